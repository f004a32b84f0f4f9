import type { Page } from "@playwright/test";
import { firmMoment } from "../../content/firm-day.ts";
import { atWidths, expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { test } from "../support/member-browser.ts";
import { signInAs } from "../support/sign-in.ts";

const card = (page: Page) => page.locator(".membership-card");

const expectFits = (page: Page) =>
  atWidths(page, [390, 1280], async () => {
    await expectNoAxeViolations(page);
    expect(await sidewaysScroll(page), page.url()).toBe(0);
  });

test.use({ expectedNoise: [/ERR_FAILED|status of 404.*gone\.webp/] });

test("before it is known who is signed in the dashboard says that it is loading, and an outage is not mistaken for a sign-out", async ({
  page,
  become,
}) => {
  await become("paid");
  const account = "**/api/auth/user";
  const letGo = await holdAnswers(page, account);
  const answer = await page.goto("/dashboard");
  expect(answer?.headers()["cache-control"]).toBe("no-store, no-transform");
  await expect(page.getByRole("status")).toHaveText("Loading your dashboard...");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await expect(banner.getByRole("button", { name: "Member" })).toHaveCount(0);
  await expectFits(page);
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ada");
  await expect(banner.getByRole("button", { name: "Ada" })).toBeVisible();

  await page.route(account, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Your account could not be loaded");
  await expectFits(page);
  await page.unroute(account);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ada");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says that it needs JavaScript", async ({ page }) => {
    await page.goto("/dashboard");
    await expect(page.getByText("This page needs JavaScript")).toBeVisible();
  });
});

type Leaving = { left: number };

test.describe("signed out", () => {
  test.use({ expectedNoise: [/status of 401/] });

  test("says so, and redirects to the sign-in once, after 500 ms", async ({ page }) => {
    await page.clock.install({ time: 0 });
    // Time stands still from here on, and moves when told.
    await page.clock.pauseAt(1000);
    const asked: string[] = [];
    await page.route("**/api/login*", (route) => {
      asked.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search);
      return route.fulfill({ status: 204 });
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, { left: 0 });
      navigation.addEventListener("navigate", ({ destination }) => {
        if (!destination.sameDocument) (globalThis as unknown as Leaving).left += 1;
      });
    });
    const left = () => page.evaluate(() => (globalThis as unknown as Leaving).left);
    await page.goto("/dashboard");
    const oneMillisecondOn = async () => {
      await page.clock.runFor(1);
      return page.getByRole("heading", { name: "Please sign in" }).isVisible();
    };
    await expect.poll(oneMillisecondOn, { intervals: [20] }).toBe(true);
    // No time has to pass for it.
    const toast = page.locator(".toast-destructive");
    await expect(toast).toContainText("Unauthorized");
    await expect(toast).toContainText("You need to log in to access your dashboard.");
    // Said and timed within the same millisecond or the one before.
    await page.clock.runFor(498);
    expect(await left()).toBe(0);
    await page.clock.runFor(2);
    expect(await left()).toBe(1);
    await expect.poll(() => asked).toEqual(["/api/login"]);
    await page.clock.runFor(10_000);
    expect(await left()).toBe(1);
  });

  test("comes back after signing in, and leaves by logging out", async ({ page, program }) => {
    await page.goto("/dashboard");
    await page.waitForURL("**/sign-in*");
    await signInAs(page, program, undefined, "/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Member");
    await expect(card(page)).toContainText("Free");
    await page.getByRole("main").getByRole("link", { name: "Log Out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});

test("whoever waits for our call sees what they chose and when we call, and no offers, which are there when that is not known", async ({
  page,
  become,
}) => {
  await become("waiting");
  await page.goto("/dashboard");
  const { application } = await (await page.request.get("/api/membership/application")).json();
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Free");
  await expect(card(page).getByRole("heading", { level: 3 })).toHaveText(
    "You chose Fractional CTO",
  );
  await expect(card(page)).toContainText(`We call you by ${firmMoment(application.calledBy)}.`);
  await expect(card(page)).toContainText("We ask for Ada Lovelace at (909) 555-0101.");
  await expect(page.getByText("Ready to upgrade?")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Upgrade Your Plan" })).toHaveCount(0);
  await expectFits(page);
  await page.route("**/api/membership/application", (route) =>
    route.fulfill({ json: { application: { ...application, late: true } } }),
  );
  await page.reload();
  await expect(card(page)).toContainText(
    `Late: we promised a call by ${firmMoment(application.calledBy)}.`,
  );
  await become("free");
  await page.route("**/api/membership/application", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Upgrade Your Plan" })).toBeVisible();
});

test("a nameless account is called Member, and a long name fits; a photo shows here and in the header, and one that fails leaves the placeholder", async ({
  page,
  become,
}) => {
  await become("nameless");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Member");
  await expect(page.locator(".member-who")).toContainText("@member.example");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Settings" })).toHaveAttribute(
    "href",
    "/dashboard/settings",
  );
  await expect(main.getByRole("link", { name: "Log Out" })).toHaveAttribute("href", "/api/logout");
  await expect(page.locator(".member-photo .icon")).toBeVisible();

  await become("longNamed");
  await openPage(page, "/dashboard");
  await expect(card(page)).toBeVisible();
  await expectFits(page);

  await become("withPhoto");
  await page.goto("/dashboard");
  await expect(page.locator(".member-photo img")).toHaveAttribute("src", "/icon.svg");
  await expect(page.locator(".account-bar .avatar img")).toBeVisible();
  await become("brokenPhoto");
  await page.reload();
  await expect(page.locator(".member-photo .icon")).toBeVisible();
  await expect(page.locator(".member-photo img")).toHaveCount(0);
  await expect(page.locator(".account-bar .avatar .icon")).toBeVisible();
});

test("whose role may not ask for help is offered none, and reads what depends on a role", async ({
  page,
  become,
}) => {
  await become("viewing");
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Contact Support" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get help" })).toHaveCount(0);
  await page.goto("/dashboard/people");
  await expect(page.getByText("depends on their role")).toBeVisible();
  await become("served");
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Get help" })).toBeVisible();
});
