import type { Route } from "./+types/json-feed.ts";
import { answerFeed } from "./feed.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  answerFeed(context, "application/feed+json", (feed) => feed.json1());
