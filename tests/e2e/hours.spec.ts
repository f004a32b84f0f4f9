import type { Page } from "@playwright/test";
import { callAs } from "../support/admin.ts";
import { atWidths, expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";
import { openPage } from "../support/open-page.ts";

const section = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const row = (page: Page, words: string) => page.getByRole("row").filter({ hasText: words });
const routing = "Lead routing by region";
const imported = "Import the invoices of 2019 to 2024";

test.use({ expectedNoise: [/status of 404.*statements|ERR_FAILED/] });

for (const timezoneId of ["America/Los_Angeles", "Pacific/Auckland"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a member reads what is left, in which order it goes, and what was done", async ({
      page,
      become,
    }) => {
      await become("served");
      await page.goto("/dashboard");
      await page.getByRole("link", { name: "See your hours" }).click();
      await expect(section(page, "6 h 15 min left")).toContainText("Used since");
      const grants = page.getByRole("list", { name: "In the order we use them" });
      await expect(grants.getByRole("listitem")).toHaveText([
        /^15.min left.*of 6.h.*used next.*Plan hours from .*Good through/,
        /^6.h left.*Plan hours from .*Good through/,
      ]);
      const told = row(page, routing);
      await expect(told).toContainText("Root Lovelace");
      await expect(told).toContainText("1 h 20 min");
      await expect(told).toContainText("1 h 30 min");
      await expect(told).toContainText("Approved");
      await expect(told).toContainText("Yes. The fix before it took none of your time.");
      await expect(row(page, "logged twice")).toContainText("Taken back");
      await expect(row(page, "trade fair")).toContainText("Not approved yet");
      const { work } = await callAs<{ work: { date: string; text: string }[] }>(
        page,
        "GET",
        "/api/membership/hours",
      );
      const date = work.find(({ text }) => text.startsWith(routing))?.date ?? "";
      const [, month, day] = date.split("-").map(Number);
      const days = await told.getByRole("time").first().innerText();
      expect(days).toMatch(new RegExp(` ${day}$`));
      expect(new Date(`${days} 2024`).getMonth() + 1).toBe(month);
    });
  });
}

test("a member asks about a line, and reads the answer under it", async ({ page, become }) => {
  await become("served");
  await page.goto("/dashboard/hours");
  const line = row(page, "Quote template for the spring campaign");
  const ask = line.getByRole("button", { name: "Ask" });
  await ask.click();
  const dialog = page.getByRole("dialog", { name: "Ask about this line" });
  await dialog.getByRole("button", { name: "Send question" }).click();
  await expect(dialog).toContainText("Please write something");
  await dialog.getByRole("textbox").fill("Who uses this template?");
  await page.reload();
  await expect(dialog.getByRole("textbox")).toHaveValue("Who uses this template?");
  await dialog.getByRole("button", { name: "Send question" }).click();
  await expect(page.locator(".toast")).toContainText("Question sent");
  await expect(line).toContainText("Who uses this template?");
  await expect(line).toContainText("Asked by Charles Babbage");
  const { work } = await callAs<{ work: { id: string; text: string }[] }>(
    page,
    "GET",
    "/api/membership/hours",
  );
  const id = work.find(({ text }) => text.startsWith("Quote template for"))?.id ?? "";
  await become("admin");
  await callAs(page, "POST", `/api/admin/work/${id}/answers`, { text: "Your sales team." });
  await become("served");
  await page.reload();
  await expect(line).toContainText("Your sales team.");
  await expect(line).toContainText("Answered by Root Lovelace");
});

test("hours that could not be loaded are tried again, and an owner agrees to what goes beyond them, with its price on the button", async ({
  page,
  become,
}) => {
  await become("served");
  await page.route("**/api/membership/hours", (route) => route.abort());
  await page.goto("/dashboard/hours");
  await expect(page.getByRole("alert")).toContainText("Your hours could not be loaded");
  await page.unroute("**/api/membership/hours");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(row(page, routing)).toBeVisible();

  await expect(row(page, imported)).toContainText("Waits for your yes");
  const waiting = section(page, "Waiting for your yes");
  await expect(waiting).toContainText("At $120 an hour");
  await page.route(/\/agreement\?/, (route) => route.abort());
  await waiting.getByRole("button", { name: "Agree to $330" }).click();
  await expect(waiting.getByRole("alert")).toContainText("Your yes was not saved");
  await page.unroute(/\/agreement\?/);
  await waiting.getByRole("button", { name: "Agree to $330" }).click();
  await expect(page.locator(".toast")).toContainText("Agreed");
  await expect(waiting).toHaveCount(0);
  await expect(row(page, imported)).toContainText("Not approved yet");
});

test("a closed period is a page and a PDF, for its own company only; axe finds nothing there nor in the hours", async ({
  page,
  become,
}) => {
  test.slow();
  const check = () =>
    atWidths(page, [390, 1280], async (width) => {
      await expectNoAxeViolations(page);
      expect(await sidewaysScroll(page), `${page.url()} at ${width} px`).toBe(0);
    });
  await become("served");
  await openPage(page, "/dashboard/hours");
  const statements = section(page, "Earlier periods");
  const pdf = await statements.getByRole("link", { name: /^PDF/ }).getAttribute("href");
  await check();
  await statements.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Statement, ");
  await expect(page.getByRole("main")).toContainText("Difference Engines: Exec Concierge");
  await expect(row(page, "Moved 18,000 contacts")).toContainText("4 h 50 min");
  await check();
  const file = await page.request.get(pdf ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

  const address = page.url();
  await become("paid");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No such statement");
  expect((await page.request.get(pdf ?? "")).status()).toBe(404);
});

test("somebody who may only read neither asks nor agrees, and without a plan the page says where hours come from", async ({
  page,
  become,
}) => {
  await become("viewing");
  await page.goto("/dashboard/hours");
  await expect(row(page, routing)).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Ask|Agree)/ })).toHaveCount(0);

  await become("free");
  await page.goto("/dashboard/hours");
  await expect(page.getByRole("heading", { name: "No hours yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See the plans" })).toBeVisible();
});
