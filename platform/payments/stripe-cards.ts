import type { Stripe } from "stripe";
import type { Cards, SetupIntent } from "./cards.ts";
import { cardPurpose, signupPurpose as purpose } from "./form-purposes.ts";
import { setupIntentStatuses } from "./setup-intent-statuses.ts";
import { orNull, translateStripeErrors } from "./stripe-errors.ts";

const purposes = new Set([purpose, cardPurpose]);

export function openStripeCards(stripe: Stripe, browser: Cards["browser"]): Cards {
  return {
    browser,
    createSetupIntent: ({ planId, term, visitorKey, idempotencyKey }) =>
      translateStripeErrors(async () =>
        setupIntent(
          await stripe.setupIntents.create(
            {
              usage: "off_session",
              allowed_payment_method_types: ["card"],
              metadata: { purpose, plan_id: planId, term, visitor_key: visitorKey },
            },
            { idempotencyKey },
          ),
        ),
      ),
    getSetupIntent: (id) =>
      orNull(() =>
        translateStripeErrors(async () =>
          setupIntent(await stripe.setupIntents.retrieve(id, { expand: ["payment_method"] })),
        ),
      ),
    setCustomer: (id, customer, idempotencyKey) =>
      translateStripeErrors(async () =>
        setupIntent(await stripe.setupIntents.update(id, { customer }, { idempotencyKey })),
      ),
    attachCard: (paymentMethodId, customer, idempotencyKey) =>
      translateStripeErrors(async () => {
        await stripe.paymentMethods.attach(paymentMethodId, { customer }, { idempotencyKey });
      }),
    cancelSetupIntent: (id, idempotencyKey) =>
      translateStripeErrors(async () => {
        await stripe.setupIntents.cancel(id, {}, { idempotencyKey });
      }),
    createCustomer: ({ email, accountKey, idempotencyKey }) =>
      translateStripeErrors(async () => {
        const created = await stripe.customers.create(
          { email, metadata: { purpose, account_key: accountKey } },
          { idempotencyKey },
        );
        return created.id;
      }),
    findCustomer: (email, accountKey) =>
      translateStripeErrors(async () => {
        for await (const customer of stripe.customers.list({ email, limit: 100 }))
          if (customer.metadata["account_key"] === accountKey) return customer.id;
        return null;
      }),
    async *listSetupIntents({ after, before }) {
      const created = { gt: seconds(after), lt: seconds(before) };
      const intents = stripe.setupIntents.list({ created, limit: 100 })[Symbol.asyncIterator]();
      for (;;) {
        const next = await translateStripeErrors(() => intents.next());
        if (next.done) return;
        if (purposes.has(next.value.metadata?.["purpose"] ?? "")) yield setupIntent(next.value);
      }
    },
  };
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === "object" ? (reference?.id ?? null) : reference;
}

function setupIntent(intent: Stripe.SetupIntent): SetupIntent {
  const expanded = typeof intent.payment_method === "object" ? intent.payment_method : null;
  const { brand, last4 } = expanded?.card ?? {};
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? "",
    // A state invented after this version was pinned is not a success.
    status: setupIntentStatuses.find((known) => known === intent.status) ?? "processing",
    paymentMethodId: idOf(intent.payment_method),
    card: brand && last4 ? { brand, last4 } : null,
    customerId: idOf(intent.customer) ?? idOf(expanded?.customer ?? null),
    planId: intent.metadata?.["plan_id"] ?? "",
    term: intent.metadata?.["term"] === "year" ? "year" : "month",
    visitorKey: intent.metadata?.["visitor_key"] ?? "",
    createdAt: new Date(intent.created * 1000),
  };
}
