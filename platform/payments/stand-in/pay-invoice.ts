import { type Account, newId } from "./account.ts";
import { attemptCharge, type Attempt } from "./attempt-charge.ts";
import { linksOf } from "./invoice-links.ts";
import { makeIntent } from "./make-intent.ts";
import { balanceAfter, sum } from "./make-invoice.ts";
import type { Invoice, InvoicePayment, Subscription } from "./billed-objects.ts";
import type { PaymentIntent } from "./objects.ts";
import { invalid } from "./refusal.ts";
import { settlePayment, settleRefusal } from "./settle.ts";

const subscriptionOf = (account: Account, invoice: Invoice): Subscription | undefined =>
  account.find("subscription", invoice.parent?.subscription_details.subscription);

export const paymentOf = (account: Account, invoice: string): InvoicePayment | undefined =>
  account.list("invoice_payment").findLast((payment) => payment.invoice === invoice);

export function intentOf(account: Account, invoice: string): PaymentIntent | undefined {
  return account.find("payment_intent", paymentOf(account, invoice)?.payment.payment_intent);
}

function cardFor(account: Account, invoice: Invoice): string | null {
  const { invoice_settings: settings } = account.require("customer", invoice.customer);
  return (
    invoice.default_payment_method ??
    subscriptionOf(account, invoice)?.default_payment_method ??
    settings.default_payment_method
  );
}

export function finalize(account: Account, invoice: Invoice): void {
  if (invoice.status !== "draft")
    throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.");
  sum(account, invoice);
  const customer = account.require("customer", invoice.customer);
  const before = structuredClone(customer);
  invoice.status = "open";
  invoice.automatically_finalizes_at = null;
  invoice["effective_at"] = account.at;
  invoice.status_transitions.finalized_at = account.at;
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`;
  customer.next_invoice_sequence += 1;
  invoice.ending_balance = balanceAfter(invoice);
  customer.balance += invoice.ending_balance - invoice.starting_balance;
  account.emit("customer.updated", customer, before);
  Object.assign(invoice, linksOf(account, invoice));
  invoice.next_payment_attempt =
    invoice.auto_advance && invoice.collection_method === "charge_automatically"
      ? account.at
      : null;
  account.emit("invoice.finalized", invoice);
  if (invoice.amount_due === 0) return settlePayment(account, invoice);
  const intent = makeIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Invoice",
    metadata: {},
  });
  const card = cardFor(account, invoice);
  if (card) {
    intent.payment_method = card;
    intent.status = "requires_confirmation";
  }
  account.create("invoice_payment", {
    id: newId("inpay"),
    amount_paid: null,
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

export function collect(
  account: Account,
  invoice: Invoice,
  how: Attempt & { card?: string | undefined },
): void {
  if (invoice.status !== "open" && invoice.status !== "uncollectible") return;
  const intent = intentOf(account, invoice.id);
  if (!intent) throw invalid("This invoice has nothing to pay.");
  intent.payment_method = how.card ?? cardFor(account, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (intent.payment_method === null) return settleRefusal(account, invoice, intent);
  attemptCharge(account, intent, how);
  if (intent.status === "succeeded") settlePayment(account, invoice);
  else settleRefusal(account, invoice, intent);
}
