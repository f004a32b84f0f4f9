import type { Article } from "./render-markdown.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text that cannot be rendered, one paragraph for each of its own, marks and all. */
export function showAsWritten(content: string): Article {
  const paragraphs = content
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .split(/\n\n+/)
    .map((words) => `<p>${words}</p>`);
  return { html: paragraphs.join("\n"), headings: [] };
}
