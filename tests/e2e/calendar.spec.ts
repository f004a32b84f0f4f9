import { expect, expectNoAxeViolations, sidewaysScroll, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/ERR_FAILED/] });

test("staff confirm the closed days of a year by keyboard alone", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin/calendar");
  const year = page.locator(".calendar-year").last();
  const days = year.locator(".closed-days li");
  await expect(year).toContainText("Nobody has confirmed it yet.");
  const before = await days.count();
  const { keyboard } = page;

  await year.getByRole("button", { name: /^Close on Presidents' Day/ }).focus();
  await keyboard.press("Enter");
  await expect(year.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(days).toHaveCount(before + 1);
  await expect(year).toContainText("Not saved yet: 1 day added.");
  await year.getByLabel("Thanksgiving Day: closed").focus();
  await keyboard.type("From 1 PM");
  await year.getByRole("button", { name: /^Open on Memorial Day, / }).focus();
  await keyboard.press("Enter");
  await expect(days).toHaveCount(before);

  await year.getByLabel("Why").focus();
  await keyboard.type("Company retreat");
  await keyboard.press("Enter");
  await expect(year.getByText("Please choose a date")).toBeVisible();

  const date = year.getByLabel("Another day");
  await expect(date).toBeFocused();
  await expect(year).toContainText(
    "Not saved yet: 1 day added, 1 removed, 1 changed, a day typed but not added.",
  );
  const inbox = page.getByRole("link", { name: /^Inbox/ });
  await inbox.focus();
  await keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(inbox).toBeFocused();
  await expect(page).toHaveURL(/calendar$/);

  const confirm = year.getByRole("button", { name: /^Confirm / });
  await confirm.press("Enter");
  await expect(date).toBeFocused();
  await expect(year).toContainText("Nobody has confirmed it yet.");
  await date.fill(`${await year.getByRole("heading", { level: 2 }).innerText()}-09-16`);
  await confirm.press("Enter");
  await expect(year).toContainText("Confirmed by");
  await expect(year.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(year.getByRole("button", { name: /^(Save|Confirm) / })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.reload();
  await expect(days.filter({ hasText: "Company retreat" })).toBeVisible();
  await expect(days.filter({ hasText: "Presidents' Day" })).toBeVisible();
  await expect(year.getByLabel("Thanksgiving Day: closed")).toHaveValue("13:00");
});

test("changed days are discarded on request or by whoever leaves all the same, and not refused after a lost answer", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin/calendar");
  const year = page.locator(".calendar-year").first();
  const days = year.locator(".closed-days li");
  await expect(year.getByRole("heading", { level: 2 })).toBeVisible();
  const before = await days.count();
  const remove = year.getByRole("button", { name: /^Open on / }).first();
  await remove.click();
  await expect(days).toHaveCount(before - 1);
  await year.getByRole("button", { name: "Discard the changes" }).press("Enter");
  await expect(days).toHaveCount(before);
  await expect(year.getByRole("heading", { level: 2 })).toBeFocused();
  await page.getByRole("link", { name: /^Log/ }).click();
  await expect(page).toHaveURL(/log$/);
  await page.goBack();
  await remove.click();
  await page.route(
    "**/api/admin/calendar/*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const save = year.getByRole("button", { name: /^(Save|Confirm) / });
  const unsaved = year.getByText("Not saved yet:");
  await save.click();
  await expect(unsaved, "saved, as is read again").toHaveCount(0);
  await remove.click();
  await save.click();
  await expect(unsaved).toHaveCount(0);
  await expect(days).toHaveCount(before - 2);
  await remove.click();
  await page.getByRole("link", { name: /^Log/ }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/log$/);
});
