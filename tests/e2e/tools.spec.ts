import {
  atWidths,
  expect,
  expectNoAxeViolations,
  holdIslands,
  readThrough,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { actSignedIn } from "../support/signed-in.ts";
import type { Page } from "@playwright/test";

type Row = { name: string; category: string; slug: string; price: string };

const catalog: Row[] = [
  {
    name: "AI Project Manager",
    category: "AI & Automation",
    slug: "ai-automation",
    price: "$49-499/mo",
  },
  { name: "CRM analyzer", category: "CRM Tools", slug: "crm-tools", price: "$9.99/mo" },
  {
    name: "ROI calculator",
    category: "Business Analysis",
    slug: "business-analysis",
    price: "$9.99/mo",
  },
  {
    name: "Process mapper",
    category: "Process Optimization",
    slug: "process-optimization",
    price: "$9.99/mo",
  },
  { name: "Proposal generator", category: "Sales Tools", slug: "sales-tools", price: "$9.99/mo" },
  {
    name: "Integration planner",
    category: "Technical Planning",
    slug: "technical-planning",
    price: "$9.99/mo",
  },
];

const names = catalog.map(({ name }) => name);
const shownTools = (page: Page) => page.getByRole("article").getByRole("heading");
const filter = (page: Page) => page.getByRole("navigation", { name: "Tool categories" });

async function expectShown(page: Page, expected: string[]): Promise<void> {
  await expect(shownTools(page)).toHaveText(expected.map((name) => new RegExp(`^${name}`)));
  await expect(page.getByRole("status").first()).toHaveText(
    `Showing ${expected.length} of 6 tools`,
  );
}

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(filter(page).locator("[aria-current=true]")).toHaveText([name]);
}

test.describe("as served, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows six tools with category, price and a button that says why it is disabled, and the way on", async ({
    page,
  }) => {
    await page.goto("/tools");
    await expectShown(page, names);
    for (const { name, category, price } of catalog) {
      const tool = page.getByRole("article", { name });
      await expect(tool).toContainText(category);
      await expect(tool).toContainText(price);
      await expect(tool).toContainText("Included in every paid plan");
      await expect(tool.getByRole("button", { name: "Coming Soon" })).toBeDisabled();
    }
    await expect(page.getByRole("article", { name: names[0]! })).toContainText("Popular");
    await expect(page.getByRole("article", { name: "ROI calculator" })).toContainText(
      "$10 per use for free members",
    );
    const main = page.getByRole("main");
    for (const href of ["/signup", "/membership", "/contact"])
      await expect(main.locator(`a[href^="${href}"]`).filter({ visible: true })).not.toHaveCount(0);
  });

  test("shows only the tools of a category, and all again, as for an unknown category", async ({
    page,
  }) => {
    await page.goto("/tools?category=%3Cscript%3E");
    await expectShown(page, names);
    await expectChosen(page, "All");
    const all = filter(page).getByRole("link", { name: "All", exact: true });
    for (const { name, category, slug } of catalog) {
      await filter(page).getByRole("link", { name: category }).click();
      await expect(page).toHaveURL(`/tools?category=${slug}`);
      await expectShown(page, [name]);
      await expectChosen(page, category);
      await expect(all).toHaveAttribute("href", "/tools");
    }
    await all.click();
    await expect(page).toHaveURL("/tools");
    await expectShown(page, names);
    await expectChosen(page, "All");
  });
});

test("filters in place, by pointer and by keyboard, and follows the back button", async ({
  page,
}) => {
  await openPage(page, "/tools");
  await page.evaluate(() => (document.documentElement.dataset.stayed = "yes"));
  await filter(page).getByRole("link", { name: "CRM Tools" }).click();
  await expect(page).toHaveURL("/tools?category=crm-tools");
  await expectShown(page, ["CRM analyzer"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/tools?category=business-analysis");
  await expectShown(page, ["ROI calculator"]);
  await expectChosen(page, "Business Analysis");
  await expect(filter(page).getByRole("link", { name: "Business Analysis" })).toBeFocused();
  await page.goBack();
  await expectShown(page, ["CRM analyzer"]);
  await expectChosen(page, "CRM Tools");
  await page.goBack();
  await expectShown(page, names);
  await expect(page.locator("html")).toHaveAttribute("data-stayed", "yes");
  await page.goForward();
  await page.reload();
  await expectShown(page, ["CRM analyzer"]);
  await expectChosen(page, "CRM Tools");
  await page.goBack();
  await expectShown(page, names);
});

test("a category pressed before hydration is applied in place afterward", async ({ page }) => {
  const arrive = await holdIslands(page);
  await page.goto("/tools");
  await page.evaluate(() => (document.documentElement.dataset.stayed = "yes"));
  await filter(page).getByRole("link", { name: "CRM Tools" }).click();
  await expectShown(page, names);
  arrive();
  await expectShown(page, ["CRM analyzer"]);
  await expect(page).toHaveURL("/tools?category=crm-tools");
  await expect(page.locator("html")).toHaveAttribute("data-stayed", "yes");
});

test.describe("when hydration fails", () => {
  test.use({
    expectedNoise: [/Failed to (load resource|fetch dynamically)|ERR_FAILED/],
  });

  test("a category's link leads to its page", async ({ page }) => {
    await page.route(/\/assets\/hydrate-island-/, (route) => route.abort());
    await page.goto("/tools");
    await filter(page).getByRole("link", { name: "CRM Tools" }).click();
    await expect(page).toHaveURL("/tools?category=crm-tools");
    await expectShown(page, ["CRM analyzer"]);
  });
});

test("axe finds nothing and nothing sticks out", async ({ page }) => {
  await actSignedIn(page);
  await openPage(page, "/tools");
  await atWidths(page, [320, 390, 1280], async () => {
    await readThrough(page);
    await expectNoAxeViolations(page);
    const overflow = await sidewaysScroll(page);
    expect(overflow).toBe(0);
  });
});
