import type { Route } from "./+types/share-blog.ts";
import { answerBlogImage } from "./share-image.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => answerBlogImage(context);
