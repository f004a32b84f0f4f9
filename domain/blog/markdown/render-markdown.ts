import type { Heading } from "../schema.ts";
import { headingsOf } from "./headings.ts";

export type Article = { html: string; headings: Heading[] };

/** CommonMark with GitHub's additions, as HTML that is safe to show whatever was written. */
export async function renderMarkdown(markdown: string): Promise<Article> {
  // Loaded with the first article: parser, sanitiser and highlighter would slow every start.
  const { pipeline } = await import("./pipeline.ts");
  const tree = await pipeline.run(pipeline.parse(markdown));
  return { html: pipeline.stringify(tree), headings: headingsOf(tree) };
}
