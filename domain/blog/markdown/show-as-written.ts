import type { Article } from "./render-markdown.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export function showAsWritten(content: string): Article {
  const paragraphs = content
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .split(/\n\n+/)
    .map((words) => `<p>${words}</p>`);
  return { html: paragraphs.join("\n"), headings: [] };
}
