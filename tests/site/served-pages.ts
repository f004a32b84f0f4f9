import { inject } from "vitest";
import { type Element, elementsOf } from "../support/html.ts";
import { listedPaths } from "../support/listed-paths.ts";

export type ServedPage = { path: string; address: string; html: string; elements: Element[] };

export const siteUrl = inject("siteUrl");

export async function servedText(path: string, status = 200): Promise<string> {
  const answer = await fetch(new URL(path, siteUrl), { redirect: "manual" });
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

async function servedPage(path: string, status = 200): Promise<ServedPage> {
  const html = await servedText(path, status);
  return { path, address: new URL(path, siteUrl).href, html, elements: elementsOf(html) };
}

export async function servedPages(): Promise<ServedPage[]> {
  return Promise.all((await listedPaths(siteUrl)).map((path) => servedPage(path)));
}

export function notFoundPage(): Promise<ServedPage> {
  return servedPage("/no-such-page", 404);
}

export function metaContent({ elements }: ServedPage, name: string): string | undefined {
  return elements.find(
    ({ tag, attributes }) =>
      tag === "meta" && (attributes["name"] === name || attributes["property"] === name),
  )?.attributes["content"];
}
