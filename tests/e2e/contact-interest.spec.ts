import { expect, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";

const plans: [plan: string, value: string][] = [
  ["growth-plan", "growth-plan"],
  ["exec-concierge", "executive-concierge"],
  ["fractional-cto", "membership-plan"],
  ["something-else", ""],
];

for (const [plan, value] of plans) {
  test(`?plan=${plan} changes the heading and preselects "${value}"`, async ({ page }) => {
    await openPage(page, `/contact?plan=${plan}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Get Your Plan Started");
    await expect(page.getByLabel("What are you interested in?")).toHaveValue(value);
  });
}

test("?about= preselects an interest, and no plan", async ({ page }) => {
  await openPage(page, "/contact?about=tech-audit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Talk Tech Strategy");
  await expect(page.getByLabel("What are you interested in?")).toHaveValue("tech-audit");
});

test("without a plan it talks strategy, and shows how to reach the firm", async ({ page }) => {
  await openPage(page, "/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Talk Tech Strategy");
  await expect(page.getByLabel("What are you interested in?")).toHaveValue("");
  const main = page.getByRole("main");
  await expect(main.getByText("< 24 hours")).toBeVisible();
  await expect(main.getByText("Based in Fontana, CA – Serving Nationwide")).toBeVisible();
  await expect(main.locator("details")).toHaveCount(4);
});
