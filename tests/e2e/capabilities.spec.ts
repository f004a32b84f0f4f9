import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser.ts";

test("the button downloads the statement as a PDF", async ({ page, request }) => {
  await page.goto("/capabilities");
  const button = page.getByRole("link", { name: "Download Capabilities Statement PDF" }).first();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe("fontana-advisors-capabilities-statement.pdf");
  expect((await readFile(await download.path())).subarray(0, 8).toString()).toBe("%PDF-1.7");
  const answer = await request.get((await button.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
});
