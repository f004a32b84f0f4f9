import { archivePage } from "../../../../content/blog.ts";
import { png } from "../share-image.server.ts";
import type { Route } from "./+types/share-archive.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  png(context, { title: archivePage.heading, kicker: "Blog" });
