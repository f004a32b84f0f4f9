import type { Page } from "@playwright/test";
import { callAs } from "../support/admin.ts";
import { expect } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { test } from "../support/member-browser.ts";
import { signInAs } from "../support/sign-in.ts";

const card = (page: Page) => page.locator(".membership-card");
const plan = (page: Page) => card(page).getByRole("heading", { level: 2 });

test.describe("upgrading", () => {
  test("is pending, then done: toast, the new plan, and the focus on it", async ({
    page,
    program,
  }) => {
    await signInAs(page, program, undefined, "/dashboard");
    const letGo = await holdAnswers(page, "**/api/membership/upgrade*");
    const sent = page.waitForRequest("**/api/membership/upgrade*");
    const buttons = page.locator(".upgrade-terms button");
    await buttons.first().click();
    await expect(buttons.first()).toHaveText("Upgrading...");
    await expect(buttons.first()).toBeDisabled();
    await expect(buttons.last()).toHaveText("Upgrade");
    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({
      membershipPlan: "crm-essentials",
      hoursRemaining: 10,
      hoursUsed: 0,
    });
    expect(Date.parse(body.membershipEndDate) - Date.parse(body.membershipStartDate)).toBe(
      30 * 24 * 60 * 60_000,
    );
    letGo();
    await expect(page.locator(".toast")).toContainText("Success");
    await expect(page.locator(".toast")).toContainText(
      "Your membership has been upgraded successfully!",
    );
    await expect(plan(page)).toHaveText("CRM Essentials");
    await expect(plan(page)).toBeFocused();
    await expect(page.getByText("Membership Started")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Upgrade Your Plan" })).toHaveCount(0);
  });

  test.describe("that fails", () => {
    test.use({ expectedNoise: [/status of (500|403|409)/] });
    test("offers the first two paid plans, to which View Plans leads by keyboard; says so where it fails, and can be tried again", async ({
      page,
      become,
    }) => {
      await become("free");
      const refuse = (status: number, message: string) =>
        page.route("**/api/membership/upgrade*", (route) =>
          route.fulfill({ status, json: { message, code: "any" } }),
        );
      await page.goto("/dashboard");
      const plans = page.locator(".upgrade-plans h3");
      await expect(plans).toHaveText(["CRM Essentials", "Automation Builder"]);
      await expect(page.locator(".upgrade-terms").first()).toContainText("$1,250 per month");
      const all = page.getByRole("link", { name: "View All Plans" });
      await expect(all).toHaveAttribute("href", "/membership");
      await expect(all).toHaveAttribute("target", "_blank");
      await page.getByRole("button", { name: "View Plans" }).press("Enter");
      await expect(page.getByRole("heading", { name: "Upgrade Your Plan" })).toBeFocused();
      await expect(page.getByRole("heading", { name: "Upgrade Your Plan" })).toBeInViewport();
      await expect(page).toHaveURL(/#upgrade$/);

      await refuse(500, "Something went wrong");
      const button = page.locator(".upgrade-terms button").last();
      await button.click();
      const toast = page.locator(".toast-destructive");
      await expect(toast).toContainText("Error");
      await expect(toast).toContainText("Failed to upgrade membership. Please try again.");
      await expect(button).toHaveText("Upgrade");
      await expect(button).toBeEnabled();
      await expect(button).toBeFocused();

      await refuse(409, "It is not paid for yet.");
      await button.click();
      await expect(page.locator(".upgrade")).toContainText("It is not paid for yet.");
      await expect(page.getByRole("link", { name: "Save a card" })).toHaveCount(0);

      const forbidden = "Only an owner or billing contact can change the plan.";
      await refuse(403, forbidden);
      await button.click();
      await expect(toast.last()).toContainText(forbidden);
      await expect(page.locator(".upgrade")).toContainText(forbidden);
    });

    test("because it happened in another tab shows the result", async ({ page, program }) => {
      await signInAs(page, program, undefined, "/dashboard");
      await expect(page.getByRole("button", { name: "Upgrade" }).first()).toBeVisible();
      const membershipPlan = "automation-builder";
      await callAs(page, "POST", "/api/membership/upgrade", { membershipPlan });
      await page.getByRole("button", { name: "Upgrade" }).first().click();
      await expect(page.locator(".toast-destructive")).toContainText("Error");
      await expect(plan(page)).toHaveText("Automation Builder");
      await expect(page.getByRole("heading", { name: "Upgrade Your Plan" })).toHaveCount(0);
    });
  });
});
