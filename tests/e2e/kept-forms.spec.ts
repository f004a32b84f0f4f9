import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, islandsHydrated } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";

test.use({ expectedNoise: [/status of 401|ERR_CONNECTION_RESET/] });

/** Presses with a session that has ended, signs in again and comes back. */
async function pressSignedOut(page: Page, name: string): Promise<void> {
  const { href } = new URL(page.url());
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name }).click();
  await page.waitForURL("**/sign-in?*");
  await page.context().addCookies(cookies);
  await page.goto(href);
}

/** The first call arrives, and its answer does not; the keys of all calls. */
async function answerLost(page: Page, path: string): Promise<string[]> {
  const keys: string[] = [];
  await page.route(`**${path}`, async (route) => {
    keys.push(route.request().postDataJSON().key);
    const answer = await route.fetch();
    await (keys.length > 1 ? route.fulfill({ response: answer }) : route.abort("connectionreset"));
  });
  return keys;
}

function expectSame(keys: string[]): void {
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
}

test("a message to the firm outlasts a reload, until it is sent", async ({ page }) => {
  await page.goto("/contact");
  await islandsHydrated(page);
  const message = page.getByLabel("Message");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email").fill("kept@visitor.example");
  await page.getByLabel("What are you interested in?").selectOption("zoho");
  await message.fill("Half of what we wanted to say");
  await page.reload();
  await islandsHydrated(page);
  await expect(message).toHaveValue("Half of what we wanted to say");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("What are you interested in?")).toHaveValue("zoho");
  const keys = await answerLost(page, "/api/contact");
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.locator("form").getByRole("alert")).toHaveText("Please try again later.");
  await page.reload();
  await islandsHydrated(page);
  await send.click();
  await expect(page.getByRole("heading", { name: "Thank you for reaching out!" })).toBeVisible();
  expectSame(keys);
  await page.goto("/contact?plan=growth-plan");
  await islandsHydrated(page);
  await expect(message).toHaveValue("");
  await page.getByLabel("What are you interested in?").selectOption("other");
  await message.fill("Not for now");
  await page.goto("/contact?plan=scale-plan");
  await islandsHydrated(page);
  await expect(message).toHaveValue("Not for now");
  await expect(page.getByLabel("What are you interested in?")).toHaveValue("scale-plan");
});

test("a request and a message that got no answer are sent once, also after a reload", async ({
  page,
  become,
}) => {
  await become("unused");
  await page.goto("/dashboard/requests/new");
  await page.getByLabel("Subject").fill("Twice or once");
  await page.getByLabel("What do you need?").fill("The report is empty.");
  const asked = await answerLost(page, "/api/requests");
  const ask = page.getByRole("button", { name: "Send request" });
  await ask.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.reload();
  await ask.click();
  await page.waitForURL("**/dashboard/requests/*-*");
  expectSame(asked);

  await page.getByLabel("Your message").fill("And so is its second page.");
  const said = await answerLost(page, "/api/requests/*/messages");
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.reload();
  await send.click();
  await expect(page.getByLabel("Your message")).toHaveValue("");
  expectSame(said);
});

test("a profile outlasts a session that has ended, and so do an invitation and what a company wants on its invoices", async ({
  page,
  become,
}) => {
  await become("unused");
  await page.goto("/dashboard/settings");
  const firstName = page.getByLabel("First name");
  const name = `Augusta ${randomUUID().slice(0, 8)}`;
  await firstName.fill(name);
  await pressSignedOut(page, "Save profile");
  await expect(firstName).toHaveValue(name);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.locator(".toast")).toContainText("Profile saved");
  await page.getByLabel("Phone").fill("909 555 0100");
  await page.getByLabel("Phone").fill("");
  expect(await page.evaluate(() => sessionStorage.getItem("fontana-draft-profile"))).toBeNull();

  await page.goto("/dashboard/people");
  await page.getByLabel("Email").fill("somebody@people.example");
  await page.getByLabel("Viewer").check();
  await pressSignedOut(page, "Send invitation");
  await expect(page.getByLabel("Email")).toHaveValue("somebody@people.example");
  await expect(page.getByLabel("Viewer")).toBeChecked();

  await page.goto("/dashboard/billing");
  await page.getByLabel("Street and number").fill("1 Sierra Avenue");
  await page.getByLabel("City").fill("Fontana");
  await page.getByLabel("State or region").fill("CA");
  await page.getByLabel("Postal code").fill("92335");
  await page.getByLabel("Country").selectOption("US");
  await pressSignedOut(page, "Save address and tax ID");
  await expect(page.getByLabel("City")).toHaveValue("Fontana");
  await expect(page.getByLabel("Country")).toHaveValue("US");
});
