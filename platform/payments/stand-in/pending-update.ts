import type { Account } from "./account.ts";
import type { Subscription, SubscriptionItem } from "./billed-objects.ts";

type Waiting = {
  expires_at: number;
  billing_cycle_anchor: number | null;
  subscription_items: SubscriptionItem[];
};

/** The change that waited for this invoice, now that it is paid. */
export function applyPendingUpdate(
  account: Account,
  subscription: Subscription,
  invoice: string,
): void {
  if (!subscription.pending_update || subscription.latest_invoice !== invoice) return;
  // `update-subscription.ts` wrote it.
  const waiting = subscription.pending_update as unknown as Waiting;
  const before = structuredClone(subscription);
  subscription.items.data = waiting.subscription_items;
  subscription.billing_cycle_anchor =
    waiting.billing_cycle_anchor ?? subscription.billing_cycle_anchor;
  subscription.pending_update = null;
  account.emit("customer.subscription.pending_update_applied", subscription);
  account.emit("customer.subscription.updated", subscription, before);
}
