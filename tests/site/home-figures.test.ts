import { expect, it } from "vitest";
import { capabilities } from "../../content/capabilities.ts";
import { headlineStats } from "../../content/home.ts";
import { attributeOf, wordsOf } from "../support/html.ts";
import { mainOf } from "./main-of-page.ts";
import { siteUrl } from "./served-pages.ts";

const figure = /[<$]?\d[\d,.]*(?:-\d+)?(?:[%x]|K\+?|\+)?/g;

const figuresIn = (text: string) =>
  [...text.replaceAll("Dynamics 365", "").matchAll(figure)].map(([words]) =>
    words.replace(/[.,]$/, ""),
  );

/** The first section's are the visitor's own numbers; nobody's words need a source. */
const unsourced = ["hero", "testimonials"];

it("every figure of the home page is stated where its section leads", async () => {
  const home = await mainOf("/");
  const missing: string[] = [];
  for (const section of home.querySelectorAll("section")) {
    const names = attributeOf(section, "class")?.split(" ") ?? [];
    if (names.some((name) => unsourced.includes(name))) continue;
    const addresses = section
      .querySelectorAll("a")
      .map((link) => new URL(attributeOf(link, "href") ?? "/", siteUrl).pathname);
    const pages = await Promise.all([...new Set(addresses)].map((path) => mainOf(path)));
    const stated = new Set(pages.flatMap((page) => figuresIn(wordsOf(page))));
    missing.push(...figuresIn(wordsOf(section)).filter((words) => !stated.has(words)));
  }
  expect(missing).toEqual([]);
});

it.each(headlineStats)("$value $description leads to what it counts", async (stat) => {
  const links = (await mainOf("/")).querySelectorAll("a");
  const link = links.find((one) => wordsOf(one) === stat.description);
  expect(link && attributeOf(link, "href")).toBe(`/about#${stat.id}`);
  const source = (await mainOf("/about")).querySelector(`[id="${stat.id}"]`);
  expect(source && wordsOf(source)).toContain(`${stat.value} ${stat.description}`);
  expect(source && wordsOf(source)).toContain(stat.counts);
});

it("the figures of the capabilities page lead to where they are explained", async () => {
  const links = (await mainOf("/capabilities")).querySelectorAll("a");
  for (const { description, id } of capabilities.stats) {
    const link = links.find((one) => wordsOf(one) === description);
    expect(link && attributeOf(link, "href")).toBe(id ? `/about#${id}` : "/about");
    if (id) expect((await mainOf("/about")).querySelector(`[id="${id}"]`)).toBeTruthy();
  }
});
