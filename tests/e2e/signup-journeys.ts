import type { Page, Route } from "@playwright/test";
import { expect, expectNoAxeViolations, type test as browserTest } from "../support/browser.ts";
import {
  expectApplicantKept,
  expectSaved,
  expectToast,
  fillApplicant,
  openSignup,
  saveButton,
} from "./joining.ts";

export type CardKind = "saved" | "declined" | "asks the bank";

type Provider = {
  fillCard(page: Page, kind: CardKind): Promise<void>;
  answerBank(page: Page, answer: "Approve" | "Refuse"): Promise<void>;
  bank: RegExp;
  /** Where the browser confirms the card, and what is said where that is not reached. */
  confirmation: string;
  unreachable: string;
  deliver(route: Route): Promise<unknown>;
};

const form = "**/api/membership/signup-draft";
const signup = "**/api/membership/signup";

export function signupJourneys(test: typeof browserTest, provider: Provider): void {
  const { fillCard, answerBank, confirmation, unreachable, deliver } = provider;

  async function fillAll(page: Page, kind: CardKind = "saved", plan?: string): Promise<void> {
    await openSignup(page, plan);
    await fillApplicant(page);
    await fillCard(page, kind);
  }

  test("a saved card leads to the confirmation, also when pressed twice", async ({ page }) => {
    await fillAll(page, "saved", "fractional-cto");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
    });
    await saveButton(page).dblclick();
    await expectToast(
      page,
      "Signup successful!",
      "We'll contact you within 24 hours to confirm your membership.",
    );
    await expectSaved(page);
    await expect(page.getByText("Your card for Fractional CTO is saved")).toBeVisible();
    expect(sent).toHaveLength(3);
    await page.reload();
    await expectSaved(page);
    await expect(page.locator(".toast")).toHaveCount(0);
  });

  test("a declined card keeps the form, and another one is taken", async ({ page }) => {
    await fillAll(page, "declined");
    await saveButton(page).click();
    await expectToast(page, "Payment setup failed", "Your card was declined.");
    // The toast leaves after five seconds; this stays at the button until the next try.
    const problem = page.locator("form [role=alert]");
    await expect(problem).toHaveText("Your card was declined.");
    await expectApplicantKept(page);
    await fillCard(page, "saved");
    await saveButton(page).click();
    await expectSaved(page);
  });

  test("the bank's no leads back to the filled-in form, its yes to the confirmation", async ({
    page,
  }) => {
    await fillAll(page, "asks the bank");
    await saveButton(page).click();
    await answerBank(page, "Refuse");
    await expect(page.locator(".toast").getByText("Payment setup failed")).toBeVisible();
    await expectApplicantKept(page);
    expect(page.url()).not.toContain("secret");
    await fillCard(page, "asks the bank");
    await saveButton(page).click();
    await answerBank(page, "Approve");
    await expectSaved(page);
  });

  test("back from the bank by the back button, the form is there and still works", async ({
    page,
  }) => {
    await fillAll(page, "asks the bank");
    await saveButton(page).click();
    await expect(page).toHaveURL(provider.bank);
    await page.goBack();
    await expect(saveButton(page)).toBeEnabled();
    await expectApplicantKept(page);
    await fillCard(page, "saved");
    await saveButton(page).click();
    await expectSaved(page);
  });

  test("back from the confirmation, there is nothing to send twice", async ({ page }) => {
    await fillAll(page);
    await saveButton(page).click();
    await expectSaved(page);
    await page.goBack();
    await expect(saveButton(page)).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("");
  });

  test("what was typed goes along to another plan, also after a declined card", async ({
    page,
  }) => {
    await fillAll(page, "declined");
    await saveButton(page).click();
    await expectToast(page, "Payment setup failed", "Your card was declined.");
    await openSignup(page, "fractional-cto");
    await expectApplicantKept(page);
    await fillCard(page, "saved");
    await saveButton(page).click();
    await expectSaved(page);
    await expect(page.getByText("Your card for Fractional CTO is saved")).toBeVisible();
  });

  test.describe("in two tabs", () => {
    test.use({ expectedNoise: [/status of 40[29]/] });

    test("there is one signup", async ({ page }) => {
      const other = await page.context().newPage();
      await fillAll(page);
      await fillAll(other);
      await saveButton(page).click();
      await expectSaved(page);
      await saveButton(other).click();
      await expectToast(other, "Signup failed", "This signup is already complete.");
    });
  });

  test.describe("when the network goes", () => {
    test.use({
      expectedNoise: [/net::ERR_|Failed to load resource|status of 402/],
    });

    test("before the form is there, it says so and can be tried again", async ({ page }) => {
      await page.route("**/api/membership/setup-intent/**", (route) => route.abort());
      await page.goto("/signup");
      await expect(page.getByRole("heading", { name: "Setup Error" })).toBeVisible();
      await expect(
        page.getByText("Unable to initialize payment setup. Please try again."),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await page.unroute("**/api/membership/setup-intent/**");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(saveButton(page)).toBeVisible();
    });

    const steps: [step: string, address: string, title: string, text: string][] = [
      ["the form", form, "Signup failed", "Please try again."],
      ["the card", confirmation, "Payment setup failed", unreachable],
      ["the signup", signup, "Signup failed", "Please try again."],
    ];
    for (const [step, address, title, text] of steps)
      for (const when of ["before it arrives", "before the answer is heard"])
        test(`with ${step}, ${when}, everything typed stays and the next press succeeds`, async ({
          page,
        }) => {
          await fillAll(page);
          await page.route(address, async (route) => {
            if (when === "before the answer is heard")
              await (address === confirmation ? deliver(route) : route.fetch());
            await route.abort();
          });
          await saveButton(page).click();
          await expectToast(page, title, text);
          await expectApplicantKept(page);
          await page.unroute(address);
          await saveButton(page).click();
          await expectSaved(page);
        });

    test("and the tab is closed after the card was saved, the signup is finished when the visitor returns", async ({
      page,
    }) => {
      await fillAll(page);
      await page.route(signup, (route) => route.abort());
      await saveButton(page).click();
      await expectToast(page, "Signup failed", "Please try again.");
      const context = page.context();
      await page.close();
      const again = await context.newPage();
      await again.goto("/signup?plan=crm-essentials");
      await expectSaved(again);
    });
  });
}
