import type { Account } from "./account.ts";
import type { Invoice, Subscription } from "./billed-objects.ts";
import { voidInvoice } from "./close-invoice.ts";

export function dropPendingUpdate(
  account: Account,
  subscription: Subscription,
  { hasExpired }: { hasExpired: boolean },
): void {
  if (!subscription.pending_update) return;
  const before = structuredClone(subscription);
  subscription.pending_update = null;
  const invoice = account.find("invoice", subscription.latest_invoice);
  if (invoice?.status === "open") voidInvoice(account, invoice);
  if (hasExpired) account.emit("customer.subscription.pending_update_expired", subscription);
  account.emit("customer.subscription.updated", subscription, before);
}

/** Whoever makes the invoice of a change void takes the change back. */
export function voidWithUpdate(account: Account, invoice: Invoice): void {
  const id = invoice.parent?.subscription_details.subscription;
  const subscription = account.find("subscription", id);
  if (subscription?.pending_update && subscription.latest_invoice === invoice.id)
    dropPendingUpdate(account, subscription, { hasExpired: false });
  else voidInvoice(account, invoice);
}
