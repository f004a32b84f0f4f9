import type { Account } from "./account.ts";
import { subscriptionLines } from "./create-subscription.ts";
import { makeInvoice, pendingItems } from "./make-invoice.ts";
import type { Invoice, Subscription } from "./billed-objects.ts";
import { collect, finalize } from "./pay-invoice.ts";
import { periodEnd } from "./periods.ts";
import { end, setStatus } from "./settle.ts";
import { intervalOf, periodOf, setPeriod } from "./subscription-items.ts";
import { voidInvoice } from "./close-invoice.ts";
import { dropPendingUpdate } from "./drop-update.ts";

const hour = 3600;
const incompleteSeconds = 23 * hour;
const upcomingSeconds = 7 * 86_400;

type Due = { id: string; at: number; run: () => void };

export function advance(account: Account, until: number): void {
  for (;;) {
    const next = earliest(account);
    if (!next || next.at > until) break;
    account.at = Math.max(account.at, next.at);
    account.touched.add(next.id);
    next.run();
  }
  account.at = Math.max(account.at, until);
}

function earliest(account: Account): Due | undefined {
  let first: Due | undefined;
  const consider = (due: Due | undefined) => {
    if (due && (!first || due.at < first.at)) first = due;
  };
  for (const invoice of account.peek("invoice")) consider(dueOfInvoice(account, invoice));
  for (const subscription of account.peek("subscription"))
    for (const due of dueOfSubscription(account, subscription)) consider(due);
  return first;
}

function dueOfInvoice(account: Account, invoice: Invoice): Due | undefined {
  const {
    id,
    status,
    automatically_finalizes_at: finalizes,
    next_payment_attempt: attempt,
  } = invoice;
  if (status === "draft" && finalizes !== null)
    return { id, at: finalizes, run: () => finishDraft(account, invoice) };
  if (status === "open" && attempt !== null)
    return { id, at: attempt, run: () => collect(account, invoice, { offSession: true }) };
  return undefined;
}

function finishDraft(account: Account, invoice: Invoice): void {
  const subscription = account.find(
    "subscription",
    invoice.parent?.subscription_details.subscription,
  );
  finalize(account, invoice);
  if (invoice.status !== "open") return;
  if (subscription?.pause_collection?.behavior === "void") voidInvoice(account, invoice);
}

function dueOfSubscription(account: Account, subscription: Subscription): Due[] {
  const { id, status, created, cancel_at: ends, pause_collection: pause } = subscription;
  if (status === "canceled" || status === "incomplete_expired") return [];
  if (status === "incomplete")
    return [{ id, at: created + incompleteSeconds, run: () => expire(account, subscription) }];
  const period = periodOf(subscription);
  const due: Due[] = [];
  if (ends !== null)
    due.push({ id, at: ends, run: () => end(account, subscription, "cancellation_requested") });
  else if (subscription.cancel_at_period_end)
    due.push({
      id,
      at: period.end,
      run: () => end(account, subscription, "cancellation_requested"),
    });
  const waiting = subscription.pending_update;
  const lapse = () => dropPendingUpdate(account, subscription, { hasExpired: true });
  // Before the period that it would have changed is over.
  if (waiting) due.push({ id, at: waiting.expires_at, run: lapse });
  due.push({ id, at: period.end, run: () => renew(account, subscription) });
  if (pause?.resumes_at)
    due.push({ id, at: pause.resumes_at, run: () => resume(account, subscription) });
  if (subscription["stand_in_told_of"] !== period.end && ends === null)
    due.push({ id, at: period.end - upcomingSeconds, run: () => tell(account, subscription) });
  return due;
}

function renew(account: Account, subscription: Subscription): void {
  const before = structuredClone(subscription);
  const { start, end: last } = periodOf(subscription);
  const items = subscription.items.data;
  const period = {
    start: last,
    end: periodEnd(subscription.billing_cycle_anchor, last, intervalOf(items)),
  };
  setPeriod(items, period);
  if (subscription.status === "trialing") subscription.status = "active";
  makeInvoice(account, {
    customer: subscription.customer,
    reason: "subscription_cycle",
    subscription,
    lines: subscriptionLines(account, subscription, period),
    pending: pendingItems(account, subscription.customer, subscription.id),
    period: { start, end: last },
    draftUntil: account.at + hour,
  });
  account.emit("customer.subscription.updated", subscription, before);
}

function resume(account: Account, subscription: Subscription): void {
  const before = structuredClone(subscription);
  subscription.pause_collection = null;
  account.emit("customer.subscription.updated", subscription, before);
}

function expire(account: Account, subscription: Subscription): void {
  subscription.ended_at = account.at;
  const invoice = account.find("invoice", subscription.latest_invoice);
  if (invoice?.status === "open") voidInvoice(account, invoice);
  setStatus(account, subscription, "incomplete_expired");
}

function tell(account: Account, subscription: Subscription): void {
  subscription["stand_in_told_of"] = periodOf(subscription).end;
  account.emit("invoice.upcoming", upcoming(account, subscription));
}

export function upcoming(account: Account, { id, customer }: Subscription): Invoice {
  const fork = account.fork();
  const subscription = fork.require("subscription", id);
  const { start, end: last } = periodOf(subscription);
  const items = subscription.items.data;
  const next = periodEnd(subscription.billing_cycle_anchor, last, intervalOf(items));
  return makeInvoice(fork, {
    customer,
    reason: "upcoming",
    subscription,
    lines: subscriptionLines(fork, subscription, { start: last, end: next }),
    pending: pendingItems(fork, customer, id),
    period: { start, end: last },
    draftUntil: last + hour,
    preview: true,
  });
}
