import { cancelCardForm } from "../domain/billing/cancel-card-form.ts";
import { completeSignup } from "../domain/billing/complete-signup.ts";
import { CodedError } from "../platform/errors.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

/** A doorbell: the event only says where to look. Where looking fails, the provider rings again. */
export function addStripeWebhook(add: AddEndpoint, services: Services): void {
  const { cards, limits } = services;

  async function isCardTesting(setupIntentId: string): Promise<boolean> {
    try {
      await limits.declinedCards.consume(setupIntentId);
      return false;
    } catch (error) {
      if (error instanceof CodedError && error.code === "too_many") return true;
      throw error;
    }
  }

  add("POST /api/webhooks/stripe", async (c) => {
    const signature = c.req.header("stripe-signature") ?? "";
    const event = await cards.readEvent(await c.req.text(), signature);
    if (event) {
      const { setupIntentId, declined } = event;
      await completeSignup(await ctxOf(c, services), cards, setupIntentId);
      if (declined && (await isCardTesting(setupIntentId)))
        await cancelCardForm(cards, setupIntentId);
    }
    return c.json({ received: true });
  });
}
