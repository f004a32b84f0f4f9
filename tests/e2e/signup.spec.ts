import type { Page } from "@playwright/test";
import { atWidths, expect, expectNoAxeViolations, test } from "../support/browser.ts";
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

const testNumber = (page: Page, label: string) => page.getByRole("button", { name: label }).click();

const plans: [query: string, name: string, price: string, hours: string][] = [
  ["?plan=crm-essentials", "CRM Essentials", "$1,250", "10"],
  ["?plan=automation-builder", "Automation Builder", "$1,875", "15"],
  ["?plan=fractional-cto", "Fractional CTO", "$3,500", "20"],
  ["", "Exec Concierge", "$900", "6"],
  ["?plan=growth", "Exec Concierge", "$900", "6"],
];

test("each address is about its plan, and a yearly one says what is charged and saves its card for that", async ({
  page,
}) => {
  for (const [query, name, price, hours] of plans) {
    await page.goto(`/signup${query}`);
    await expect.soft(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect
      .soft(page.locator(".plan-summary dd"))
      .toHaveText([`${price} per month`, `${hours} per month`]);
    await expect.soft(page.locator(".plan-summary-features li").first()).toBeVisible();
    await expect.soft(saveButton(page)).toBeVisible();
    const unchosen = page.getByText("No plan was chosen");
    await expect.soft(unchosen).toHaveCount(name === "Exec Concierge" ? 1 : 0);
  }
  const asked = page.waitForRequest("**/api/membership/setup-intent/crm-essentials?term=year");
  await page.goto("/signup?plan=crm-essentials&term=year");
  await expect(page.getByText("charge it $15,000 once a year for CRM Essentials")).toBeVisible();
  await fillApplicant(page);
  await testNumber(page, "Saved");
  await saveButton(page).click();
  await expectSaved(page);
  await asked;
});

test("a phone has the form on its first screen, wherever one is what the page is for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/signup?plan=exec-concierge", "/membership/request", "/contact"]) {
    await page.goto(path);
    const field = page.getByRole("main").getByLabel("First name");
    expect((await field.boundingBox())!.y, path).toBeLessThan(844);
  }
});

test("says what is missing next to each field, and goes to the first; axe finds nothing there or in the confirmation", async ({
  page,
}) => {
  await openSignup(page);
  // The card's part grows above the button while it loads, and a press on what moves is none.
  await expect(page.getByLabel("Card number")).toBeVisible();
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
  const check = () => atWidths(page, [1280, 390], () => expectNoAxeViolations(page));
  await check();
  await fillApplicant(page);
  await testNumber(page, "Saved");
  await saveButton(page).click();
  await expectSaved(page);
  await check();
});

const labels: Record<CardKind, string> = {
  saved: "Saved",
  declined: "Declined",
  "asks the bank": "Bank check",
};

signupJourneys(test, {
  fillCard: (page, kind) => testNumber(page, labels[kind]),
  cardNumber: (page) => page.getByLabel("Card number"),
  answerBank: (page, answer) => page.getByRole("button", { name: answer }).click(),
  bank: /\/dev\/bank/,
  confirmation: "**/api/card-sandbox/**",
  unreachable: "We could not reach the card service. Please check your connection and try again.",
  deliver: (route) => route.fetch(),
});

test("no card number leaves the sandbox's card field; one that is no test number and a lost request are reported at the card", async ({
  page,
}) => {
  await openSignup(page);
  await fillApplicant(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url(), request.postData() ?? ""));
  const field = page.getByLabel("Card number");
  await field.fill("4111 1111 1111 1111");
  await saveButton(page).click();
  await expect(field).toHaveAccessibleDescription(
    "The sandbox accepts only the test numbers below.",
  );
  await testNumber(page, "Network error");
  await saveButton(page).click();
  await expectToast(
    page,
    "Payment setup failed",
    "We could not reach the card service. Please check your connection and try again.",
  );
  await expectApplicantKept(page);
  await page.getByText("More test numbers").click();
  await testNumber(page, "Charge fails");
  await expect(field).toHaveValue("4000 0000 0000 0341");
  await field.fill("4242 4242 4242 4242");
  await saveButton(page).click();
  await expectSaved(page);
  // Four of its digits can stand in an id or a time by chance.
  expect(sent.join()).not.toMatch(/4242(\W|%20)*4242|4111(\W|%20)*1111/);
});

test("can be done by keyboard alone, mistakes included", async ({ page }) => {
  const focused = page.locator(":focus");
  const { keyboard } = page;
  await openSignup(page);
  await expect(page.getByLabel("Card number")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  for (let presses = 0; presses < 20; presses += 1) {
    await keyboard.press("Tab");
    if ((await focused.getAttribute("id")) === "signup-firstName") break;
  }
  await keyboard.press("Enter");
  await expect(focused).toHaveAccessibleDescription("First name is required");
  for (const [label, value] of Object.entries({ ...person, Email: "ada@" })) {
    await expect(focused).toHaveAccessibleName(label);
    await keyboard.type(value);
    await keyboard.press("Tab");
  }
  await expect(focused).toHaveAccessibleName("Card number");
  for (const label of ["Saved", "Bank check", "Declined"]) {
    await keyboard.press("Tab");
    await expect(focused).toContainText(label);
  }
  await keyboard.press("Enter");
  await expect(page.getByLabel("Card number")).toHaveValue("4000 0000 0000 0002");
  const reach = async (steps: string[]) => {
    for (const words of steps) {
      await keyboard.press("Tab");
      await expect(focused).toContainText(words);
    }
  };
  await reach(["Network error", "More test numbers"]);
  await keyboard.press("Enter");
  await reach(["Charge fails", "No funds", "Asks bank each time", "Expires next month"]);
  await reach(["terms of membership", "privacy policy", "Agree and save card"]);
  await keyboard.press("Enter");
  await expect(focused).toHaveAccessibleName("Email");
  await expect(focused).toHaveAccessibleDescription("Please enter a valid email address");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type(person.Email);
  await keyboard.press("Enter");
  await expectToast(page, "Payment setup failed", "Your card was declined.");
  await expect(focused).toHaveAccessibleName("Email");
  for (let presses = 0; presses < 3; presses += 1) await keyboard.press("Tab");
  await expect(focused).toHaveAccessibleName("Card number");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("4242424242424242");
  await expect(focused).toHaveValue("4242 4242 4242 4242");
  await keyboard.press("Enter");
  await expectSaved(page);
});

test.describe("without its cookie", () => {
  test.use({ expectedNoise: [/status of 404/] });

  test("a form in an open tab says so, and works after a reload", async ({ page }) => {
    await openSignup(page);
    await fillApplicant(page);
    await testNumber(page, "Saved");
    await page.context().clearCookies({ name: "signup" });
    await saveButton(page).click();
    await expectToast(page, "Signup failed", "We cannot find this signup. Please reload the page.");
    await page.reload();
    await expectApplicantKept(page);
    await testNumber(page, "Saved");
    await saveButton(page).click();
    await expectSaved(page);
  });
});

test("a reload while the card is being saved completes or resumes the signup, never twice", async ({
  page,
}) => {
  await openSignup(page, "automation-builder");
  await fillApplicant(page);
  await testNumber(page, "Saved");
  const { promise: confirmed, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/card-sandbox/**", async (route) => {
    await route.fetch();
    resolve();
  });
  await saveButton(page).click();
  await confirmed;
  await page.reload();
  await expectSaved(page);
  await expect(page.getByText("Your card for Automation Builder is saved")).toBeVisible();
});
