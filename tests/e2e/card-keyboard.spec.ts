import { callAs, rowOf, toastSaying, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { signUpWithCard } from "../support/sandbox-signup.ts";
import { signInAs, signInAsAdmin } from "../support/sign-in.ts";
import { press, tabTo } from "../support/tab-to.ts";

test("by keyboard alone staff confirm a signup and refund, and its owner saves a card that asks the bank and takes a larger plan now", async ({
  page,
  program,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = `${unique("card").replace(" ", "-")}@example.com`;
  await signUpWithCard(page, email, { planId: "exec-concierge" });

  const office = await browser.newPage();
  await signInAsAdmin(office, program, `/admin/signups?q=${encodeURIComponent(email)}`);
  await press(office, rowOf(office, email).getByRole("button", { name: "Confirm" }));
  const question = office.locator(".dialog");
  await expect(question).toContainText("$900, then every month");
  await expect(question.getByRole("button", { name: "Not yet" })).toBeFocused();
  await press(office, question.getByRole("button", { name: "Confirm signup" }));
  await expect(toastSaying(office, "Signup Confirmed")).toBeVisible();
  await expect(rowOf(office, email)).toBeFocused();

  await signInAs(page, program, email, "/dashboard/billing");
  const { keyboard } = page;
  await press(page, page.getByRole("button", { name: "Use another card" }));
  await expect(page.getByLabel("Card number")).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveAccessibleDescription(
    "Saving it charges nothing. From the next charge on it takes the place of Visa ending in 4242.",
  );
  await keyboard.type("4000002500003155");
  await keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: "Refuse" }));
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("bank did not confirm");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("dialog").getByRole("alert")).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByLabel("Card number")).toBeFocused();
  await expectNoAxeViolations(page);
  await keyboard.type("4000002500003155");
  await keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: "Approve" }));
  await expect(toastSaying(page, "Card saved")).toBeVisible();
  await expect(page.getByText("Visa ending in 3155")).toBeVisible();

  await press(page, page.getByRole("button", { name: "Choose CRM Essentials" }));
  const dialog = page.getByRole("dialog", { name: "Change to CRM Essentials" });
  await tabTo(page, dialog.getByRole("radio", { name: /^From / }));
  await keyboard.press("ArrowDown");
  await tabTo(page, dialog.getByRole("link", { name: "terms of membership" }));
  await press(page, dialog.getByRole("button", { name: /^Change now for / }));
  await expect(toastSaying(page, "Plan changed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change term of CRM Essentials" })).toBeFocused();

  const { subscription } = await callAs<{ subscription: { companyId: string } }>(
    page,
    "GET",
    "/api/billing",
  );
  await office.goto(`/admin/companies/${subscription.companyId}`);
  const refund = office.getByRole("button", { name: /^Refund / }).first();
  await press(office, refund);
  await expect(office.getByLabel("Amount in dollars")).toBeFocused();
  await tabTo(office, office.getByLabel("Reason, which the client reads"));
  await office.keyboard.type("The audit came late");
  await press(office, office.getByRole("button", { name: /^Refund \$/ }));
  await expect(toastSaying(office, "Refunded")).toBeVisible();
  await expect(office.locator(":focus")).toBeVisible();
  await page.reload();
  await expect(page.getByText("The audit came late")).toBeVisible();
  const credit = office.getByRole("button", { name: "Give a credit" });
  await press(office, credit);
  await expect(office.getByLabel("Amount in dollars")).toBeFocused();
  await office.keyboard.type("50");
  await tabTo(office, office.getByLabel("Reason, which the client reads"));
  await office.keyboard.type("For the trouble");
  await press(office, office.getByRole("button", { name: "Credit $50" }));
  await expect(toastSaying(office, "Credited $50")).toBeVisible();
  await expect(credit).toBeFocused();
  await office.close();
});
