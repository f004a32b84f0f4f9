import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../fixtures/browser.ts";
import {
  expectApplicantKept,
  expectSaved,
  expectToast,
  fillApplicant,
  openSignup,
  person,
  saveButton,
} from "./joining.ts";
import { type CardKind, signupJourneys } from "./signup-journeys.ts";

// Chromium says so of a page that was left while its transition had not begun.
test.use({ expectedNoise: [/Transition was aborted/] });

const testNumber = (page: Page, label: string) => page.getByRole("button", { name: label }).click();

const plans: [query: string, name: string, price: string, hours: string][] = [
  ["?plan=crm-essentials", "CRM Essentials", "$1,250", "10"],
  ["?plan=automation-builder", "Automation Builder", "$1,875", "15"],
  ["?plan=fractional-cto", "Fractional CTO", "$3,500", "20"],
  ["", "Exec Concierge", "$900", "6"],
  ["?plan=growth", "Exec Concierge", "$900", "6"],
];

for (const [query, name, price, hours] of plans) {
  test(`/signup${query} is about ${name}`, async ({ page }) => {
    await page.goto(`/signup${query}`);
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(page.locator(".plan-summary dd")).toHaveText([
      `${price} per month`,
      `${hours} per month`,
    ]);
    await expect(page.locator(".plan-summary-features li").first()).toBeVisible();
    await expect(saveButton(page)).toBeVisible();
  });
}

test("says what is missing beside each field, and goes to the first", async ({ page }) => {
  await openSignup(page);
  await saveButton(page).click();
  for (const [label, text] of [
    ["First name", "First name is required"],
    ["Last name", "Last name is required"],
    ["Email", "Please enter a valid email address"],
    ["Phone", "Please enter a valid phone number"],
    ["Company", "Company name is required"],
  ] as const)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(text);
  await expect(page.getByLabel("First name")).toBeFocused();
});

const labels: Record<CardKind, string> = {
  saved: "Is saved",
  declined: "Is declined",
  "asks the bank": "Asks the bank",
};

signupJourneys(test, {
  fillCard: (page, kind) => testNumber(page, labels[kind]),
  answerBank: (page, answer) => page.getByRole("button", { name: answer }).click(),
  bank: /\/dev\/bank/,
  confirmation: "**/api/card-sandbox/**",
  unreachable: "We could not reach the card service. Please check your connection and try again.",
  deliver: (route) => route.fetch(),
});

test("no card number leaves the sandbox's field", async ({ page }) => {
  await openSignup(page);
  await fillApplicant(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url(), request.postData() ?? ""));
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await saveButton(page).click();
  await expectSaved(page);
  expect(sent.join()).not.toMatch(/4242/);
});

test("the number that never arrives, and one that is no test number, are told at the card", async ({
  page,
}) => {
  await openSignup(page);
  await fillApplicant(page);
  await page.getByLabel("Card number").fill("4111 1111 1111 1111");
  await saveButton(page).click();
  await expect(page.getByLabel("Card number")).toHaveAccessibleDescription(
    "The sandbox knows only the test numbers below.",
  );
  await testNumber(page, "Loses the network");
  await saveButton(page).click();
  await expectToast(
    page,
    "Payment setup failed",
    "We could not reach the card service. Please check your connection and try again.",
  );
  await expectApplicantKept(page);
});

test("can be done by keyboard alone", async ({ page }) => {
  await openSignup(page);
  await page.getByLabel("First name").focus();
  for (const value of Object.values(person)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByLabel("Card number")).toBeFocused();
  await page.keyboard.type("4242424242424242");
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await page.keyboard.press("Enter");
  await expectSaved(page);
});

test("a confirmation nobody earned says so", async ({ page }) => {
  await page.goto("/signup/success");
  await expect(page.getByText("This browser has made no signup")).toBeVisible();
  await expect(page.getByText("Card charged only after we have spoken")).toBeVisible();
  await page.goto("/signup/success?setup_intent=seti_of_somebody");
  await expect(page).toHaveURL(/\/signup\/success$/);
  await expect(page.getByText("This browser has made no signup")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test("axe finds nothing on the way through", async ({ page }) => {
        await openSignup(page);
        await saveButton(page).click();
        await expect(page.getByText("Company name is required")).toBeVisible();
        await expectNoAxeViolations(page);
        await fillApplicant(page);
        await testNumber(page, "Is saved");
        await saveButton(page).click();
        await expectSaved(page);
        await expectNoAxeViolations(page);
      });
    });
  }
}
