import type { Page } from "@playwright/test";
import { expect, holdIslands, islandsHydrated, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { readMails } from "../support/mailbox.ts";
import { listenToRegions, spoken } from "../support/live-regions.ts";
import { countCalls, pressTwice } from "../support/press-twice.ts";

const refusedByServer = /Failed to load resource: the server responded with a status of (4|5)\d\d/;

async function openForm(page: Page, address = "/contact"): Promise<void> {
  await openPage(page, address);
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("909 555 0100");
  await page.getByLabel("Company").fill("Analytical Engines");
  await page.getByLabel("What are you interested in?").selectOption({ label: "Technology Audit" });
  await page.getByLabel("Message").fill("Please look at our engines and tell us what to join up.");
}

const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you for reaching out!" });
const send = (page: Page) => page.locator("form button:not([type=button])").last();

test("shows what is wrong beside each field and goes to the first one, whose label the header does not hide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openForm(page);
  await page.getByLabel("Email").fill("ada at example");
  await page.getByLabel("Message").fill("Too short");
  await send(page).click();
  const errors: [label: string, text: string][] = [
    ["First name", "First name is required"],
    ["Last name", "Last name is required"],
    ["Email", "Please enter a valid email address"],
    ["What are you interested in?", "Please select an option"],
    ["Message", "Message must be at least 10 characters"],
  ];
  for (const [label, text] of errors) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(text);
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("First name")).toBeFocused();
  const bottomOfBar = await page
    .getByRole("banner")
    .evaluate((bar) => bar.getBoundingClientRect().bottom);
  const topOfLabel = await page
    .locator("label[for=contact-firstName]")
    .evaluate((label) => label.getBoundingClientRect().top);
  expect(bottomOfBar).toBeGreaterThan(0);
  expect(topOfLabel).toBeGreaterThanOrEqual(bottomOfBar);
});

test("a message is sent once, even on a double press, and the next one by keyboard alone", async ({
  page,
  program,
}) => {
  const email = "browser@visitor.example";
  // Nobody fills in the form as fast as this test, so the page believes it is ten seconds older.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
  await openForm(page);
  await fill(page, email);
  await islandsHydrated(page);
  const sent = countCalls(page, "POST", "/api/contact");
  await pressTwice(send(page));
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText("We'll respond within 1 business day.").first()).toBeVisible();
  expect(sent()).toBe(1);

  await page.getByRole("button", { name: "Submit Another Message" }).press("Enter");
  await expect(page.getByLabel("First name")).toHaveValue("");
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveValue("");
  const typed = ["Ada", "Lovelace", "keys@visitor.example", "", "", "Other"];
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Everything here came from the keyboard.");
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
  expect(sent()).toBe(2);

  await expect.poll(async () => JSON.stringify(await readMails(program))).toContain(email);
});

test.describe("when it is not sent", () => {
  test.use({ expectedNoise: [/status of (400|503)|net::ERR_FAILED.*\/api\/contact/] });

  test("says so in a toast and at the button, each announced once, or at the field, and keeps what was typed", async ({
    page,
  }) => {
    const problem = page.locator("form").getByRole("alert");
    const keepsAll = async () => {
      await expect(page.getByLabel("First name")).toHaveValue("Ada");
      await expect(page.getByLabel("Message")).toHaveValue(/look at our engines/);
    };
    await listenToRegions(page);
    await page.route("**/api/contact", (route) =>
      route.fulfill({
        status: 503,
        json: { message: "We are moving house.", code: "unavailable" },
      }),
    );
    await openForm(page);
    await fill(page, "ada@visitor.example");
    await send(page).press("Enter");
    await expect(page.getByText("Error submitting form").first()).toBeVisible();
    await expect(send(page)).toBeFocused();
    await expect(page.getByText("We are moving house.").first()).toBeVisible();
    await expect(problem).toHaveText("We are moving house.");
    expect(await spoken(page)).toEqual([
      "We are moving house.",
      "Notification Error submitting form",
    ]);
    await keepsAll();
    await expect(send(page)).toBeEnabled();

    await page.unroute("**/api/contact");
    await page.route("**/api/contact", (route) =>
      route.fulfill({
        status: 400,
        json: {
          message: "Please check the form.",
          code: "invalid",
          fields: { email: "This address does not receive mail" },
        },
      }),
    );
    const answer = await holdAnswers(page, "**/api/contact");
    await send(page).click();
    await expect(problem).toHaveCount(0);
    answer();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
      "This address does not receive mail",
    );
    await expect(page.getByLabel("Email")).toBeFocused();
    await keepsAll();

    // Offline.
    await page.unroute("**/api/contact");
    await page.route("**/api/contact", (route) => route.abort());
    await send(page).click();
    await expect(page.locator(".toast")).toContainText("Error submitting form");
    await expect(page.locator(".toast")).toContainText("Please try again later.");
    await expect(problem).toHaveText("Please try again later.");
    await keepsAll();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [refusedByServer] });

  test("the form is posted, refused in place and finally accepted", async ({ page }) => {
    await page.goto("/contact");
    await fill(page, "no-script@visitor.example");
    await page.getByLabel("Message").fill("Too short");
    await send(page).click();
    await expect(page.getByText("Message must be at least 10 characters")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await page.getByLabel("Message").fill("Long enough by now, we think.");
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});

test("a form filled in and sent before hydration is kept and sent afterward", async ({ page }) => {
  const arrive = await holdIslands(page);
  await page.goto("/contact", { waitUntil: "load" });
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Message").fill("Typed while the script was still on its way.");
  await send(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  arrive();
  await expect(page.getByText("Last name is required")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Grace");
  // As a browser does that puts nothing back by itself.
  await page.goto("/blog");
  await openForm(page);
  await islandsHydrated(page);
  await expect(page.getByLabel("First name")).toHaveValue("Grace");
  await fill(page, "grace@visitor.example");
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
});

test("nothing the page loads violates its CSP, and it says how to reach the firm, who answers and by when, as other pages do at their end", async ({
  page,
}) => {
  const time = /by \w+day, \w{3}\s\d+, \d+(:\d\d)?\s[AP]M\sP[SD]T/i;
  await page.addInitScript(() => {
    const tried: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      tried.push(`${violatedDirective} ${blockedURI}`),
    );
    Object.assign(window, { tried });
  });
  await openForm(page);
  await islandsHydrated(page);
  expect(await page.evaluate(() => (window as unknown as { tried: string[] }).tried)).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Talk Tech Strategy");
  await expect(page.getByLabel("What are you interested in?")).toHaveValue("");
  const main = page.getByRole("main");
  await expect(main.getByText("< 24 hours")).toBeVisible();
  await expect(main.getByText("Based in Fontana, CA – Serving Nationwide")).toBeVisible();
  await expect(main.locator("details")).toHaveCount(4);
  const beside = page.getByRole("complementary", { name: "What happens next" });
  await expect(beside.getByRole("listitem").nth(1)).toHaveText(time);
  await expect(beside.getByText("Who reads what you write")).toBeVisible();

  await openPage(page, "/about");
  const end = page.getByRole("region", { name: "Ask any of us." });
  await expect(end).toContainText("Answers within 1 business day");
  await end.scrollIntoViewIfNeeded();
  await expect(end).toContainText(time);
});
