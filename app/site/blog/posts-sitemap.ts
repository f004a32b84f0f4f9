import type { Route } from "./+types/posts-sitemap.ts";
import { answerIndex } from "./posts-sitemap.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => answerIndex(context);
