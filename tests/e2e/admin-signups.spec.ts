import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { rowOf, toastSaying } from "../support/admin.ts";
import {
  atWidths,
  expect,
  expectNoAxeViolations,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { signInAs, signInAsAdmin } from "../support/sign-in.ts";
import { expectSaved, fillApplicant, openSignup, saveButton } from "./joining.ts";

test.use({ expectedNoise: [/status of (401|409)/] });

async function makeSignup(page: Page): Promise<string> {
  const email = `signup-${randomUUID().slice(0, 8)}@example.com`;
  await openSignup(page);
  await fillApplicant(page, email);
  await page.getByRole("button", { name: "Saved" }).click();
  await saveButton(page).click();
  await expectSaved(page);
  return email;
}

test("a signup is confirmed or canceled once, after a confirmation, and found again", async ({
  page,
  program,
  browser,
  baseURL,
}) => {
  const email = await makeSignup(page);
  await signInAsAdmin(page, program, "/admin");
  await page.getByRole("link", { name: "Paid signups" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paid signups");
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const slower = await context.newPage();
  await signInAsAdmin(slower, program, "/admin/signups");
  await expect(rowOf(slower, email)).toBeVisible();

  const row = rowOf(page, email);
  await expect(row).toContainText("CRM Essentials");
  await expect(row).toContainText("Visa ending in 4242");
  await expect(row.locator(".status")).toHaveText("Awaiting call");
  const question = page.getByRole("alertdialog");
  await row.getByRole("button", { name: "Cancel signup" }).click();
  await question.getByRole("button", { name: "Keep signup" }).click();
  await expect(row.locator(".status")).toHaveText("Awaiting call");
  await row.getByRole("button", { name: "Cancel signup" }).click();
  await question.getByRole("button", { name: "Cancel signup" }).click();
  await expect(toastSaying(page, "Signup Canceled")).toBeVisible();
  await expect(row.locator(".decided")).toHaveText("Canceled");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await rowOf(slower, email).getByRole("button", { name: "Confirm" }).click();
  await slower.getByRole("button", { name: "Confirm signup" }).click();
  await expect(toastSaying(slower, "Error Confirming Signup")).toContainText(
    "This signup has already been cancelled.",
  );
  await expect(slower.getByRole("alertdialog").getByRole("alert")).toBeVisible();
  await slower.getByRole("button", { name: "Not yet" }).click();
  await expect(rowOf(slower, email).locator(".decided")).toHaveText("Canceled");
  await context.close();

  await page.getByLabel("Search signups").fill(email.toUpperCase());
  await expect(page).toHaveURL(/q=SIGNUP/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByLabel("Show", { exact: true }).selectOption("confirmed");
  await expect(page.getByText("No signups match.")).toBeVisible();
  await page.getByRole("button", { name: "Show all signups" }).click();
  await expect(row).toBeVisible();
});

test("a member gets a message and is sent home, and no signup is requested", async ({
  page,
  program,
}) => {
  await signInAs(page, program);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/admin/signups");
  await expect(toastSaying(page, "Unauthorized Access")).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/");
  expect(asked).not.toContain("/api/admin/membership-signups");
});

test("a visitor is asked to sign in once, and comes back", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/admin/signups");
  await page.waitForURL((url) => url.pathname === "/sign-in");
  expect(new URL(page.url()).searchParams.get("returnTo")).toBe("/admin/signups");
  expect(asked).not.toContain("/api/admin/membership-signups");
  await page.goto("/admin/signups");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("axe finds nothing in the list and its confirmation", async ({ page, program }) => {
  const email = await makeSignup(page);
  await signInAsAdmin(page, program, "/admin/signups");
  await expect(rowOf(page, email)).toBeVisible();
  await atWidths(page, [1280, 390], async () => {
    await expectNoAxeViolations(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
  const question = page.getByRole("alertdialog");
  // Opened anew at each width, since how far its email scrolls is part of it.
  await atWidths(page, [1280, 390], async () => {
    await rowOf(page, email).getByRole("button", { name: "Cancel signup" }).click();
    await expect(question.getByText("Your signup has been canceled").first()).toBeVisible();
    await question.getByLabel("Note in the email").press("Tab");
    await expect(question.getByRole("region", { name: "Email" })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
  });
});
