import type { Locator, Page, Route } from "@playwright/test";
import { expect, type test as browserTest } from "../support/browser.ts";
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
  cardNumber(page: Page): Locator;
  answerBank(page: Page, answer: "Approve" | "Refuse"): Promise<void>;
  bank: RegExp;
  /** Where the browser confirms the card, and what is said where that is not reached. */
  confirmation: string;
  unreachable: string;
  deliver(route: Route): Promise<unknown>;
};

const setup = "**/api/membership/setup-intent/**";
const form = "**/api/membership/signup-draft";
const signup = "**/api/membership/signup";

export function signupJourneys(test: typeof browserTest, provider: Provider): void {
  const { fillCard, cardNumber, answerBank, confirmation, unreachable, deliver } = provider;

  async function fillAll(page: Page, kind: CardKind = "saved", plan?: string): Promise<void> {
    await openSignup(page, plan);
    await fillApplicant(page);
    await fillCard(page, kind);
  }

  test("a saved card leads to the confirmation, also when pressed twice, and back from there is nothing to send twice", async ({
    page,
  }) => {
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
    await page.goBack();
    await expect(saveButton(page)).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("");
  });

  test("a declined card keeps the form, also on the way to another plan, and another card is taken there", async ({
    page,
  }) => {
    const declined = "Your card was declined.";
    await fillAll(page, "declined");
    await saveButton(page).click();
    await expectToast(page, "Payment setup failed", declined);
    // The toast leaves after five seconds; this stays at the button until the next try.
    const problem = page.locator("form [role=alert]");
    await expect(problem).toHaveText(declined);
    await expectApplicantKept(page);
    await openSignup(page, "fractional-cto");
    await expectApplicantKept(page);
    await fillCard(page, "declined");
    await saveButton(page).click();
    await expect(problem).toHaveText(declined);
    await fillCard(page, "saved");
    await saveButton(page).click();
    await expectSaved(page);
    await expect(page.getByText("Your card for Fractional CTO is saved")).toBeVisible();
  });

  test("back from the bank by the back button, the form still works; its no leads to the card, once, and its yes to the confirmation", async ({
    page,
  }) => {
    await fillAll(page, "asks the bank");
    await saveButton(page).click();
    await expect(page).toHaveURL(provider.bank);
    await page.goBack();
    await expect(saveButton(page)).toBeEnabled();
    await expectApplicantKept(page);
    await fillCard(page, "asks the bank");
    await saveButton(page).click();
    await answerBank(page, "Refuse");
    await expect(page.locator(".toast").getByText("Payment setup failed")).toBeVisible();
    await expect(page.getByRole("group", { name: "Your card" })).toBeFocused();
    await expect(cardNumber(page)).toBeInViewport();
    expect(page.url()).not.toContain("secret");
    await expectApplicantKept(page);
    await page.reload();
    await expectApplicantKept(page);
    await expect(page.locator(".toast")).toHaveCount(0);
    await expect(page).toHaveURL(/\/signup\?plan=crm-essentials$/);
    await fillCard(page, "asks the bank");
    await saveButton(page).click();
    await answerBank(page, "Approve");
    await expectSaved(page);
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

    type Step = { address: string; title: string; text: string };
    const steps: Step[] = [
      { address: form, title: "Signup failed", text: "Please try again." },
      { address: confirmation, title: "Payment setup failed", text: unreachable },
      { address: signup, title: "Signup failed", text: "Please try again." },
    ];
    // The next press passes the step that failed, and fails at the one after it, which says something else.
    async function failAtEach(page: Page, lose: (step: Step, route: Route) => Promise<unknown>) {
      for (const step of steps) {
        await page.route(step.address, async (route) => {
          await lose(step, route);
          await route.abort();
        });
        await saveButton(page).click();
        await expectToast(page, step.title, step.text);
        await expectApplicantKept(page);
        await page.unroute(step.address);
      }
      await saveButton(page).click();
      await expectSaved(page);
    }

    test("before anything arrives, each step says so, everything typed stays and the next press gets further", async ({
      page,
    }) => {
      await page.route(setup, (route) => route.abort());
      await page.goto("/signup");
      await expect(page.getByRole("heading", { name: "Setup Error" })).toBeVisible();
      await expect(
        page.getByText("Unable to initialize payment setup. Please try again."),
      ).toBeVisible();
      await page.unroute(setup);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(saveButton(page)).toBeVisible();
      await fillApplicant(page);
      await fillCard(page, "saved");
      await failAtEach(page, async () => {});
    });

    test("before the answer is heard, each step says so, everything typed stays and the next press gets further", async ({
      page,
    }) => {
      await fillAll(page);
      await failAtEach(page, ({ address }, route) =>
        address === confirmation ? deliver(route) : route.fetch(),
      );
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
