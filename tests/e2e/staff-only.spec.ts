import type { Page } from "@playwright/test";
import { trialAddresses } from "../../content/trial.ts";
import { toastSaying } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { passSignIn } from "../support/sign-in.ts";

test.use({ expectedNoise: [/status of 401/] });

async function expectAskedToSignIn(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await page.waitForURL((url) => url.pathname === "/sign-in");
  expect(new URL(page.url()).searchParams.get("returnTo")).toBe(screen);
}

async function expectSentHome(page: Page, arrive: () => Promise<unknown>): Promise<void> {
  // The screen leaves soon after it says so, and takes its words along.
  const leave = await holdAnswers(page, "/");
  await arrive();
  const told = toastSaying(page, "Unauthorized Access");
  await expect(told).toContainText("You need admin privileges to access this page.");
  await expect(told).toHaveClass(/toast-destructive/);
  leave();
  await page.waitForURL((url) => url.pathname === "/");
}

test("a visitor of a screen for staff is asked to sign in once, and comes back: a member is sent home, an admin stays", async ({
  page,
  program,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const visited: string[] = [];
  page.on("framenavigated", (frame) => {
    const to = new URL(frame.url()).pathname;
    if (to !== visited.at(-1)) visited.push(to);
  });
  await expectAskedToSignIn(page, "/admin");
  await page.goto("/admin");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();

  await expectAskedToSignIn(page, "/admin/signups");
  visited.length = 0;
  await expectSentHome(page, () => passSignIn(page, program, "member-of-admin@example.com"));
  expect(visited).toEqual(["/sign-in", "/admin/signups", "/"]);
  for (const screen of ["/admin", "/admin/sessions"])
    await expectSentHome(page, () => page.goto(screen));
  for (const list of ["blog-posts", "admin/membership-requests", "admin/membership-signups"])
    expect(asked).not.toContain(`/api/${list}`);

  await page.context().clearCookies();
  await expectAskedToSignIn(page, "/admin");
  visited.length = 0;
  await passSignIn(page, program, trialAddresses.admin);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  expect(visited).toEqual(["/sign-in", "/admin"]);
});
