import { expect, test } from "../support/browser.ts";

test.use({ expectedNoise: [/the server responded with a status of 404/] });

test("an unknown address says so, with its status and the closest pages", async ({ page }) => {
  const answer = await page.goto("/contakt");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expect(page.getByRole("main").locator('a[href="/contact"]').first()).toBeVisible();
});

test("an unknown solution is not found either", async ({ page }) => {
  const answer = await page.goto("/solutions/salesforse");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByRole("main").locator('a[href="/solutions/salesforce"]')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
