import { describe, expect, it } from "vitest";
import { caseStudyFacts, firmFacts } from "../fixtures/page-facts.ts";
import { solutionFacts } from "../fixtures/solution-facts.ts";
import { attributeOf, parseHtml, wordsOf } from "../support/html.ts";
import { readingOf, mainOf } from "./main-of-page.ts";
import { servedText } from "./served-pages.ts";

const facts = { ...solutionFacts, ...caseStudyFacts, ...firmFacts };

describe.each(Object.entries(facts))("%s", (path, { h1, says, leadsTo = [], links = [] }) => {
  it("has the required text and links", async () => {
    const main = await mainOf(path);
    const headings = main.querySelectorAll("h1").map(wordsOf);
    expect(headings).toHaveLength(1);
    if (h1) expect(headings).toEqual([h1]);
    const read = readingOf(main);
    for (const fact of says) expect(read).toContain(fact);
    const anchors = main.querySelectorAll("a");
    const addresses = anchors.map((anchor) => attributeOf(anchor, "href"));
    for (const href of leadsTo) expect(addresses).toContain(href);
    for (const [name, href] of links) {
      const named = anchors.find((anchor) => wordsOf(anchor).includes(name));
      expect(named && attributeOf(named, "href"), name).toBe(href);
    }
  });
});

it.each(Object.keys(solutionFacts))("%s names each of its sections", async (path) => {
  const page = parseHtml(await servedText(path));
  for (const section of page.querySelectorAll("main section")) {
    const heading = page.querySelector(`[id="${attributeOf(section, "aria-labelledby")}"]`);
    expect(attributeOf(section, "aria-label") || (heading && wordsOf(heading))).toMatch(/\w/);
  }
});

it.each(Object.keys(caseStudyFacts).filter((path) => path !== "/case-studies"))(
  "%s leads back to the list",
  async (path) => {
    const main = await mainOf(path);
    const trail = main.querySelectorAll('nav[aria-label="Breadcrumb"] a');
    const back = main.querySelectorAll("a");
    for (const [links, name] of [
      [trail, "Case Studies"],
      [back, "Back to Case Studies"],
    ] as const) {
      const link = links.find((one) => wordsOf(one).includes(name));
      expect(link && attributeOf(link, "href"), name).toBe("/case-studies");
    }
  },
);

it("the public sector page proves nothing with a health-care project's figures", async () => {
  const read = readingOf(await mainOf("/solutions/public-sector"));
  for (const figure of ["75%", "99.9%", "16 weeks", "12 per year"])
    expect(read).not.toContain(figure);
});

it("every solution page has its own picture and its own order of sections", async () => {
  const orders = await Promise.all(
    Object.keys(solutionFacts)
      .filter((path) => path !== "/solutions")
      .map(async (path) => {
        const main = await mainOf(path);
        expect(main.querySelectorAll("#feature"), path).toHaveLength(1);
        return main
          .querySelectorAll('nav[aria-label="On this page"] a')
          .map((stop) => attributeOf(stop, "href"))
          .filter((stop) => stop !== "#feature")
          .join(" ");
      }),
  );
  expect(new Set(orders).size).toBe(orders.length);
});

it.each([
  ["dynamics-365", "jules-associates"],
  ["ai-automation", "jules-associates"],
  ["change-management", "frasco-inc"],
])("/solutions/%s links the case that belongs to it", async (solution, study) => {
  const links = (await mainOf(`/solutions/${solution}`)).querySelectorAll("section a");
  expect(links.map((link) => attributeOf(link, "href"))).toContain(`/case-studies/${study}`);
});
