import type { Stripe } from "stripe";
import type { Charges, SubscriptionChange } from "./charges.ts";
import { cardPurpose } from "./form-purposes.ts";
import { setupIntentStatuses } from "./setup-intent-statuses.ts";
import {
  plainCard,
  plainInvoice,
  plainSubscription,
  reference,
  seconds,
} from "./stripe-readings.ts";
import { openStripeOverage } from "./stripe-overage.ts";
import { openStripeSales } from "./stripe-sales.ts";
import { notesOf, paymentOf, readCustomer } from "./stripe-customer.ts";
import { keepDetailsAt } from "./stripe-details.ts";
import { openStripeRefunds } from "./stripe-refunds.ts";
import { priceOf } from "./stripe-prices.ts";
import { openStripePreviews } from "./stripe-previews.ts";
import { readEventAt } from "./stripe-webhooks.ts";
import { isGivenUp } from "./subscription-statuses.ts";
import { orNull, translateStripeErrors as told } from "./stripe-errors.ts";

const purpose = "membership";
const withCard = { expand: ["default_payment_method", "customer"] };
const withPayments = { expand: ["payments"] };

function wanted(itemId: string, to: SubscriptionChange) {
  const { cancelAt, pausedUntil, next, card } = to;
  const params: Stripe.SubscriptionUpdateParams = {};
  if (cancelAt === null) params.cancel_at_period_end = false;
  else if (cancelAt === "period-end") params.cancel_at_period_end = true;
  else if (cancelAt) params.cancel_at = seconds(cancelAt);
  if (pausedUntil === null) params.pause_collection = "";
  else if (pausedUntil)
    params.pause_collection = { behavior: "void", resumes_at: seconds(pausedUntil) };
  if (next) {
    params.items = [{ id: itemId, price: next.priceId }];
    params.metadata = { plan_id: next.planId };
  }
  if (next || cancelAt instanceof Date) params.proration_behavior = "none";
  if (card) params.default_payment_method = card;
  return params;
}

/** A trial would make the day it ends on the one of every month. */
function firstCharge({ startsAt, anchorDay }: { startsAt: Date | null; anchorDay: number | null }) {
  if (startsAt === null) return {};
  if (anchorDay === null) return { trial_end: seconds(startsAt) };
  return {
    billing_cycle_anchor_config: {
      day_of_month: anchorDay,
      hour: startsAt.getUTCHours(),
      minute: startsAt.getUTCMinutes(),
      second: startsAt.getUTCSeconds(),
    },
    proration_behavior: "none" as const,
  };
}

