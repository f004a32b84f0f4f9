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
    async ({ c, ctx, services: { cards, charges, limits } }) => {
      const signature = c.req.header("stripe-signature") ?? "";
      const event = await charges.readEvent(await c.req.text(), signature);
      const { form, objectId } = event;
      const system = await ctx();
      // Also of a known event: what is sent again makes the signup that the first time could not.
      if (form?.isSignup) await createSignupIfReady(system, cards, objectId);
      await answerEvent(system, event, async () => {
        const isOurs = form?.isSignup || (await lookUpEvent(system, charges, event));
        if (form?.declined && (await isCardTesting(limits, objectId)))
          await cancelOpenIntent(cards, objectId);
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
