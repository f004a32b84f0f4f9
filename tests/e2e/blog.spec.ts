import type { Page } from "@playwright/test";
import {
  atWidths,
  expect,
  expectNoAxeViolations,
  holdIslands,
  islandsHydrated,
  readThrough,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { openPage } from "../support/open-page.ts";

const categories = [
  "All",
  "CRM Strategy",
  "AI & Automation",
  "Fractional CTO",
  "Change Management",
  "Public Sector",
  "Project Success",
];

const article = "/blog/training-that-survives-the-monday-after";
const cards = (page: Page) => page.locator(".post-card");
const search = (page: Page) => page.getByPlaceholder("Search articles...");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("shows the featured article and leads to it, searches and filters, and leads from one article to the next", async ({
      page,
    }) => {
      await page.goto("/blog");
      await expect(page.getByText("Featured Article")).toBeVisible();
      const featured = page.getByRole("link", { name: "Read Full Article" });
      await expect(featured).toHaveAttribute("href", /^\/blog\/[\w-]+$/);
      await expect(cards(page)).toHaveCount(12);
      for (const name of categories)
        await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      const newest = (await page.locator(".featured h2").textContent()) ?? "";
      await featured.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest);
      await page.goBack();

      await page.getByRole("button", { name: "Public Sector", exact: true }).click();
      await expect(page).toHaveURL(/category=Public(\+|%20)Sector/);
      await expect(cards(page)).toHaveCount(2);
      await expect(page.getByText("Featured Article")).toHaveCount(0);

      await search(page).fill("no such words anywhere");
      await search(page).press("Enter");
      await expect(page.getByText("No articles found")).toBeVisible();
      await expect(page.getByText("Try adjusting your search or filter criteria.")).toBeVisible();
      await expect(page).toHaveURL(/q=no/);
      await expect(page).toHaveURL(/category=Public/);

      const closing = page.getByRole("link", { name: "Subscribe to Updates" });
      await expect(page.getByText("Stay Updated with the Latest Insights")).toBeVisible();
      await expect(closing).toHaveAttribute("href", "/contact?about=updates");

      await page.goto(article);
      const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      const contents = page.getByRole("navigation", { name: "In this article" });
      await contents.getByRole("link").nth(1).click();
      await expect(page).toHaveURL(/#section-/);
      await page.getByRole("link", { name: /^Previous article/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    });
  });
}

test("typing searches once, keeps the focus and the rest of the page, and goes back", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/blog");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/blog") asked.push(request.url());
  });
  await page.evaluate(() => (document.body.dataset.same = "yes"));
  // A busy machine types slowly: no time passes until the last letter is there.
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).pressSequentially("spreadsheet");
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect(page.getByText(/matching “spreadsheet”/)).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(search(page)).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
  await expect(page).toHaveURL("/blog?q=spreadsheet");
  await page.getByRole("button", { name: "Change Management", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=spreadsheet&category=Change+Management");
  await page.goBack();
  await expect(page).toHaveURL("/blog?q=spreadsheet");
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("All stays chosen, and is not fetched again, where the address names it", async ({ page }) => {
  await openPage(page, "/blog?category=All");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/blog") asked.push(request.url());
  });
  await islandsHydrated(page);
  await search(page).fill("spreadsheet");
  await expect(page.getByText(/matching “spreadsheet”/)).toBeVisible();
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(asked).toHaveLength(1);
});

test("text typed before hydration is searched for afterward", async ({ page }) => {
  const arrive = await holdIslands(page);
  await page.goto("/blog");
  await search(page).pressSequentially("spreadsheet");
  await expect(cards(page)).toHaveCount(12);
  arrive();
  await expect(page.getByText(/matching “spreadsheet”/)).toBeVisible();
  await expect(search(page)).toHaveValue("spreadsheet");
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL("/blog?q=spreadsheet");
});

test("results that load are announced, and the back button leads out of them after a reload too", async ({
  page,
}) => {
  await openPage(page, "/blog");
  const release = await holdAnswers(page, "**/blog?*");
  await page.getByRole("button", { name: "Fractional CTO", exact: true }).click();
  await expect(page.getByText("Loading blog posts...")).toBeVisible();
  release();
  await expect(page.getByText("Loading blog posts...")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test.describe("the link to an article", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is a plain link at first, and copies its address once hydrated", async ({ page }) => {
    await page.clock.install();
    await page.goto(article);
    const copy = page.getByRole("link", { name: "Copy link" });
    const address = new URL((await copy.getAttribute("href")) ?? "");
    expect(address.pathname).toBe(article);
    await copy.click();
    await expect(page.getByRole("link", { name: "Link copied" })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address.href);
    await page.clock.runFor(5_000);
    await expect(copy).toBeVisible();
  });
});

// The list and its articles are walked with every page.
test("axe finds nothing on a search that finds nothing", async ({ page }) => {
  await openPage(page, "/blog?q=nothing-has-this");
  await atWidths(page, [1280, 390], async () => {
    await readThrough(page);
    await expectNoAxeViolations(page);
    expect(await sidewaysScroll(page), "sideways scrolling").toBe(0);
  });
});
