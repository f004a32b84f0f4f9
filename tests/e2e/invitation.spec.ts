import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, sidewaysScroll, test } from "../support/browser.ts";
import { addressOf } from "../support/people.ts";
import { readMails } from "../support/mailbox.ts";
import { openPage } from "../support/open-page.ts";
import { eventually, type Program } from "../support/program.ts";
import { passSignIn, signInAs } from "../support/sign-in.ts";

const people = "/dashboard/people";

/** As an owner in a browser of their own; the path that the mail links to. */
async function invite(page: Page, program: Program, owner: string, email: string) {
  await signInAs(page, program, addressOf(owner), people);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.locator(".toast")).toContainText("Invitation sent");
  return eventually(async () => {
    const mail = (await readMails(program)).find(
      ({ to, text }) => to.includes(email) && text.includes("/invitations/"),
    );
    const path = /\/invitations\/[\da-f-]{36}/.exec(mail?.text ?? "")?.[0];
    if (!path) throw new Error("No invitation has come yet");
    return path;
  });
}

test("a link opened signed out leads to the sign-in, back, and in", async ({
  page,
  program,
  browser,
}) => {
  const email = "new.face@people.example";
  const context = await browser.newContext({ baseURL: program.url });
  const path = await invite(await context.newPage(), program, "tim", email);
  await context.close();
  await page.goto(path);
  await page.waitForURL((url) => url.searchParams.get("returnTo") === path);
  await passSignIn(page, program, email);
  await expect(page.getByRole("heading", { name: "You are invited" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Tim Berners would like you to join Webs");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoAxeViolations(page);
    expect(await sidewaysScroll(page), `sideways scrolling at ${width} px`).toBe(0);
  }
  await page.getByRole("button", { name: "Accept the invitation" }).press("Enter");
  await page.waitForURL(`**${people}`);
  await expect(page.locator(".person-row", { hasText: email })).toContainText("You");
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "You are in" })).toBeVisible();
});

test.describe("somebody else’s", () => {
  test("says so without a word about it, and lets the right one in", async ({ page, program }) => {
    const email = "somebody.else@people.example";
    const path = await invite(page, program, "tim", email);
    await openPage(page, path);
    await expect(
      page.getByRole("heading", { name: "This invitation is for another address" }),
    ).toBeVisible();
    await expect(page.getByRole("main")).toContainText(addressOf("tim"));
    await expect(page.getByRole("main")).not.toContainText("Webs");
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Use another address" }).click();
    await passSignIn(page, program, email);
    await expect(page.getByRole("heading", { name: "You are invited" })).toBeVisible();
    await page.goto(path);
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await page.waitForURL(`**${people}`);
  });

  test("can be left by signing out", async ({ page, program }) => {
    const path = await invite(page, program, "tim", "third.face@people.example");
    await page.goto(path);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});

test.describe("without JavaScript", () => {
  test("withdrawn while it is open: told on the press of the button", async ({
    program,
    browser,
  }) => {
    const email = "too.late@people.example";
    const context = await browser.newContext({ baseURL: program.url });
    const owner = await context.newPage();
    const path = await invite(owner, program, "tim", email);
    const guest = await browser.newContext({ baseURL: program.url, javaScriptEnabled: false });
    const opened = await guest.newPage();
    await signInAs(opened, program, email, path);
    await owner.getByRole("button", { name: `Withdraw the invitation of ${email}` }).click();
    await expect(owner.locator(".toast")).toContainText("Invitation withdrawn");
    await opened.getByRole("button", { name: "Accept the invitation" }).click();
    await expect(
      opened.getByRole("heading", { name: "This invitation was withdrawn" }),
    ).toBeVisible();
    await guest.close();
    await context.close();
  });
});
