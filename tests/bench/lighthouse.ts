import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

export const chromePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Scores from 0 to 100 with Lighthouse's mobile defaults, the median of three runs. */
export async function lighthouseScores(url: string): Promise<Record<string, number>> {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await audit(url));
  return Object.fromEntries(
    categories.map((name) => [
      name,
      runs.map((scores) => scores[name]!).toSorted((a, b) => a - b)[1]!,
    ]),
  );
}

async function audit(url: string): Promise<Record<string, number>> {
  const chrome = await launch({ chromePath, chromeFlags: flags, logLevel: "silent" });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "silent",
    });
    if (!result) throw new Error("Lighthouse gave no result");
    const { lhr } = result;
    for (const found of Object.values(lhr.audits)) {
      if (found.score !== null && found.score < 0.9 && found.scoreDisplayMode !== "informative") {
        console.log(`  ${found.id}: ${found.displayValue ?? found.title}`);
      }
    }
    return Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    );
  } finally {
    chrome.kill();
  }
}
