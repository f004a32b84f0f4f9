import { chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../support/chromium.ts";
import { budgetOf, weigh } from "../support/page-weight.ts";
import { atMost, type Row } from "./row.ts";

export async function weighPages(origin: string, addresses: string[]): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const rows: Row[] = [];
  try {
    for (const address of addresses) {
      const page = await browser.newPage();
      const { requests, scriptBytes } = await weigh(page, new URL(address, origin).href);
      await page.close();
      const budget = budgetOf(address);
      rows.push(
        atMost(`${address}: JavaScript, brotli bytes`, scriptBytes, budget.scriptBytes),
        atMost(`${address}: requests`, requests, budget.requests),
      );
    }
  } finally {
    await browser.close();
  }
  return rows;
}
