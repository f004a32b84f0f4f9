import { expect, expectNoAxeViolations, test as base } from "../support/browser.ts";
import { ownProgram } from "../support/own.ts";
import { startProgram } from "../support/program.ts";
import { signInAs } from "../support/sign-in.ts";
import { expectSaved, fillApplicant, saveButton } from "./joining.ts";

const env = { UPGRADE_POLICY: "saved-card", TRUST_PROXY: "1" };

const test = base.extend({
  program: async ({ own }, use) =>
    use(await own("upgrade-saved-card", () => ownProgram(startProgram({ env })))),
});

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
