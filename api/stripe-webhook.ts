import { cancelOpenIntent } from "../domain/billing/cancel-open-intent.ts";
import { createSignupIfReady } from "../domain/billing/create-signup.ts";
import { answerEvent } from "../domain/billing/charging/answer-event.ts";
import { lookUpEvent } from "../domain/billing/charging/look-up-event.ts";
import { webhookReceipt } from "../domain/billing/schema.ts";
import { CodedError } from "../platform/errors.ts";
import { ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import type { Limits } from "./limits.ts";

/** The event only says what to look up. If that fails, the provider retries. */
export const stripeWebhookEndpoints = [
  endpoint(
    "POST /api/webhooks/stripe",
    {
      tag: "Membership",
      role: "signature",
      summary: "Receive the card provider’s events",
      description: "Signed by the provider. The event only says what to look up there.",
      body: { type: "application/json", description: "The event as the provider signed it." },
      responses: { 200: ok(webhookReceipt, "Received.") },
    },
    async ({ c, ctx: context, services: { cards, charges, limits } }) => {
      const signature = c.req.header("stripe-signature") ?? "";
      const body = await c.req.text();
      const event = await charges.readEvent(body, signature);
      const form = await cards.readEvent(body, signature);
      const ctx = await context();
      if (form?.isSignup) await createSignupIfReady(ctx, cards, form.setupIntentId);
      await answerEvent(ctx, event, async () => {
        const isOurs = form?.isSignup || (await lookUpEvent(ctx, charges, event));
        if (form?.declined && (await isCardTesting(limits, form.setupIntentId)))
          await cancelOpenIntent(cards, form.setupIntentId);
        return isOurs;
      });
      return { received: true };
    },
  ),
];

async function isCardTesting(limits: Limits, setupIntentId: string): Promise<boolean> {
  try {
    await limits.declinedCards.consume(setupIntentId);
    return false;
  } catch (error) {
    if (error instanceof CodedError && error.code === "too_many") return true;
    throw error;
  }
}
