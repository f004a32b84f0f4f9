import type { Route } from "./+types/rss.ts";
import { answerFeed, rssOf } from "./feed.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  answerFeed(context, "application/rss+xml", rssOf);
