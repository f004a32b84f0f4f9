import type { Page } from "@playwright/test";
import { makeRequest, rowOf, toastSaying } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { countCalls, pressTwice } from "../support/press-twice.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

const requestsTab = "/admin?tab=requests";
const approveQuestion = "Are you sure you want to approve this membership request?";
const rejectQuestion = "Are you sure you want to reject this membership request?";

test.use({ expectedNoise: [/status of 4(09|29)/] });
// They count what is pending, so none may make a request while another counts.
test.describe.configure({ mode: "default" });

const badge = (page: Page) => page.locator(".count-badge");

async function pending(page: Page): Promise<number> {
  return Number.parseInt((await badge(page).textContent()) ?? "", 10);
}

async function choosePlan(page: Page, name: string, plan: string): Promise<void> {
  await page.getByLabel(`Approve ${name} as`).selectOption(plan);
}

test("requests are approved and rejected after a confirmation, and the badge counts down", async ({
  page,
  program,
}) => {
  const approved = await makeRequest(page);
  const rejected = await makeRequest(page);
  await signInAsAdmin(page, program, requestsTab);
  const row = rowOf(page, approved);
  await expect(row.getByText("909 555 0100")).toBeVisible();
  await expect(row.getByText("Fractional CTO")).toBeVisible();
  await expect(page.getByLabel(`Approve ${approved} as`).locator("option")).toHaveText([
    "Approve as...",
    "free",
    "essential",
    "growth",
    "scale",
    "enterprise",
    "crm-essentials",
    "automation-builder",
    "fractional-cto",
    "exec-concierge",
  ]);
  const before = await pending(page);

  await choosePlan(page, approved, "growth");
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(approveQuestion)).toBeVisible();
  await expect(question.getByText("Growth, $1,800 and 10 hours a month")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row.getByText("Pending")).toBeVisible();
  expect(await pending(page)).toBe(before);

  await choosePlan(page, approved, "growth");
  const note = "Your first call is on Tuesday at 10.";
  await question.getByLabel("Note in the email").fill(note);
  const email = question.getByRole("region", { name: "Email" });
  await expect(email).toContainText(note);
  await expect(question.getByRole("status")).toHaveText("As it will be sent");
  for (const words of ["Your membership is approved", "Plan: Growth", "Hello Robin,"])
    await expect(email).toContainText(words);
  await question.getByRole("button", { name: "Approve as growth" }).click();
  await expect(toastSaying(page, "Membership Approved")).toContainText(
    "The membership request has been approved successfully.",
  );
  await expect(row.locator(".decided")).toHaveText("Approved");
  await row.getByText("Note sent").click();
  await expect(row.getByText(note)).toBeVisible();
  await expect(badge(page)).toHaveText(before === 1 ? "" : new RegExp(`^${before - 1}\\b`));

  const reject = rowOf(page, rejected).getByRole("button", { name: "Reject" });
  await reject.click();
  await expect(question.getByText(rejectQuestion)).toBeVisible();
  const noteField = question.getByLabel("Note in the email");
  await noteField.fill("a".repeat(2001));
  await expect(question.getByText("2,000 characters at most")).toBeVisible();
  await noteField.fill("We begin again in spring.");
  await expect(email).toContainText("We begin again in spring.");
  await page.keyboard.press("Escape");
  await reject.click();
  await expect(noteField).toHaveValue("We begin again in spring.");
  await question.getByRole("button", { name: "Reject request" }).click();
  await expect(toastSaying(page, "Membership Rejected")).toContainText(
    "The membership request has been rejected.",
  );
  await expect(rowOf(page, rejected).locator(".decided")).toHaveText("Rejected");
  await expect(page.getByLabel(`Approve ${rejected} as`)).toHaveCount(0);
});

test("a refused decision says why in its question, and is made on a second try, once on a double press", async ({
  page,
  program,
}) => {
  const name = await makeRequest(page);
  await signInAsAdmin(page, program, requestsTab);
  await page.route("**/reject", (route) =>
    route.fulfill({ status: 429, json: { message: "Please wait.", code: "too_many" } }),
  );
  await rowOf(page, name).getByRole("button", { name: "Reject" }).click();
  const question = page.getByRole("alertdialog");
  const reject = question.getByRole("button", { name: "Reject request" });
  await reject.click();
  await expect(toastSaying(page, "Error Rejecting Membership")).toBeVisible();
  await expect(question.getByRole("alert")).toHaveText("Please wait.");
  await question.getByRole("button", { name: "Cancel" }).click();
  const button = rowOf(page, name).getByRole("button", { name: "Reject" });
  await expect(button).toBeFocused();
  await button.click();
  await expect(reject).toBeVisible();
  await expect(question.getByRole("alert")).toHaveCount(0);
  await page.unroute("**/reject");
  const made = countCalls(page, "PATCH", /\/reject$/);
  await pressTwice(reject);
  await expect(toastSaying(page, "Membership Rejected")).toBeVisible();
  await expect(rowOf(page, name).locator(".decided")).toHaveText("Rejected");
  await expect(rowOf(page, name)).toBeFocused();
  expect(made()).toBe(1);
});

test("the slower of two admins is told that the request has been decided; requests are searched and filtered, and the address says how", async ({
  page,
  program,
  browser,
}) => {
  const name = await makeRequest(page);
  await signInAsAdmin(page, program, requestsTab);
  const context = await browser.newContext();
  const slower = await context.newPage();
  await signInAsAdmin(slower, program, requestsTab);
  await expect(rowOf(slower, name)).toBeVisible();

  await choosePlan(page, name, "scale");
  await page.getByRole("button", { name: "Approve as scale" }).click();
  await expect(toastSaying(page, "Membership Approved")).toBeVisible();
  await rowOf(slower, name).getByRole("button", { name: "Reject" }).click();
  await slower.getByRole("button", { name: "Reject request" }).click();
  await expect(toastSaying(slower, "Error Rejecting Membership")).toContainText(
    "This request has already been approved.",
  );
  await expect(slower.getByRole("alertdialog").getByRole("alert")).toBeVisible();
  await slower.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(slower, name).locator(".decided")).toHaveText("Approved");
  await context.close();

  await page.getByLabel("Search requests").fill(name.toUpperCase());
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByLabel("Show", { exact: true }).selectOption("rejected");
  const none = page.getByText("No requests match.");
  await expect(none).toBeVisible();
  await page.reload();
  await expect(none).toBeVisible();
  await page.getByRole("button", { name: "Show all requests" }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await page.emulateMedia({ forcedColors: "active" });
  const lines = page
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(new Set(await lines).size, "the chosen tab and the other").toBe(2);
  await page.emulateMedia({ forcedColors: "none" });
  await page.getByRole("tab", { name: "Blog Posts" }).click();
  await expect(page).toHaveURL(/\/admin$/);

  await page.route("**/api/admin/membership-requests?*", (route) =>
    route.fulfill({ json: [], headers: { "x-total-count": "0" } }),
  );
  await page.goto(requestsTab);
  await expect(page.getByText("No membership requests found.")).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});
