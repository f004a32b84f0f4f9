import type { Account } from "./account.ts";
import { applyPendingUpdate } from "./pending-update.ts";
import type { Invoice, Subscription } from "./billed-objects.ts";
import type { PaymentIntent } from "./objects.ts";

const day = 86_400;

/** Days after the first attempt, as the account's retry schedule has it. */
const retryDays = [3, 5, 7];

const subscriptionOf = (account: Account, { parent }: Invoice): Subscription | undefined =>
  account.find("subscription", parent?.subscription_details.subscription);

export function settlePayment(account: Account, invoice: Invoice): void {
  const before = structuredClone(invoice);
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.paid_at = account.at;
  const payment = account.list("invoice_payment").findLast((one) => one.invoice === invoice.id);
  if (payment) {
    payment.status = "paid";
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = account.at;
    account.emit("invoice_payment.paid", payment);
  }
  account.emit("invoice.updated", invoice, before);
  account.emit("invoice.paid", invoice);
  account.emit("invoice.payment_succeeded", invoice);
  const subscription = subscriptionOf(account, invoice);
  if (!subscription) return;
  applyPendingUpdate(account, subscription, invoice.id);
  if (subscription.latest_invoice !== invoice.id) return;
  if (!["incomplete", "past_due", "unpaid"].includes(subscription.status)) return;
  setStatus(account, subscription, "active");
}

export function settleRefusal(account: Account, invoice: Invoice, intent: PaymentIntent): void {
  const before = structuredClone(invoice);
  const subscription = subscriptionOf(account, invoice);
  const first = invoice.status_transitions.finalized_at ?? account.at;
  const next = retryDays.map((days) => first + days * day).find((time) => time > account.at);
  const retries = invoice.auto_advance && subscription?.status !== "incomplete";
  invoice.next_payment_attempt = retries ? (next ?? null) : null;
  account.emit("invoice.updated", invoice, before);
  account.emit("invoice.payment_failed", invoice);
  if (intent.status === "requires_action") account.emit("invoice.payment_action_required", invoice);
  if (!subscription) return;
  if (subscription.status === "active") setStatus(account, subscription, "past_due");
  if (retries && next === undefined) endForNonpayment(account, subscription, invoice);
}

/** The account is set to cancel after the last attempt and to leave the invoice open. */
function endForNonpayment(account: Account, subscription: Subscription, invoice: Invoice): void {
  invoice.auto_advance = false;
  end(account, subscription, "payment_failed");
}

export function end(account: Account, subscription: Subscription, reason: string): void {
  subscription.status = "canceled";
  subscription.canceled_at ??= account.at;
  subscription.ended_at = account.at;
  subscription.pending_update = null;
  subscription.cancellation_details = { ...subscription.cancellation_details, reason };
  for (const invoice of account.list("invoice")) {
    if (invoice.parent?.subscription_details.subscription !== subscription.id) continue;
    if (invoice.status === "draft" || invoice.status === "open") {
      invoice.auto_advance = false;
      invoice.automatically_finalizes_at = null;
      invoice.next_payment_attempt = null;
    }
  }
  account.emit("customer.subscription.deleted", subscription);
}

export function setStatus(
  account: Account,
  subscription: Subscription,
  status: Subscription["status"],
): void {
  const before = structuredClone(subscription);
  subscription.status = status;
  account.emit("customer.subscription.updated", subscription, before);
}
