import type { Page } from "@playwright/test";
import type { ListedInvitation } from "../../domain/companies/schema.ts";
import { callAs } from "../support/admin.ts";
import {
  atWidths,
  expect,
  expectNoAxeViolations,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { addressOf } from "../support/people.ts";
import { readMails } from "../support/mailbox.ts";
import { companyIdOf } from "../support/own-company.ts";
import { openPage } from "../support/open-page.ts";
import { eventually, type Program } from "../support/program.ts";
import { passSignIn, signInAs } from "../support/sign-in.ts";

const people = "/dashboard/people";

/** By an owner, who is signed out then; the path that the mail links to, and the owner's cookies. */
async function invite(page: Page, program: Program, email: string) {
  await signInAs(page, program, addressOf("tim"));
  const owner = await page.context().cookies();
  const seats = `/api/companies/${await companyIdOf(page, "Webs")}/seats`;
  const { id } = await callAs<ListedInvitation>(page, "POST", seats, { email, role: "viewer" });
  await page.context().clearCookies();
  const path = await eventually(async () => {
    const mail = (await readMails(program)).find(
      ({ to, text }) => to.includes(email) && text.includes("/invitations/"),
    );
    const found = /\/invitations\/[\da-f-]{36}/.exec(mail?.text ?? "")?.[0];
    if (!found) throw new Error("No invitation has come yet");
    return found;
  });
  return { path, owner, invitation: seats.replace(/seats$/, `invitations/${id}`) };
}

test("a link opened signed out leads to the sign-in, back, and in", async ({ page, program }) => {
  const email = "new.face@people.example";
  const { path } = await invite(page, program, email);
  await page.goto(path);
  await page.waitForURL((url) => url.searchParams.get("returnTo") === path);
  await passSignIn(page, program, email);
  await expect(page.getByRole("heading", { name: "You are invited" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Tim Berners would like you to join Webs");
  await atWidths(page, [390, 1280], async (width) => {
    await expectNoAxeViolations(page);
    expect(await sidewaysScroll(page), `sideways scrolling at ${width} px`).toBe(0);
  });
  await page.getByRole("button", { name: "Accept the invitation" }).press("Enter");
  await page.waitForURL(`**${people}`);
  await expect(page.locator(".person-row", { hasText: email })).toContainText("You");
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "You are in" })).toBeVisible();
});

test("an invitation for somebody else says so without a word about it, can be left by signing out, and lets the right one in", async ({
  page,
  program,
}) => {
  const email = "somebody.else@people.example";
  const { path, owner } = await invite(page, program, email);
  await page.context().addCookies(owner);
  await openPage(page, path);
  await expect(
    page.getByRole("heading", { name: "This invitation is for another address" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText(addressOf("tim"));
  await expect(page.getByRole("main")).not.toContainText("Webs");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);

  await signInAs(page, program, addressOf("tim"), path);
  await page.getByRole("link", { name: "Use another address" }).click();
  await passSignIn(page, program, email);
  await expect(page.getByRole("heading", { name: "You are invited" })).toBeVisible();
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await page.waitForURL(`**${people}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 409/] });

  test("withdrawn while it is open: told on the press of the button", async ({ page, program }) => {
    const email = "too.late@people.example";
    const { path, owner, invitation } = await invite(page, program, email);
    await signInAs(page, program, email, path);
    const guest = await page.context().cookies();
    await page.context().addCookies(owner);
    await callAs(page, "DELETE", invitation);
    await page.context().addCookies(guest);
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await expect(
      page.getByRole("heading", { name: "This invitation was withdrawn" }),
    ).toBeVisible();
  });
});
