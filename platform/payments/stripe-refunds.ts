import type { Stripe } from "stripe";
import type { Refunds } from "./refunds.ts";
import { creditOf } from "./stripe-readings.ts";
import { translateStripeErrors as told } from "./stripe-errors.ts";

const purpose = "membership-refund";

export function openStripeRefunds(stripe: Stripe): Refunds {
  return {
    refund: ({ paymentId, cents, ownKey }, idempotencyKey) =>
      told(async () => {
        const { id } = await stripe.refunds.create(
          {
            payment_intent: paymentId,
            amount: cents,
            reason: "requested_by_customer",
            metadata: { purpose, own_key: ownKey },
          },
          { idempotencyKey },
        );
        return id;
      }),
    findRefund: ({ paymentId, ownKey }) =>
      told(async () => {
        const all = stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
        for await (const { id, metadata } of all) if (metadata?.["own_key"] === ownKey) return id;
        return null;
      }),
    credit: ({ customerId, cents, ownKey, text }, idempotencyKey) =>
      told(async () => {
        const { id } = await stripe.customers.createBalanceTransaction(
          customerId,
          {
            amount: -cents,
            currency: "usd",
            metadata: { purpose, own_key: ownKey },
            ...(text && { description: text }),
          },
          { idempotencyKey },
        );
        return { id, cents };
      }),
    findCredit: ({ customerId, ownKey }) =>
      told(async () => {
        const all = stripe.customers.listBalanceTransactions(customerId, { limit: 100 });
        for await (const { id, metadata, amount } of all)
          if (metadata?.["own_key"] === ownKey) return { id, cents: -amount };
        return null;
      }),
    creditLeft: (customerId) =>
      told(async () => {
        return creditOf(await stripe.customers.retrieve(customerId));
      }),
  };
}
