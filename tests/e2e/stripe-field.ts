import type { Page } from "@playwright/test";
import { type FakeStripe, startStripe } from "../fakes/stripe.ts";
import { interceptStripe } from "../fakes/stripe-js.ts";
import { test as base } from "../support/browser.ts";
import { expectToStop } from "../support/own.ts";
import { type Program, startProgram } from "../support/program.ts";
import type { CardKind } from "./signup-journeys.ts";

/** One per worker, since code outside tests can't ask for a fixture. */
export const workers: { stripe?: FakeStripe } = {};

type Paid = { stripe: FakeStripe; program: Program };

export const test = base.extend<{ stripeJs: void; paid: Paid; stripe: FakeStripe }>({
  paid: [
    async ({ own }, use) =>
      use(
        await own("signup-stripe", async () => {
          const stripe = await startStripe();
          workers.stripe = stripe;
          const program = await startProgram({ env: { TRUST_PROXY: "1", ...stripe.settings } });
          const close = async () => {
            await expectToStop(program);
            await stripe.close();
          };
          return { value: { stripe, program }, close };
        }),
      ),
    { timeout: 200_000 },
  ],
  stripe: async ({ paid }, use) => use(paid.stripe),
  program: async ({ paid }, use) => use(paid.program),
  stripeJs: [
    async ({ context, stripe }, use) => {
      await interceptStripe(context, stripe);
      await use();
    },
    { auto: true },
  ],
});

export const numbers: Record<CardKind, string> = {
  saved: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  "asks the bank": "4000 0025 0000 3155",
};

/** Of those whose bank asks in a frame over the page, as it does nearly always. */
export const asksInFrame = "4000 0000 0000 3220";

export const readyCard = ".stripe-card iframe[data-ready]";

export const typeCard = (page: Page, number: string) =>
  page.frameLocator(readyCard).getByLabel("Card number").fill(number);

export const forms = "https://api.stripe.com/v1/elements/**";

export const refuseForms = (page: Page) =>
  page.route(forms, (route) =>
    route.fulfill({ status: 400, headers: { "access-control-allow-origin": "*" } }),
  );

export async function holdFields(page: Page): Promise<() => void> {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route("https://js.stripe.com/stand-in/**", async (route) => {
    await shown;
    await route.fallback();
  });
  return show;
}
