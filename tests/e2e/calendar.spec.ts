import { expect, sidewaysScroll, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test("staff confirm the closed days of a year by keyboard alone", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin/calendar");
  const year = page.locator(".calendar-year").last();
  const days = year.locator(".closed-days li");
  await expect(year).toContainText("Nobody has confirmed it yet.");
  const before = await days.count();
  const { keyboard } = page;

  await year.getByRole("button", { name: /^Close on Presidents' Day/ }).focus();
  await keyboard.press("Enter");
  await expect(year.getByRole("heading")).toBeFocused();
  await expect(days).toHaveCount(before + 1);
  await year.getByLabel("Thanksgiving Day: closed").focus();
  await keyboard.type("From 1 PM");
  await year
    .getByRole("button", { name: /^Open on New Year's Day, / })
    .first()
    .focus();
  await keyboard.press("Enter");
  await expect(days).toHaveCount(before);

  await year.getByLabel("Why").focus();
  await keyboard.type("Company retreat");
  await keyboard.press("Enter");
  await expect(year.getByText("Please choose a date")).toBeVisible();

  await year.getByRole("button", { name: /^Confirm / }).focus();
  await keyboard.press("Enter");
  await expect(year).toContainText("Confirmed by");
  await expect(year.getByRole("heading")).toBeFocused();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(days.filter({ hasText: "Presidents' Day" })).toBeVisible();
  await expect(year.getByLabel("Thanksgiving Day: closed")).toHaveValue("13:00");
});
