import type { Route } from "./+types/share-post.ts";
import { answerPostImage } from "./share-image.server.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  answerPostImage(context, params.file);
