import { atWidths, expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("axe finds nothing in the open menu", async ({ page }) => {
      await openPage(page, "/");
      const name = width < 600 ? /menu/i : "Solutions";
      await page.getByRole("banner").getByRole("button", { name }).first().click();
      await expectNoAxeViolations(page);
    });
  });
}

test("axe finds nothing in the form with its errors", async ({ page }) => {
  await openPage(page, "/contact");
  await page.locator("form button:not([type=button])").last().click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await atWidths(page, [1280, 390], () => expectNoAxeViolations(page));
});
