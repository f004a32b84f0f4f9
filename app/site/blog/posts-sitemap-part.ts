import type { Route } from "./+types/posts-sitemap-part.ts";
import { answerPart } from "./posts-sitemap.server.ts";

export const loader = ({ context, params }: Route.LoaderArgs) => answerPart(context, params.part);
