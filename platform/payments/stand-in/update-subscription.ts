import type { Account } from "./account.ts";
import { refuseUnpayable, requireOwn, subscriptionLines } from "./create-subscription.ts";
import { makeInvoice, pendingItems } from "./make-invoice.ts";
import type { Invoice, Subscription } from "./billed-objects.ts";
import { inner, metadata, type Params, text, textOrNull, truth, whole } from "./params.ts";
import { collect, finalize } from "./pay-invoice.ts";
import { dropPendingUpdate } from "./drop-update.ts";
import { keepWaiting, mayWait, requireSupported } from "./pending-update.ts";
import { periodEnd } from "./periods.ts";
import { prorate } from "./prorate.ts";
import { invalid } from "./refusal.ts";
import { changedItems, intervalOf, periodOf, setPeriod } from "./subscription-items.ts";

export function updateSubscription(
  account: Account,
  subscription: Subscription,
  params: Params,
): Subscription {
  if (subscription.status === "canceled" || subscription.status === "incomplete_expired")
    throw invalid(
      "A canceled subscription can only update its cancellation_details and metadata.",
      {
        code: "invalid_canceled_subscription_fields",
      },
    );
  requireSupported(params);
  // Another one takes the place of one that waits.
  if (mayWait(params)) dropPendingUpdate(account, subscription, { hasExpired: false });
  const before = structuredClone(subscription);
  setFields(account, subscription, params);
  const invoice =
    params["items"] !== undefined || startsNow(params)
      ? changeItems(account, subscription, params)
      : undefined;
  account.emit("customer.subscription.updated", subscription, before);
  if (invoice) {
    finalize(account, invoice);
    collect(account, invoice, { offSession: truth(params, "off_session") });
    if (!mayWait(params) || invoice.status === "paid") return subscription;
    invoice.next_payment_attempt = null;
    invoice.auto_advance = false;
    keepWaiting(account, subscription, before, params);
    account.emit("customer.subscription.updated", subscription, before);
  }
  return subscription;
}

function setFields(account: Account, subscription: Subscription, params: Params): void {
  const pause = inner(params, "pause_collection");
  const resumesAt = ahead(account, pause, "resumes_at");
  const cancelAt = ahead(account, params, "cancel_at");
  subscription.metadata = metadata(params, subscription.metadata);
  const card = text(params, "default_payment_method");
  if (card) requireOwn(account, card, subscription.customer);
  if (card !== undefined) subscription.default_payment_method = card || null;
  if (params["description"] !== undefined)
    subscription.description = textOrNull(params, "description");
  setEnd(subscription, params, { cancelAt, now: account.at });
  const details = inner(params, "cancellation_details");
  for (const name of ["comment", "feedback"])
    if (details[name] !== undefined)
      subscription.cancellation_details[name] = textOrNull(details, name);
  if (params["pause_collection"] === "") subscription.pause_collection = null;
  else if (params["pause_collection"] !== undefined)
    subscription.pause_collection = {
      behavior: text(pause, "behavior") ?? "void",
      resumes_at: resumesAt,
    };
}

function ahead(account: Account, params: Params, param: string): number | null {
  const at = whole(params, param) ?? null;
  if (at !== null && at <= account.at)
    throw invalid("Invalid timestamp: must be an integer Unix timestamp in the future.", { param });
  return at;
}

/** Without the flag, an end on a date of its own stays: only an empty `cancel_at` takes that back. */
function setEnd(
  subscription: Subscription,
  params: Params,
  { cancelAt, now }: { cancelAt: number | null; now: number },
): void {
  const asksFor = (name: string) => params[name] !== undefined;
  if (asksFor("cancel_at_period_end") && asksFor("cancel_at"))
    throw invalid("Received both cancel_at_period_end and cancel_at parameters.");
  if (asksFor("cancel_at_period_end")) {
    const ends = truth(params, "cancel_at_period_end");
    if (ends) subscription.cancel_at = periodOf(subscription).end;
    else if (subscription.cancel_at_period_end) subscription.cancel_at = null;
    subscription.cancel_at_period_end = ends;
  } else if (asksFor("cancel_at")) {
    subscription.cancel_at = cancelAt;
    subscription.cancel_at_period_end = false;
  } else return;
  const isCanceled = subscription.cancel_at !== null;
  subscription.canceled_at = isCanceled ? now : null;
  subscription.cancellation_details["reason"] = isCanceled ? "cancellation_requested" : null;
}

const startsNow = (params: Params) => text(inner(params, "billing_cycle_anchor"), "type") === "now";

/** Returns the invoice that the change asks for at once, still a draft. */
export function changeItems(
  account: Account,
  subscription: Subscription,
  params: Params,
): Invoice | undefined {
  const before = subscription.items.data;
  const after = changedItems(account, subscription, params);
  const was = intervalOf(before);
  const is = intervalOf(after);
  const restarts =
    was.interval !== is.interval || was.interval_count !== is.interval_count || startsNow(params);
  const behavior = text(params, "proration_behavior") ?? "create_prorations";
  const at = whole(params, "proration_date") ?? account.at;
  const asks = restarts || behavior === "always_invoice";
  const card =
    subscription.default_payment_method ??
    account.require("customer", subscription.customer).invoice_settings.default_payment_method;
  if (asks && card && params["payment_behavior"] === "error_if_incomplete")
    refuseUnpayable(account, card);
  if (behavior !== "none") prorate(account, subscription, { before, after, at, restarts });
  const period = restarts
    ? { start: account.at, end: periodEnd(account.at, account.at, is) }
    : periodOf(subscription);
  if (restarts) {
    setPeriod(after, period);
    subscription.billing_cycle_anchor = account.at;
  }
  subscription.items.data = after;
  if (!asks) return undefined;
  const pending = pendingItems(account, subscription.customer, subscription.id);
  const lines = restarts ? subscriptionLines(account, subscription, period) : [];
  if (pending.length + lines.length === 0) return undefined;
  return makeInvoice(account, {
    customer: subscription.customer,
    reason: "subscription_update",
    subscription,
    lines,
    pending,
    period: { start: account.at, end: account.at },
  });
}
