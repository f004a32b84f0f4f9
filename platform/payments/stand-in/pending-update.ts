import type { Account } from "./account.ts";
import type { Subscription, SubscriptionItem } from "./billed-objects.ts";
import type { Metadata } from "./kept.ts";
import { metadata, type Params } from "./params.ts";
import { invalid } from "./refusal.ts";
import { periodOf } from "./subscription-items.ts";

type Waiting = {
  expires_at: number;
  billing_cycle_anchor: number | null;
  metadata: Metadata | null;
  subscription_items: SubscriptionItem[];
};

const longestSeconds = 23 * 3600;

/** Those that the provider takes with `pending_if_incomplete`; any other makes it refuse the call. */
const supported = new Set([
  "add_invoice_items",
  "billing_cycle_anchor",
  "cancel_at_period_end",
  "discounts",
  "expand",
  "items",
  "metadata",
  "payment_behavior",
  "proration_behavior",
  "proration_date",
  "trial_end",
  "trial_from_plan",
]);

export const mayWait = (params: Params): boolean =>
  params["payment_behavior"] === "pending_if_incomplete";

export function requireSupported(params: Params): void {
  const wrong = Object.keys(params).find((name) => mayWait(params) && !supported.has(name));
  if (wrong)
    throw invalid(
      `You cannot use \`${wrong}\` when \`payment_behavior\` is set to \`pending_if_incomplete\`.`,
    );
}

/** What was not paid is not changed either, until it is. */
export function keepWaiting(
  account: Account,
  subscription: Subscription,
  before: Subscription,
  params: Params,
): void {
  const { billing_cycle_anchor, items, status } = structuredClone(before);
  subscription.pending_update = {
    billing_cycle_anchor: subscription.billing_cycle_anchor,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: Math.min(account.at + longestSeconds, periodOf(before).end),
    metadata: params["metadata"] === undefined ? null : metadata(params),
    subscription_items: subscription.items.data,
    trial_end: null,
    trial_from_plan: null,
  };
  subscription.items = items;
  subscription.metadata = before.metadata;
  subscription.billing_cycle_anchor = billing_cycle_anchor;
  subscription.status = status;
}

export function applyPendingUpdate(
  account: Account,
  subscription: Subscription,
  invoice: string,
): void {
  if (!subscription.pending_update || subscription.latest_invoice !== invoice) return;
  // `keepWaiting` wrote it.
  const waiting = subscription.pending_update as unknown as Waiting;
  const before = structuredClone(subscription);
  subscription.items.data = waiting.subscription_items;
  subscription.metadata = { ...subscription.metadata, ...waiting.metadata };
  subscription.billing_cycle_anchor =
    waiting.billing_cycle_anchor ?? subscription.billing_cycle_anchor;
  subscription.pending_update = null;
  account.emit("customer.subscription.pending_update_applied", subscription);
  account.emit("customer.subscription.updated", subscription, before);
}
