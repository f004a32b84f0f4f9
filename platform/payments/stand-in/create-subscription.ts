import { type Account, newId } from "./account.ts";
import { declineRefusal } from "./card-errors.ts";
import { behaviorOf } from "./cards.ts";
import { firstPeriod } from "./first-period.ts";
import { lineOf } from "./lines.ts";
import { makeInvoice, pendingItems } from "./make-invoice.ts";
import type { Line, Subscription } from "./billed-objects.ts";
import { listOf } from "./page.ts";
import { metadata, objects, type Params, required, text, textOrNull, truth } from "./params.ts";
import { collect, finalize } from "./pay-invoice.ts";
import { invalid } from "./refusal.ts";
import { intervalOf, makeItem, type Period, setPeriod } from "./subscription-items.ts";

export const productName = (account: Account, product: string) =>
  account.find("product", product)?.name ?? "Subscription";

export const subscriptionLines = (account: Account, subscription: Subscription, period: Period) =>
  subscription.items.data.map((item) =>
    lineOf(item, period, productName(account, item.price.product)),
  );

const forNothing = (line: Line): Line => ({
  ...line,
  amount: 0,
  subtotal: 0,
  description: `Trial period: ${line.description}`,
});

export function createSubscription(account: Account, params: Params): Subscription {
  const customer = account.require("customer", required(params, "customer"), 400);
  const id = newId("sub");
  const wanted = objects(params, "items");
  if (wanted.length === 0) throw invalid("Missing required param: items.");
  const period = { start: account.at, end: account.at };
  const items = wanted.map((given) => makeItem(account, id, given, period));
  const { anchor, end, trialEnd, config } = firstPeriod(account, params, intervalOf(items));
  period.end = end;
  setPeriod(items, period);
  const card = text(params, "default_payment_method");
  if (card) requireOwn(account, card, customer.id);
  const behavior = text(params, "payment_behavior") ?? "allow_incomplete";
  const sendsInvoice = text(params, "collection_method") === "send_invoice";
  const charged = card ?? customer.invoice_settings.default_payment_method;
  if (!charged && behavior !== "default_incomplete" && !sendsInvoice)
    throw invalid(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
      { code: "resource_missing" },
    );
  if (behavior === "error_if_incomplete" && charged) refuseUnpayable(account, charged);
  const subscription = account.create("subscription", {
    id,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: config,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: truth(params, "cancel_at_period_end"),
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: sendsInvoice ? "send_invoice" : "charge_automatically",
    currency: "usd",
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: card ?? null,
    default_source: null,
    default_tax_rates: [],
    description: textOrNull(params, "description"),
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, items),
    latest_invoice: null,
    managed_payments: null,
    metadata: metadata(params),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: account.at,
    status: trialEnd === null ? "incomplete" : "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: null,
    trial_start: trialEnd === null ? null : account.at,
  });
  account.emit("customer.subscription.created", subscription);
  const invoice = makeInvoice(account, {
    customer: customer.id,
    reason: "subscription_create",
    subscription,
    lines:
      trialEnd === null && config === null
        ? subscriptionLines(account, subscription, period)
        : subscriptionLines(account, subscription, period).map(forNothing),
    pending: pendingItems(account, customer.id, id),
    period: { start: account.at, end: account.at },
  });
  finalize(account, invoice);
  if (behavior === "default_incomplete") invoice.next_payment_attempt = null;
  else if (invoice.status === "open") collect(account, invoice, { offSession: false });
  return subscription;
}

export function requireOwn(account: Account, card: string, customer: string): void {
  const method = account.require("payment_method", card, 400);
  if (method.customer !== customer)
    throw invalid(
      "The customer does not have a payment method with the ID " +
        `${card}. The payment method must be attached to the customer.`,
      { code: "resource_missing", param: "default_payment_method" },
    );
}

/** For calls that fail as a whole where the card does not pay at once. */
export function refuseUnpayable(account: Account, card: string): void {
  const method = account.require("payment_method", card, 400);
  const behavior = behaviorOf(account, method);
  if (behavior !== "good") throw declineRefusal(behavior, method);
}
