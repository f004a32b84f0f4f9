import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { trialAddresses } from "../../content/trial.ts";
import { callAs, rowOf, toastSaying } from "../support/admin.ts";
import { atWidths, expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { ownTest } from "../support/own-test.ts";
import { signInAs } from "../support/sign-in.ts";
import { press, tabTo } from "../support/tab-to.ts";

const test = ownTest("month", { TRUST_PROXY: "1" });
test.describe.configure({ mode: "default" });

const section = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
/** A member works on a phone and a desk, a consultant on a desk and a tablet; or the other way around. */
const otherWidth: Record<number, number> = { 390: 1680, 1680: 390, 768: 1280, 1280: 768 };
const done = "Cleaned up the price list";
const beyond = "Rebuilt the quote approval";

/** At both of its widths, and it goes on at the other one. */
async function looked(page: Page): Promise<void> {
  const here = page.viewportSize()!.width;
  await atWidths(page, [here, otherWidth[here]!], async (width) => {
    expect.soft(await sidewaysScroll(page), `${page.url()} at ${width} px`).toBe(0);
    await expectNoAxeViolations(page);
  });
}

async function goBy(page: Page, screen: string): Promise<void> {
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: /^Search people/ })).toBeFocused();
  await page.keyboard.type(screen);
  await expect(page.getByRole("option", { selected: true })).toContainText(screen);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: /^Search people/ })).toHaveCount(0);
  // The next screen brings a frame of its own.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(screen);
}

async function write(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
  await page.keyboard.type(words);
}

async function logWork(page: Page, company: string, time: string, text: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("l");
  await expect(dialog.getByRole("combobox", { name: "Company" })).toBeFocused();
  await page.keyboard.type(company);
  await expect(dialog.getByRole("combobox", { name: "Company" })).toHaveValue(company);
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await expect(dialog.getByRole("option", { name: company })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("combobox", { name: "Company" })).toHaveValue(company);
  await tabTo(page, dialog.getByLabel("Time"));
  await page.keyboard.type(time);
  await tabTo(page, dialog.getByLabel("What was done"));
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
}

/** Where the member and the consultant begin; with MONTHS=all every step is taken at every width. */
const beginnings = [
  [1680, 768],
  [390, 1280],
  [768, 390],
  [1280, 1680],
] as const;

for (const [memberWidth, staffWidth] of beginnings.slice(
  0,
  process.env["MONTHS"] === "all" ? undefined : 1,
))
  test(`a month by keyboard alone, a member at ${memberWidth} and ${otherWidth[memberWidth]} px, a consultant at ${staffWidth} and ${otherWidth[staffWidth]} px`, async ({
    page: member,
    program,
    browser,
  }) => {
    test.setTimeout(240_000);
    const company = `Harbor ${randomUUID().slice(0, 8)}`;
    const context = await browser.newContext({ baseURL: program.url });
    const staff = await context.newPage();
    await member.setViewportSize({ width: memberWidth, height: 800 });
    await staff.setViewportSize({ width: staffWidth, height: 800 });

    const email = await signInAs(member, program);
    await callAs(member, "POST", "/api/membership/request", {
      firstName: "Robin",
      lastName: "Okafor",
      email,
      phone: "909 555 0100",
      company,
      requestedPlan: "Essential",
    });
    await member.goto("/dashboard");
    await expect(member.getByText(/We call you by/)).toBeVisible();
    await looked(member);

    await signInAs(staff, program, trialAddresses.admin, "/admin?tab=requests");
    const plans = staff.getByLabel("Approve Robin Okafor as");
    await tabTo(staff, plans);
    // Its list is drawn by the browser, out of a test's reach.
    await plans.selectOption("essential");
    await press(staff, button(staff, "Approve as essential"));
    await expect(toastSaying(staff, "Membership Approved")).toBeVisible();
    await expect(rowOf(staff, company)).toBeFocused();
    await goBy(staff, "Work");
    await logWork(staff, company, "1:20", done);
    await press(staff, rowOf(staff, done).getByRole("button", { name: "Approve" }));
    await expect(toastSaying(staff, "Approved")).toContainText(company);

    await member.reload();
    await press(member, member.getByRole("link", { name: "See your hours" }));
    await expect(section(member, "3 h 30 min left")).toBeVisible();
    await press(member, rowOf(member, done).getByRole("button", { name: "Ask" }));
    await write(member, "Which list was it?");
    await press(member, button(member, "Send question"));
    await expect(rowOf(member, done)).toContainText("Which list was it?");
    await looked(member);

    await logWork(staff, company, "6h", beyond);
    await staff.goto(`/admin/work?${new URLSearchParams({ q: company, status: "any" })}`);
    await press(staff, button(staff, `Answer ${company}: ${done}`));
    await press(staff, button(staff, "Send answer"));
    await expect(staff.getByRole("textbox", { name: "Answer" })).toBeFocused();
    await expect(staff.locator(":focus")).toHaveAccessibleDescription("Please write something");
    await write(staff, "The one of spring.");
    await press(staff, button(staff, "Send answer"));
    await expect(rowOf(staff, done)).toContainText("The one of spring.");
    await looked(staff);

    await member.reload();
    await expect(rowOf(member, done)).toContainText("The one of spring.");
    await press(member, button(member, "Agree to $300"));
    await expect(toastSaying(member, "Agreed")).toBeVisible();
    await staff.reload();
    await press(staff, rowOf(staff, beyond).getByRole("button", { name: "Approve" }));
    await expect(rowOf(staff, beyond)).toContainText("Approved");

    // The month turns, and a week later its statement is closed.
    await callAs(staff, "POST", "/dev/clock", { days: 40 });
    await member.reload();
    await expect(section(member, "5 h left")).toBeVisible();
    await looked(member);
    await press(member, section(member, "Earlier periods").getByRole("link").first());
    await expect(member.getByRole("heading", { level: 1 })).toContainText("Statement, ");
    await expect(rowOf(member, beyond)).toContainText("6 h");
    await looked(member);
    await staff.reload();
    await press(staff, rowOf(staff, beyond).getByRole("link", { name: company }));
    await expect(staff.getByRole("heading", { level: 1 })).toHaveText(company);
    await expect(staff.locator(".facts")).toContainText("Renews");
    await looked(staff);
    await context.close();
  });
