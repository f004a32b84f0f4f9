import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser.ts";

/** Sections 2.11 and 2.17 of the specification. */
const pages: Record<string, string[]> = {
  "/capabilities": [
    "CRM & ERP Platforms",
    "AI & Automation",
    "Public Sector",
    "Change Management",
    "Fractional Leadership",
    "Support Models",
    "Salesforce 5+ years",
    "Dynamics 365 4+ years",
    "Zoho CRM 3+ years",
    "Certifications",
    "50+ implementations",
    "100% satisfaction",
    "5+ years average team experience",
    "Jules Associates",
    "Frasco Inc",
    "SHP Data",
  ],
  "/privacy-policy": [
    "Last updated: January 2025",
    "Information we collect",
    "How we use it",
    "How we share it",
    "Security",
    "How long we keep it",
    "Your rights",
    "Cookies",
    "Third-party services",
    "children under 13",
    "Changes to this policy",
    "hello@fontana-advisors.example",
    "(909) 555-0142",
    "Fontana, CA",
  ],
};

test.describe("as served, without script", () => {
  test.use({ javaScriptEnabled: false });
  for (const [address, texts] of Object.entries(pages))
    test(`${address} says what it must`, async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole("main");
      await expect(main.locator("h1")).toHaveCount(1);
      const read = await main.evaluate((element) => {
        const figures = [...element.querySelectorAll("dl > div")].map(
          (pair) =>
            `${pair.querySelector("dd")?.textContent} ${pair.querySelector("dt")?.textContent}`,
        );
        const cards = [...element.querySelectorAll("li")].map((card) =>
          [...card.children].map(({ textContent }) => textContent).join(" "),
        );
        return [...figures, ...cards, element.textContent].join("\n");
      });
      for (const text of texts) expect(read).toContain(text);
    });

  test("capabilities lead to the contact page and offer the file twice", async ({ page }) => {
    await page.goto("/capabilities");
    const main = page.getByRole("main");
    await expect(main.locator('a[href="/contact"]')).toHaveCount(1);
    await expect(
      main.getByRole("region", { name: "What sets us apart" }).getByRole("listitem"),
    ).toHaveCount(4);
    const buttons = main.getByRole("link", { name: "Download Capabilities Statement PDF" });
    await expect(buttons).toHaveCount(2);
  });

  test("the contents of the privacy policy lead to its sections", async ({ page }) => {
    await page.goto("/privacy-policy");
    const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    await expect(links).toHaveCount(11);
    for (const link of await links.all()) {
      const fragment = await link.getAttribute("href");
      await expect(page.locator(`h2${fragment}`)).toHaveText((await link.textContent()) ?? "");
    }
  });
});

test("the button downloads the statement, a real PDF", async ({ page, request }) => {
  await page.goto("/capabilities");
  const button = page.getByRole("link", { name: "Download Capabilities Statement PDF" }).first();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe("fontana-advisors-capabilities-statement.pdf");
  expect((await readFile(await download.path())).subarray(0, 8).toString()).toBe("%PDF-1.7");
  const answer = await request.get((await button.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
});
