import { firmDay } from "../../content/firm-day.ts";
import { expect, expectNoAxeViolations } from "../support/browser.ts";
import { ownTest } from "../support/own-test.ts";
import { signUpWithCard } from "../support/sandbox-signup.ts";
import { signInAs } from "../support/sign-in.ts";
import { press } from "../support/tab-to.ts";
import { expectSaved, fillApplicant, saveButton } from "./joining.ts";

const env = { UPGRADE_POLICY: "saved-card", TRUST_PROXY: "1" };

const test = ownTest("upgrade-saved-card", env);

// One worker starts the program, not each.
test.describe.configure({ mode: "default" });
test.use({ expectedNoise: [/status of 409/] });

test("without a card an upgrade is refused with a link to save one; with one on file it works", async ({
  page,
  program,
}) => {
  const email = await signInAs(page, program, undefined, "/dashboard");
  const upgrade = page.getByRole("button", { name: "Upgrade" }).last();
  await upgrade.press("Enter");
  await expect(page.locator(".toast-destructive")).toContainText("Failed to upgrade membership.");
  const problem = page.getByText("An upgrade needs a card on file.");
  await expect(problem).toBeVisible();
  await expect(upgrade).toBeFocused();
  await expectNoAxeViolations(page);
  expect(await (await page.request.get("/api/membership/info")).json()).toEqual({ plan: "free" });

  await page.getByRole("link", { name: "Save a card" }).press("Enter");
  await expect(page).toHaveURL(/\/signup\?plan=automation-builder$/);
  await expect(saveButton(page)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await fillApplicant(page, email);
  await page.getByRole("button", { name: "Saved" }).click();
  await saveButton(page).click();
  await expectSaved(page);

  await page.goto("/dashboard");
  await expect(page.locator(".ready")).toContainText("You chose Automation Builder");
  await expect(upgrade).toHaveCount(0);
  const data = { membershipPlan: "automation-builder" };
  const headers = { Origin: program.url };
  await page.request.post("/api/membership/upgrade", { data, headers });
  await page.reload();
  await expect(page.locator(".membership-card h2")).toHaveText("Automation Builder");
});

test("with a card on file an upgrade is shown with price, card and date before it is taken", async ({
  page,
  program,
}) => {
  const email = await signInAs(page, program, undefined, "/dashboard");
  const upgrade = page.getByRole("button", { name: "Upgrade", exact: true });
  await expect(upgrade).toHaveCount(2);
  // As in another tab.
  await signUpWithCard(page, email, { planId: "crm-essentials" });

  await upgrade.first().press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Upgrade to CRM Essentials?" });
  const today = firmDay(new Date());
  await expect(dialog.getByRole("definition")).toHaveText([
    "CRM Essentials",
    "$1,250 per month",
    "10 hours",
    "Visa ending in 4242",
    today,
  ]);
  await expect(dialog).toContainText("does not charge it");
  await expectNoAxeViolations(page);
  const plan = async () => (await page.request.get("/api/membership/info")).json();
  expect(await plan()).toEqual({ plan: "free" });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(upgrade.first()).toBeFocused();
  expect(await plan()).toEqual({ plan: "free" });

  await page.keyboard.press("Enter");
  await press(page, dialog.getByRole("button", { name: "Upgrade" }));
  await expect(page.locator(".toast")).toContainText("upgraded successfully");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(".membership-card h2")).toHaveText("CRM Essentials");
  await expect(page.locator(".membership-card h2")).toBeFocused();
  expect(await plan()).toEqual({ plan: "crm-essentials" });
});
