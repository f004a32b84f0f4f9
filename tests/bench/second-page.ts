import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../support/chromium.ts";
import { publicPages } from "./public-pages.ts";
import { atMost, type Row } from "./row.ts";

const limitMs = 300;
/** From pointing at a link to pressing it, as somebody does who has read it. */
const pointedMs = 300;

const linksIn = (page: Page, pages: string[]) =>
  page.getByRole("main").evaluate((main, known) => {
    const links = [...main.querySelectorAll<HTMLAnchorElement>("a[href]")];
    const seen = links.filter((link) => link.checkVisibility());
    const on = seen.map((link) => link.getAttribute("href")!);
    return [...new Set(on)].filter((path) => path !== location.pathname && known.includes(path));
  }, pages);

/** From the click on a link to the first frame with words of the page it leads to. */
async function follow(page: Page, path: string): Promise<number> {
  const link = page.getByRole("main").locator(`a[href="${path}"]:visible`).first();
  await link.hover();
  await sleep(pointedMs);
  await Promise.all([page.waitForURL(`**${path}`), link.click()]);
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === "first-contentful-paint") done(startTime);
        });
        observer.observe({ type: "paint", buffered: true });
      }),
  );
}

/** Every link from a page's text to another of these, in a browser that has come to that page just now. */
export async function timeSecondPages(origin: string, addresses: string[]): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const pages = await publicPages(origin, addresses);
  const took: number[] = [];
  try {
    for (const first of pages) {
      const context = await browser.newContext({ baseURL: origin });
      const page = await context.newPage();
      await page.goto(first);
      for (const [n, second] of (await linksIn(page, pages)).entries()) {
        if (n > 0) await page.goto(first);
        took.push(await follow(page, second));
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? Infinity);
  const what = `second page: first words, ${took.length} links, median ${at(0.5)} ms, p75`;
  return [atMost(what, at(0.75), limitMs, " ms")];
}
