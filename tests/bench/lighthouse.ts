import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, chromiumPath } from "../support/chromium.ts";
import { publicPages } from "./public-pages.ts";
import { atLeast, median, type Row } from "./row.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const runs = 3;

export async function auditPages(origin: string, addresses: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  const every = await publicPages(origin, addresses);
  for (const address of every) {
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run += 1) audits.push(await audit(new URL(address, origin).href));
    for (const category of categories) {
      const score = median(audits.map(({ scores }) => scores[category] ?? 0));
      rows.push(
        atLeast(`${address}: Lighthouse mobile, ${category}, median of ${runs}`, score, 100),
      );
      if (score === 100) continue;
      const blamed = new Set(audits.flatMap(({ lost }) => lost[category] ?? []));
      for (const found of blamed) console.log(`  ${address} ${category}: ${found}`);
    }
  }
  return rows;
}

type Audit = { scores: Record<string, number>; lost: Record<string, string[]> };

/** Chromium sometimes loses the start of a trace; that run says nothing about the page. */
async function audit(url: string): Promise<Audit> {
  for (let spare = 2; ; spare -= 1) {
    const result = await auditOnce(url);
    if (result !== "NO_NAVSTART") return result;
    if (spare === 0) throw new Error(`Chromium recorded no start of the navigation to ${url}`);
  }
}

async function auditOnce(url: string): Promise<Audit | "NO_NAVSTART"> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ["--headless=new", ...chromiumFlags],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "silent",
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError?.code === "NO_NAVSTART") return "NO_NAVSTART";
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const entries = categories.map((name) => [name, lhr.categories[name]] as const);
    return {
      scores: Object.fromEntries(
        entries.map(([name, category]) => [name, Math.round((category?.score ?? 0) * 100)]),
      ),
      lost: Object.fromEntries(
        entries.map(([name, category]) => [
          name,
          (category?.auditRefs ?? [])
            .filter(({ weight }) => weight > 0)
            .map(({ id }) => lhr.audits[id])
            .filter((found) => found && found.score !== null && found.score < 1)
            .map((found) => `${found!.id}, ${found!.displayValue ?? found!.title}`),
        ]),
      ),
    };
  } finally {
    chrome.kill();
  }
}
