import { completeSignup } from "../domain/billing/complete-signup.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

/** A doorbell: the event only says where to look. Where looking fails, the provider rings again. */
export function addStripeWebhook(add: AddEndpoint, services: Services): void {
  const { cards } = services;
  add("POST /api/webhooks/stripe", async (c) => {
    const signature = c.req.header("stripe-signature") ?? "";
    const setupIntentId = await cards.readEvent(await c.req.text(), signature);
    if (setupIntentId) await completeSignup(await ctxOf(c, services), cards, setupIntentId);
    return c.json({ received: true });
  });
}
