import type { Page } from "@playwright/test";
import { firmDay } from "../../content/firm-day.ts";
import { expect } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";
import { countCalls, pressTwice } from "../support/press-twice.ts";
import { refusal, refuseNext } from "../support/refuse-next.ts";
import { signInAs } from "../support/sign-in.ts";

const toast = (page: Page) => page.locator(".toast");

test("a double click keeps the account once", async ({ page, become }) => {
  await become("staying");
  await page.goto("/dashboard/settings");
  const cancelled = countCalls(page, "DELETE", "/api/account/deletion");
  await pressTwice(page.getByRole("button", { name: "Keep my account", exact: true }).first());
  await expect(toast(page)).toContainText("Your account stays");
  expect(cancelled()).toBe(1);
});

test.describe("far from the firm's time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("the day of a deletion matches the mail, and a membership began on the firm's day, as its periods did", async ({
    page,
    become,
  }) => {
    await become("leaving");
    const user = await (await page.request.get("/api/auth/user")).json();
    const day = firmDay(user.deletionScheduledFor);
    for (const path of ["/dashboard", "/dashboard/settings"]) {
      await page.goto(path);
      await expect(page.getByText("account will be deleted on")).toContainText(day);
    }

    await become("paid");
    await page.route("**/api/auth/user", async (route) => {
      const response = await route.fetch();
      const membershipStartDate = "2026-03-02T03:00:00.000Z";
      await route.fulfill({ response, json: { ...(await response.json()), membershipStartDate } });
    });
    await page.goto("/dashboard");
    await expect(
      page.getByRole("listitem").filter({ hasText: "Membership Started" }),
    ).toContainText("March 1, 2026");
  });
});

test.describe("signed out in another tab", () => {
  test.use({ expectedNoise: [/status of 401/] });

  test("a page no longer shows anything of the member", async ({ page, program }) => {
    await signInAs(page, program, undefined, "/dashboard/settings?open=new-passkey");
    await expect(page.getByRole("dialog")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto("/dashboard");
    await other.getByRole("link", { name: "Log Out" }).click();
    await other.waitForURL((url) => url.pathname === "/");
    await other.close();
    // Nobody is asked to sign in again where nobody looks.
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  });

  test("neither does a page restored by the back button", async ({ page, become }) => {
    await become("paid");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ada");
    await page.context().clearCookies();
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await page.waitForURL("**/sign-in");
  });
});

test.describe("after too many tries", () => {
  test.use({ expectedNoise: [/status of 429/] });

  test("a card form says so, instead of blaming the connection, and a card that a bank sent back for as long as the page is open", async ({
    page,
    become,
  }) => {
    const message = "Too many tries. Please wait a minute.";
    await page.route("**/api/billing/card*", (route) =>
      route.fulfill({ status: 429, json: { message, code: "too_many" } }),
    );
    await become("served");
    await page.goto("/dashboard/billing?open=card");
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(message);

    await page.unroute("**/api/billing/card*");
    await refuseNext(page, "**/api/billing/card");
    await page.goto("/dashboard/billing?setup_intent=seti_back&redirect_status=succeeded");
    await expect(toast(page)).toContainText("Card not saved");
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(refusal);
  });
});

test.describe("without a connection", () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test("a change fails at once, and is not made later by itself, but once on a double click", async ({
    page,
    program,
    context,
  }) => {
    await signInAs(page, program, undefined, "/dashboard");
    const button = page.getByRole("button", { name: "Upgrade", exact: true }).first();
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(toast(page)).toContainText("Failed to upgrade membership. Please try again.");
    await expect(page.locator(".upgrade").getByRole("alert")).toHaveText(
      "Failed to upgrade membership. Please try again.",
    );
    await expect(button).toBeFocused();
    const upgrades = countCalls(page, "POST", "/api/membership/upgrade");
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await pressTwice(button);
    await expect(toast(page)).toContainText("upgraded successfully");
    await expect(page.locator(".membership-card h2")).toHaveText("CRM Essentials");
    await expect(page.locator(".membership-card h2")).toBeFocused();
    expect(upgrades()).toBe(1);
  });
});

test.describe("content that loads on a second try", () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test("hands the focus to what it belongs to", async ({ page, become }) => {
    await become("free");
    const failing = async (address: string, calls: string[]) => {
      for (const call of calls) await page.route(call, (route) => route.abort());
      await page.goto(address);
    };
    const load = async (what: string, call: string, focus: string) => {
      const missing = page.getByRole("alert").filter({ hasText: `${what} could not be loaded` });
      const again = missing.getByRole("button", { name: "Try again" });
      await expect(again).toBeVisible();
      await page.unroute(call);
      await again.press("Enter");
      await expect(missing).toHaveCount(0);
      await expect(page.locator(focus)).toBeFocused();
    };
    const [user, plans] = ["**/api/auth/user", "**/api/membership/plans"];
    await failing("/dashboard", [user, plans]);
    await load("Your account", user, "#main");
    await load("The plans", plans, "#upgrade");
    const [sessions, passkeys] = ["**/api/account/sessions", "**/list-user-passkeys"];
    await failing("/dashboard/settings", [sessions, passkeys]);
    await load("This list", sessions, "#sessions");
    await load("Your passkeys", passkeys, "#passkeys");
  });
});
