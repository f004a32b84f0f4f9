import { describe, expect, it } from "vitest";
import { attributeOf, parseHtml, wordsOf } from "../support/html.ts";
import { mainOf, sectionNamed } from "./main-of-page.ts";
import { servedText } from "./served-pages.ts";

const hrefsIn = async (path: string, status = 200) =>
  (await mainOf(path, status)).querySelectorAll("a").map((link) => attributeOf(link, "href"));

const isSplit = (words: string) =>
  /typical split of 20 hours/.test(words.replaceAll(/<[^>]+>/g, ""));

const cards = [
  ["Salesforce", "/solutions/salesforce"],
  ["Dynamics 365", "/solutions/dynamics-365"],
  ["Zoho CRM", "/solutions/zoho-crm"],
  ["CRM Quickstarts", "/solutions/crm-quickstarts"],
  ["AI & Automation", "/solutions/ai-automation"],
  ["Public Sector", "/solutions/public-sector"],
  ["Change Management", "/solutions/change-management"],
  ["Technology Audit", "/solutions/technology-audit"],
  ["Fractional CTO", "/solutions/fractional-cto"],
] as const;

describe("the solutions", () => {
  it("have nine cards on the overview as on Home, with the same text", async () => {
    const home = await mainOf("/");
    const overview = await mainOf("/solutions");
    const linkedBy = (href: string) => [home, overview].map((main) => itemLinkedTo(main, href));
    for (const [title, href] of cards) {
      const [short, long] = linkedBy(href);
      const description = short?.replace(title, "").trim() ?? "";
      expect(description).not.toBe("");
      expect(long).toContain(title);
      expect(long).toContain(description);
    }
    const hrefs = (await hrefsIn("/solutions")).filter((href) => href.startsWith("/solutions/"));
    expect([...new Set(hrefs)].slice(0, 9)).toEqual(cards.map(([, href]) => href));
  });

  it("highlight the page's own platform in its comparison", async () => {
    const heads = (await mainOf("/solutions/dynamics-365")).querySelectorAll(".compared thead th");
    const own = heads.filter((head) => head.hasAttribute("data-own"));
    expect(own.map(wordsOf)).toEqual(["Dynamics 365"]);
    const links = heads.flatMap((head) => head.querySelectorAll("a"));
    expect(links.map(wordsOf)).toEqual(["Salesforce", "Zoho CRM"]);
  });

  it("draw the plan's 20 hours for a typical month", async () => {
    const path = "/solutions/fractional-cto";
    const table = (await mainOf(path))
      .querySelectorAll("table")
      .find((one) => isSplit(wordsOf(one)));
    expect(table?.querySelectorAll("td").map(wordsOf).at(-1)).toBe("20");
    // The parser leaves out what is inside a drawing.
    const source = (await servedText(path)).match(/<table.*?<\/table>/gs)?.find(isSplit);
    expect(source?.match(/<circle /g)).toHaveLength(20);
  });
});

it("six industries link to existing pages", async () => {
  const links = sectionNamed(await mainOf("/case-studies"), "Industries served").querySelectorAll(
    "a",
  );
  expect(links).toHaveLength(6);
  for (const link of links) await servedText(attributeOf(link, "href"));
});

it("the capabilities page links to the contact page and offers the file twice", async () => {
  const main = await mainOf("/capabilities");
  const hrefs = await hrefsIn("/capabilities");
  expect(hrefs.filter((href) => href.startsWith("/contact"))).toHaveLength(1);
  expect(sectionNamed(main, "What sets us apart").querySelectorAll("li")).toHaveLength(4);
  const buttons = main.querySelectorAll("a").map(wordsOf);
  expect(buttons.filter((words) => words === "Download Capabilities Statement PDF")).toHaveLength(
    2,
  );
});

it.each([
  ["/privacy-policy", 11],
  ["/terms", 13],
])("the table of contents of %s links to its sections", async (path, sections) => {
  const main = await mainOf(path);
  const links = main.querySelectorAll('nav[aria-label="Contents"] a');
  expect(links).toHaveLength(sections);
  for (const link of links) {
    const heading = main.querySelector(`h2[id="${attributeOf(link, "href").slice(1)}"]`);
    expect(heading && wordsOf(heading)).toBe(wordsOf(link));
  }
});

describe("an unknown address is a 404 that suggests the closest pages", () => {
  const closest: [path: string, offered: string][] = [
    ["/contakt", "/contact"],
    ["/solutions/salesforse", "/solutions/salesforce"],
    ["/case-studies/nobody", "/case-studies"],
  ];

  it.each(closest)("%s", async (path, offered) => {
    const page = parseHtml(await servedText(path, 404));
    const words = (selector: string) => page.querySelectorAll(selector).map(wordsOf);
    expect(words("title")[0]).toMatch(/^Page not found/);
    expect(words("h1")).toEqual(["404 Page Not Found"]);
    expect(words("main")[0]).toContain("Did you forget to add the page to the router?");
    expect((await hrefsIn(path, 404)).some((href) => href.startsWith(offered))).toBe(true);
    const robots = page.querySelector('meta[name="robots"]');
    expect(robots && attributeOf(robots, "content")).toBe("noindex");
  });
});

function itemLinkedTo(main: Awaited<ReturnType<typeof mainOf>>, href: string): string | undefined {
  const items = main.querySelectorAll("li");
  const found = items.find((item) =>
    item.querySelectorAll("a").some((link) => attributeOf(link, "href") === href),
  );
  return found && wordsOf(found);
}
