import { expect, it } from "vitest";
import { factsSaidOnce, type FactSaid } from "../fixtures/facts-said-once.ts";
import { parseHtml } from "../support/html.ts";
import { readingOf } from "./main-of-page.ts";
import { servedPages } from "./served-pages.ts";

type Page = { path: string; text: string };

const pages = servedPages().then((served) =>
  served.map(({ path, html }): Page => {
    const main = parseHtml(html).querySelector("main");
    if (!main) throw new Error(`${path} has no main element`);
    return { path, text: readingOf(main) };
  }),
);

function saidOtherwise({ said, ways }: FactSaid, { path, text }: Page): string[] {
  const plain = ways.flatMap((way) =>
    typeof way === "string" ? way : way.on.test(path) ? way.way : [],
  );
  return [...text.matchAll(said)]
    .map(([words]) => words.toLowerCase().trim())
    .filter((words) => !plain.includes(words))
    .map((words) => `${path}: ${words}`);
}

it.each(factsSaidOnce)("$fact: is said one way on every public page", async (fact) => {
  const all = await pages;
  expect(all.flatMap((page) => saidOtherwise(fact, page))).toEqual([]);
  expect(all.some(({ text }) => text.match(fact.said))).toBe(true);
});

it.each(factsSaidOnce)("$fact: a second way would be found", async (fact) => {
  const [page] = await pages;
  const told = { path: page!.path, text: `${page!.text} ${fact.otherwise}` };
  expect(saidOtherwise(fact, told)).not.toEqual([]);
});
