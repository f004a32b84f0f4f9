import { makeCompany } from "../support/admin.ts";
import { expect, islandsHydrated, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { openScreen } from "./office-frame.ts";

test("a form that was refused leaves the focus alone once somebody types", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/contact");
  await islandsHydrated(page);
  // From here on every timer is late, as on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Send message" }).press("Enter");
  await expect(page.getByText("First name is required")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.keyboard.type("Ada");
  await expect(page.getByText("First name is required")).toBeHidden();
  await page.clock.runFor(1000);
  await page.keyboard.type("line");
  await expect(page.getByLabel("First name")).toHaveValue("Adaline");
  await expect(page.getByLabel("Last name")).toHaveValue("");
});

test("work on a company is logged from its time on, which has the focus before anybody types", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const { id } = await makeCompany(page);
  await page.clock.install();
  await page.goto(`/admin/companies/${id}`);
  const logWork = page.getByRole("button", { name: /^Log work/ });
  const time = page.getByRole("dialog").getByLabel("Time");
  // What the dialog asks for has come by then.
  await logWork.press("Enter");
  await expect(time).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(time).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await logWork.press("Enter");
  await expect(time).toBeFocused();
});

test("work is logged from its company on, also where the form comes after its dialog", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const answer = await holdAnswers(page, "**/api/admin/timer");
  await openScreen(page, "/admin/operations");
  await page.keyboard.press("l");
  await expect(page.getByRole("dialog")).toContainText("One moment...");
  answer();
  await expect(page.getByRole("dialog").getByRole("combobox", { name: "Company" })).toBeFocused();
});
