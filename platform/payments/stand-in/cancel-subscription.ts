import type { Account } from "./account.ts";
import { makeInvoice, pendingItems } from "./make-invoice.ts";
import type { Subscription } from "./billed-objects.ts";
import { inner, type Params, text, truth } from "./params.ts";
import { collect, finalize } from "./pay-invoice.ts";
import { prorate } from "./prorate.ts";
import { missing } from "./refusal.ts";
import { end } from "./settle.ts";

export function cancelSubscription(
  account: Account,
  subscription: Subscription,
  params: Params,
): Subscription {
  if (subscription.status === "canceled") throw missing("subscription", subscription.id);
  const details = inner(params, "cancellation_details");
  for (const name of ["comment", "feedback"])
    if (details[name] !== undefined)
      subscription.cancellation_details[name] = text(details, name) || null;
  if (truth(params, "prorate")) {
    const before = subscription.items.data;
    prorate(account, subscription, { before, after: [], at: account.at, restarts: true });
  }
  const pending = truth(params, "invoice_now")
    ? pendingItems(account, subscription.customer, subscription.id)
    : [];
  if (pending.length > 0) {
    const invoice = makeInvoice(account, {
      customer: subscription.customer,
      reason: "subscription_update",
      subscription,
      lines: [],
      pending,
      period: { start: account.at, end: account.at },
    });
    finalize(account, invoice);
    collect(account, invoice, { offSession: true });
  }
  end(account, subscription, "cancellation_requested");
  return subscription;
}
