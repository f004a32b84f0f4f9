import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { firm } from "../../content/firm.ts";
import { hoursAndMinutes } from "../../content/hours-and-minutes.ts";
import { callAs, makeCompany, rowOf, toastSaying } from "../support/admin.ts";
import {
  atWidths,
  expect,
  expectNoAxeViolations,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { refusal, refuseNext } from "../support/refuse-next.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { press } from "../support/tab-to.ts";
import { openScreen } from "./office-frame.ts";

type Line = { date: string; minutes: number; status: string };

test.use({ expectedNoise: [/status of (409|429)/] });

const dialog = (page: Page) => page.getByRole("dialog");
const company = (page: Page) => dialog(page).getByRole("combobox", { name: "Company" });

async function today(page: Page): Promise<string> {
  return (await callAs<{ today: string }>(page, "GET", "/api/admin/timer")).today;
}

async function logWork(page: Page, companyId: string, text: string, minutes = 50) {
  const date = await today(page);
  const where = "onshore";
  const body = { companyId, date, minutes, where, text };
  return callAs<{ id: string }>(page, "POST", "/api/admin/work", body);
}

test("work is logged from anywhere, by keyboard alone", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  const { name } = await makeCompany(page);
  await openScreen(page, "/admin/operations");
  await page.keyboard.press("l");
  await expect(company(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const marked = page.getByRole("option", { selected: true });
  const first = await marked.locator("span").first().textContent();
  await page.keyboard.press("Enter");
  await expect(company(page)).toHaveValue(first!);
  const nobody = randomUUID();
  await company(page).fill(nobody);
  await expect(dialog(page).getByText(`No company with “${nobody}” in its name.`)).toBeVisible();
  await company(page).fill(name.slice(-8));
  await expect(page.getByRole("option")).toHaveCount(1);
  await expect(page.getByRole("option", { name })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(company(page)).toHaveValue(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("1:20");
  await expect(dialog(page).getByText("1 h 20 min, billed as 1 h 30 min")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Cleaned up the price list");
  await page.keyboard.press("Enter");
  await expect(toastSaying(page, "Work logged")).toContainText(`1 h 30 min for ${name}`);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("link", { name: /^Work/ }).click();
  await expect(rowOf(page, name)).toContainText("1:30");
  const [line] = await callAs<Line[]>(
    page,
    "GET",
    `/api/admin/work?${new URLSearchParams({ q: name })}`,
  );
  expect(line).toMatchObject({ minutes: 80, status: "logged" });
  // Other tests' lines are of the same person and day.
  const me = await callAs<{ id: string }>(page, "GET", "/api/auth/user");
  const mine = new URLSearchParams({ consultantId: me.id, from: line!.date, to: line!.date });
  const day = await callAs<Line[]>(page, "GET", `/api/admin/work?${mine}&limit=200`);
  const minutes = day
    .filter(({ status }) => status !== "reversed")
    .reduce((sum, one) => sum + one.minutes, 0);
  const shown = page.getByRole("region", { name: "My week" }).locator("[aria-current=date]");
  await expect(shown).toContainText(hoursAndMinutes(minutes));
});

test("a line is sent back, corrected, approved and reversed; who approves second is told", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const { id, name } = await makeCompany(page);
  const line = await logWork(page, id, "Moved the reports");
  const other = await logWork(page, id, "Trained the new clerk");
  await callAs(page, "POST", `/api/admin/work/${line.id}/send-back`, { reason: "Which reports?" });
  await page.goto(`/admin/work?${new URLSearchParams({ companyId: id, status: "any" })}`);
  const row = rowOf(page, "Moved the");
  await expect(page.getByRole("combobox", { name: "Company" })).toHaveValue(name);
  await expect(row).toContainText("Which reports?");
  await row.getByRole("button", { name: "Correct" }).click();
  await expect(dialog(page).getByLabel("Time")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: "Correct" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog(page).getByLabel("What was done").fill("Moved the sales reports");
  await dialog(page).getByRole("button", { name: "Log again" }).click();
  await expect(row).toContainText("To approve");
  await refuseNext(page, "**/approve");
  await row.getByRole("button", { name: "Approve" }).click();
  await expect(row.getByRole("alert")).toHaveText(refusal);
  await row.getByRole("button", { name: "Approve" }).click();
  await expect(toastSaying(page, "Approved")).toContainText(name);
  await expect(row).toContainText("Approved");
  await row.getByRole("button", { name: "Reverse" }).click();
  await page.getByRole("button", { name: "Reverse this line" }).click();
  await expect(row).toContainText("Reversed");
  await expect(row).toBeFocused();

  const trained = rowOf(page, "Trained the new clerk");
  await expect(trained.getByRole("button", { name: "Approve" })).toBeVisible();
  await callAs(page, "POST", `/api/admin/work/${other.id}/approve`);
  await trained.getByRole("button", { name: "Approve" }).click();
  await expect(toastSaying(page, "The line was not approved")).toContainText("has been approved");
  await expect(trained.getByRole("button", { name: "Reverse" })).toBeVisible();
});

test("who approves line after line by keyboard stays where the next one is", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const { id } = await makeCompany(page);
  await logWork(page, id, "Cleaned the contacts");
  await logWork(page, id, "Sorted the files");
  await page.goto(`/admin/work?${new URLSearchParams({ companyId: id })}`);
  const approve = page.getByRole("button", { name: /^Approve/ });
  const rows = page.locator(".records tbody tr");
  await press(page, approve.first());
  await expect(rows).toHaveCount(1);
  await expect(rows).toBeFocused();
  await press(page, approve);
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  const filter = page.getByRole("combobox", { name: "Company" });
  const below = page.getByLabel("From");
  const boxes = async () => [await filter.boundingBox(), await below.boundingBox()];
  const before = await boxes();
  await filter.click();
  // Long enough to scroll, which makes it a stop of its own.
  await page.getByRole("listbox").evaluate((list) => {
    list.style.maxHeight = "1rem";
  });
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Who")).toBeFocused();
  await filter.fill("zzzz");
  await expect(page.getByText("No company with “zzzz” in its name.")).toBeVisible();
  expect(await boxes()).toEqual(before);
});

test("the company's page is where staff look after it", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  const { name } = await makeCompany(page);
  await page.goto(`/admin/companies?${new URLSearchParams({ q: name })}`);
  await expect(rowOf(page, name)).toContainText("5:00");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} | ${firm.name}`);
  await expect(page.getByRole("main", { name })).toBeFocused();
  await expect(page.locator(".facts")).toContainText("Renews");
  await refuseNext(page, "**/card-request");
  await page.getByRole("button", { name: "Mail the owners this link" }).click();
  await expect(page.locator(".ask-for-card").getByRole("alert")).toHaveText(refusal);
  const people = page.getByRole("region", { name: "People" });
  await expect(people).toContainText("Nobody has signed in for this company yet.");
  await page.getByRole("button", { name: "Give goodwill hours" }).click();
  await dialog(page).getByLabel("How much").fill("1:30");
  await dialog(page).getByLabel("Reason").fill("The import took longer than we said");
  await dialog(page).getByRole("button", { name: "Give goodwill hours" }).click();
  await expect(toastSaying(page, "Goodwill given")).toBeVisible();
  await expect(rowOf(page, "Goodwill")).toContainText("1:30");
  await page.getByRole("button", { name: "Edit" }).click();
  await dialog(page).getByLabel("Billing email").fill("bills@harbor.example");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "bills@harbor.example" })).toBeVisible();
  await page.getByLabel("New note").fill("Prefers calls after four.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(toastSaying(page, "Note added")).toBeVisible();
  await expect(page.getByText("Prefers calls after four.").last()).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveValue("");
});

test("work and companies at every width, and a warning that comes before overage", async ({
  page,
  program,
}) => {
  test.slow();
  const widths = [1680, 1280, 768, 390];
  await signInAsAdmin(page, program);
  const { id, name } = await makeCompany(page);
  await logWork(page, id, "Rebuilt the approval flow so that a quote needs one signature");
  for (const path of [
    `/admin/work?companyId=${id}&status=any`,
    `/admin/companies?${new URLSearchParams({ q: name })}`,
    `/admin/companies/${id}`,
  ]) {
    await page.goto(path);
    await expect(page.locator(".records").first()).toBeVisible();
    await atWidths(page, widths, async () => {
      expect.soft(await sidewaysScroll(page), path).toBe(0);
      await expectNoAxeViolations(page);
    });
  }
  await page.getByRole("button", { name: /^Log work/ }).click();
  await dialog(page).getByLabel("Time").fill("9h");
  await expect(dialog(page).getByRole("status").filter({ hasText: "overage" })).toHaveText(
    `${name} has 5 h left: 4 h of this would be overage. They have agreed to none, so an owner has to say yes first.`,
  );
  await atWidths(page, widths, () => expectNoAxeViolations(page));
  await dialog(page).getByLabel("Time").fill("nonsense");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Please write a time such as")).toBeVisible();
  await expect(dialog(page).getByText("Please say what was done")).toBeVisible();
});
