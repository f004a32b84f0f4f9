import { atWidths, expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";

test("axe finds nothing in the open menus, nor in the form with its errors", async ({ page }) => {
  await openPage(page, "/contact");
  const menu = page.locator(":popover-open");
  for (const [width, name] of [
    [1280, "Solutions"],
    [390, /menu/i],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole("banner").getByRole("button", { name }).first().click();
    await expect(menu).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
  }

  await page.locator("form button:not([type=button])").last().click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await atWidths(page, [1280, 390], () => expectNoAxeViolations(page));
});