export function openStripeCharges(stripe: Stripe, webhookSecret: string): Charges {
  const invoiceOf = async (payment: Stripe.InvoicePaymentListParams.Payment) => {
    const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
    return reference(data[0]?.invoice ?? null);
  };

  const invoiceOfIntent = async (to: string | { id: string } | null) => {
    const intent = reference(to);
    return intent && invoiceOf({ type: "payment_intent", payment_intent: intent });
  };

  return {
    priceOf: (wanted) => told(() => priceOf(stripe, purpose, wanted)),
    useCard: (customerId, paymentMethodId, idempotencyKey) =>
      told(async () => {
        await stripe.customers.update(
          customerId,
          { invoice_settings: { default_payment_method: paymentMethodId } },
          { idempotencyKey },
        );
      }),
    detachCard: (paymentMethodId, idempotencyKey) =>
      told(async () => {
        // The provider refuses to let go of one twice.
        const { customer } = await stripe.paymentMethods.retrieve(paymentMethodId);
        if (customer !== null)
          await stripe.paymentMethods.detach(paymentMethodId, {}, { idempotencyKey });
      }),
    startSubscription: ({ customerId, paymentMethodId, priceId, planId, ownKey, key, ...start }) =>
      told(async () => {
        const { id } = await stripe.subscriptions.create(
          {
            customer: customerId,
            default_payment_method: paymentMethodId,
            items: [{ price: priceId }],
            off_session: true,
            payment_behavior: "allow_incomplete",
            metadata: { purpose, own_key: ownKey, plan_id: planId },
            ...firstCharge(start),
          },
          { idempotencyKey: key },
        );
        return id;
      }),
    findSubscription: (customer, ownKey) =>
      told(async () => {
        const all = stripe.subscriptions.list({ customer, status: "all", limit: 100 });
        for await (const one of all)
          if (one.metadata["own_key"] === ownKey && !isGivenUp(one)) return one.id;
        return null;
      }),
    getSubscription: (id) =>
      orNull(() =>
        told(async () => plainSubscription(await stripe.subscriptions.retrieve(id, withCard))),
      ),
    changeSubscription: (id, itemId, to, idempotencyKey) =>
      told(async () => {
        const { cancel_at: ends } = await stripe.subscriptions.update(id, wanted(itemId, to), {
          idempotencyKey,
        });
        // The flag leaves a date as it was, and both can't be set in one call.
        if (to.cancelAt === null && ends !== null)
          await stripe.subscriptions.update(
            id,
            { cancel_at: "" },
            { idempotencyKey: `${idempotencyKey}-end` },
          );
      }),
    upgrade: ({ id, itemId, priceId, planId }, idempotencyKey) =>
      told(async () => {
        await stripe.subscriptions.update(
          id,
          {
            items: [{ id: itemId, price: priceId }],
            billing_cycle_anchor: { type: "now" },
            proration_behavior: "always_invoice",
            // Takes no `off_session` beside it: the bank may ask whoever is there.
            payment_behavior: "pending_if_incomplete",
            metadata: { plan_id: planId },
          },
          { idempotencyKey },
        );
      }),
    ...openStripePreviews(stripe),
    endSubscription: (id, idempotencyKey) =>
      told(async () => {
        await stripe.subscriptions.cancel(id, { prorate: false }, { idempotencyKey });
      }),
    getInvoice: (id) =>
      orNull(() =>
        told(async () => {
          const read = await stripe.invoices.retrieve(id, withPayments);
          return plainInvoice(read, await paymentOf(stripe, read), await notesOf(stripe, read));
        }),
      ),
    payInvoice: (id, idempotencyKey) =>
      told(async () => {
        await stripe.invoices.pay(id, { off_session: true }, { idempotencyKey });
      }),
    voidInvoice: (id, idempotencyKey) =>
      told(async () => {
        await stripe.invoices.voidInvoice(id, {}, { idempotencyKey });
      }),
    ...openStripeSales(stripe),
    invoiceOfCharge: (id) =>
      orNull(() =>
        told(async () => invoiceOfIntent((await stripe.charges.retrieve(id)).payment_intent)),
      ),
    invoiceOfRefund: (id) =>
      orNull(() =>
        told(async () => invoiceOfIntent((await stripe.refunds.retrieve(id)).payment_intent)),
      ),
    invoiceOfDispute: (id) =>
      orNull(() =>
        told(async () => invoiceOfIntent((await stripe.disputes.retrieve(id)).payment_intent)),
      ),
    readCustomer: (id) => orNull(() => told(() => readCustomer(stripe, id))),
    createCardSetup: (customer, idempotencyKey) =>
      told(async () => {
        const { id, client_secret, status } = await stripe.setupIntents.create(
          {
            customer,
            usage: "off_session",
            allowed_payment_method_types: ["card"],
            metadata: { purpose: cardPurpose },
          },
          { idempotencyKey },
        );
        return {
          id,
          clientSecret: client_secret ?? "",
          status: setupIntentStatuses.find((known) => known === status) ?? "processing",
        };
      }),
    readCardSetup: (id) =>
      orNull(() =>
        told(async () => {
          const { customer, payment_method, status, metadata } = await stripe.setupIntents.retrieve(
            id,
            { expand: ["payment_method"] },
          );
          if (metadata?.["purpose"] !== cardPurpose) return null;
          return {
            customerId: reference(customer),
            paymentMethodId: reference(payment_method),
            card: plainCard(payment_method),
            done: status === "succeeded",
          };
        }),
      ),
    overage: openStripeOverage(stripe),
    refunds: openStripeRefunds(stripe),
    keepDetails: keepDetailsAt(stripe),
    readEvent: readEventAt(stripe, webhookSecret),
  };
}
