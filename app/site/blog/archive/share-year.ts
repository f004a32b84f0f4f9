import { answerYearImage } from "./load-archive.server.ts";
import type { Route } from "./+types/share-year.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  answerYearImage(context, params.file);
