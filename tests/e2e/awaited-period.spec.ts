import type { Page } from "@playwright/test";
import { trialAddresses } from "../../content/trial.ts";
import { callAs, rowOf, toastSaying } from "../support/admin.ts";
import { atWidths, expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { ownTest } from "../support/own-test.ts";
import { signUpWithCard } from "../support/sandbox-signup.ts";
import { signInAs } from "../support/sign-in.ts";

const test = ownTest("awaited-period");

const email = "renewing@example.com";
const audit = "Audited the sales pipeline";
const move = "Moved the archive";
const once = "are added once its payment has gone through, usually within a day.";

/** At so many minutes past noon in California on the 10th of a month to come, a day with the same date at the provider. */
function onTheTenth(months: number, minutes = 0): string {
  const now = new Date();
  return new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 10, 20, minutes),
  ).toISOString();
}

const turnTo = (page: Page, to: string) => callAs(page, "POST", "/dev/clock", { to });

async function looked(page: Page): Promise<void> {
  await atWidths(page, [390, 1280], async (width) => {
    expect.soft(await sidewaysScroll(page), `${page.url()} at ${width} px`).toBe(0);
    await expectNoAxeViolations(page);
  });
}

async function log(staff: Page, companyId: string, text: string, minutes: number): Promise<void> {
  const { today } = await callAs<{ today: string }>(staff, "GET", "/api/admin/timer");
  const line = { companyId, date: today, minutes, where: "onshore", text };
  await callAs(staff, "POST", "/api/admin/work", line);
}

test("between a renewal and its charge, a member and staff read of the period to come", async ({
  page,
  program,
  browser,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: program.url });
  const staff = await context.newPage();
  await signUpWithCard(page, email, { planId: "crm-essentials" });
  await signInAs(staff, program, trialAddresses.admin, "/admin/signups");
  await turnTo(staff, onTheTenth(1));
  await rowOf(staff, email).getByRole("button", { name: "Confirm" }).click();
  await staff.getByRole("button", { name: "Confirm signup" }).click();
  await expect(toastSaying(staff, "Signup Confirmed")).toBeVisible();
  await turnTo(staff, onTheTenth(2, 20));

  await signInAs(page, program, email, "/dashboard");
  const { companyId, awaited } = await callAs<{
    companyId: string;
    awaited: { starts: string } | null;
  }>(page, "GET", "/api/membership/hours");
  expect(awaited?.starts).toBe(onTheTenth(2).slice(0, 10));
  await log(staff, companyId, audit, 720);
  await log(staff, companyId, move, 1260);
  await expect(page.getByText(`A new period has begun. Its hours ${once}`)).toBeVisible();
  await expect(page.getByText("This period runs through")).toHaveCount(0);
  await looked(page);

  await page.goto("/dashboard/hours");
  await expect(page.getByText(`This period’s 10 h ${once}`)).toBeVisible();
  await expect(rowOf(page, audit)).toContainText("2 h from the new period’s hours");
  await expect(rowOf(page, audit)).not.toContainText("beyond");
  await expect(rowOf(page, move)).toContainText("1 h beyond your hours");
  await expect(page.getByText("This period is over.")).toBeVisible();
  await looked(page);

  await page.goto("/dashboard/billing");
  const ahead = page.getByRole("list", { name: "What happens next" });
  await expect(ahead).toContainText(once);
  await expect(ahead).not.toContainText("Renews");
  await expect(page.getByText("It would end at once.")).toBeVisible();
  await looked(page);

  await staff.goto(`/admin/companies/${companyId}`);
  await expect(
    staff.getByText("10 h more once the renewal’s charge has gone through."),
  ).toBeVisible();
  await expect(staff.locator(".facts")).toContainText("waits for its charge");
  await looked(staff);
  await staff.goto("/admin/work");
  const approve = rowOf(staff, audit).getByRole("button", { name: "Approve" });
  await expect(rowOf(staff, audit)).toContainText("Approve once the renewal is charged");
  await expect(approve).toHaveCount(0);
  await looked(staff);

  await turnTo(staff, onTheTenth(2, 24 * 60));
  await staff.reload();
  await approve.click();
  await expect(toastSaying(staff, "Approved")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("This period runs through")).toBeVisible();
  await context.close();
});
