import type { Page } from "@playwright/test";
import { callAs } from "../support/admin.ts";
import { atWidths, expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { shiftsOn, watchShifts } from "../support/layout-shift.ts";
import { test } from "../support/member-browser.ts";
import { openPage } from "../support/open-page.ts";
import { press, tabTo } from "../support/tab-to.ts";
import { textFile } from "../support/text-file.ts";

const list = "/dashboard/requests";
const promise = /We answer by \w+day, \w{3}\s\d+, \d+(:\d\d)?\s[AP]M\sP[DS]T/;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const standing = (page: Page) => page.getByRole("status").filter({ hasText: /Standard|Urgent/ });

const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("visibilitychange")));

async function ask(page: Page, subject: string): Promise<string> {
  const asked = { urgency: "standard", subject, text: "Since this morning." };
  return (await callAs<{ id: string }>(page, "POST", "/api/requests", asked)).id;
}

test.use({ expectedNoise: [/ERR_FAILED|status of (401|403|404)/] });

test("a member asks by keyboard, reads the answer, calls it solved and opens it again", async ({
  page,
  become,
}) => {
  await become("served");
  await page.goto("/dashboard");
  await press(page, page.getByRole("link", { name: "Get help" }));
  const standard = page.getByRole("radio", { name: /^Standard/ });
  await tabTo(page, standard);
  await page.keyboard.press("ArrowUp");
  const urgent = page.getByRole("radio", { name: /^Urgent/ });
  await expect(urgent).toBeChecked();
  for (const option of [urgent, standard])
    await expect(page.locator("label").filter({ has: option })).toContainText(promise);
  await tabTo(page, page.getByLabel("Subject"));
  await page.keyboard.type("The nightly import has stopped");
  await press(page, button(page, "Send request"));
  const text = page.getByLabel("What do you need?");
  await expect(text).toBeFocused();
  await expect(page.getByText("Please write a message")).toBeVisible();
  await page.keyboard.type("It stopped at 2 AM.\nNothing since.");

  await page.reload();
  await expect(urgent).toBeChecked();
  await expect(text).toHaveValue("It stopped at 2 AM.\nNothing since.");
  await page.route("**/api/requests", (route) => route.abort());
  await press(page, button(page, "Send request"));
  await expect(page.getByRole("alert")).toContainText("was not sent");
  await page.unroute("**/api/requests");
  await button(page, "Send request").press("Enter");

  await page.waitForURL(/\/dashboard\/requests\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The nightly import has stopped",
  );
  await expect(page).toHaveTitle(/^The nightly import has stopped /);
  await expect(standing(page)).toContainText("Open");
  await expect(standing(page)).toContainText(promise);
  const turns = page.getByRole("log").getByRole("listitem");
  await expect(turns).toHaveCount(1);
  await expect(turns.first()).toContainText("You");

  const address = page.url();
  const id = address.split("/").at(-1) ?? "";
  await become("admin");
  await callAs(page, "POST", `/api/admin/inbox/${id}/reply`, { text: "It runs again." });
  await become("served");
  await comeBack(page);
  await expect(turns.last()).toContainText("It runs again.");
  await expect(turns.last()).toContainText("Root Lovelace");
  await expect(standing(page)).toContainText("Waiting for you");
  await expect(standing(page)).toContainText("Answered");

  await press(page, button(page, "Mark as solved"));
  await expect(standing(page)).toContainText("Solved");
  await expect(button(page, "Open again")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(standing(page)).toContainText("Open");
  const reply = page.getByLabel("Your message");
  await tabTo(page, reply);
  await page.keyboard.type("It stopped again.");
  await page.reload();
  await expect(reply).toHaveValue("It stopped again.");
  const answer = await holdAnswers(page, "**/messages");
  await button(page, "Send message").press("Enter");
  await reply.fill("It runs.");
  await page.getByLabel("Add files").setInputFiles(textFile("log.txt"));
  answer();
  await expect(turns.last()).toContainText("It stopped again.");
  await expect(reply).toHaveValue("It runs.");
  await expect(page.getByText("log.txt is ready")).toBeAttached();
  await button(page, "Send message").press("Enter");
  await expect(page.getByRole("log")).toContainText(/It runs\.[^]*log\.txt/);
  await expect(reply).toHaveValue("");

  await page.goto(`${list}?status=solved`);
  const said = page.getByRole("main").getByRole("status");
  await expect(said).toHaveText(/^Nothing is solved yet/);
  await said.evaluate((output) => output.setAttribute("data-stays", ""));
  await page.getByRole("link", { name: "Open", exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: "The nightly import has stopped" });
  await expect(row).toContainText("Urgent, asked by you");
  await expect(page.locator("[data-stays]")).toHaveText(/^\d+ open requests?$/);
  await expect(row).toContainText(promise);

  await page.context().clearCookies();
  await page.goto(address);
  await page.waitForURL(/\/sign-in\?/);
  expect(decodeURIComponent(page.url())).toContain(new URL(address).pathname);
});

test("what was sent from the old buttons is found among the requests", async ({ page, become }) => {
  await become("viewing");
  await page.goto("/dashboard?write=support");
  await page.getByRole("textbox").fill("The report of last month is empty.");
  await button(page, "Send message").click();
  await expect(page.locator(".toast")).toContainText("Thank you for reaching out!");
  await page.getByRole("link", { name: /^Your requests/ }).click();
  await page.getByRole("link", { name: "Contact Support", exact: true }).click();
  await expect(page.getByRole("log")).toContainText("The report of last month is empty.");
});

test("who may ask is told by when, who may not is told who can, and strangers learn nothing", async ({
  page,
  become,
}) => {
  await become("served");
  const id = await ask(page, "A wheel is stuck");

  await become("viewing");
  await page.goto(`${list}/new`);
  await expect(page.getByText("Owners and requesters ask for Difference Engines")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.goto(`${list}/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not for your role");
  await page.goto(list);
  await expect(page.getByText("Owners and requesters ask")).toBeVisible();
  await expect(page.getByText("A wheel is stuck")).toHaveCount(0);

  const loadedAgain = page.waitForEvent("load");
  await become("paid");
  await page.evaluate(() => ["blur", "focus"].forEach((one) => dispatchEvent(new Event(one))));
  await loadedAgain;
  for (const wrong of [id, "nonsense"]) {
    await page.goto(`${list}/${wrong}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No such request");
  }

  await become("free");
  await page.goto(list);
  await expect(page.getByRole("heading", { name: "Nobody has asked yet" })).toBeVisible();
  await page.getByRole("link", { name: "Get help" }).click();
  await expect(page.getByText(promise)).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
});

test("axe finds nothing, nothing moves or scrolls sideways", async ({ page, become }) => {
  test.slow();
  await watchShifts(page);
  await become("served");
  const id = await ask(page, `Donaudampfschifffahrtsgesellschaft${"kapitän".repeat(12)}`);
  for (const path of [list, `${list}/new`, `${list}/${id}`])
    await atWidths(page, [390, 1280], async (width) => {
      // What moves while it comes is seen where it is loaded.
      await openPage(page, path);
      const where = `${path} at ${width} px`;
      expect.soft(await shiftsOn(page), where).toEqual([]);
      await expectNoAxeViolations(page);
      expect.soft(await sidewaysScroll(page), where).toBe(0);
    });
});
