import type { Heading } from "../schema.ts";
import { headingsOf } from "./headings.ts";

export type Article = { html: string; headings: Heading[] };

export async function renderMarkdown(markdown: string): Promise<Article> {
  // Loaded on first use: parser, sanitizer and highlighter would slow every start.
  const { pipeline } = await import("./pipeline.ts");
  const tree = await pipeline.run(pipeline.parse(markdown));
  return { html: pipeline.stringify(tree), headings: headingsOf(tree) };
}
