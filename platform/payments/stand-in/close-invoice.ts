import type { Account } from "./account.ts";
import type { Invoice } from "./billed-objects.ts";
import { intentOf, paymentOf } from "./pay-invoice.ts";
import { invalid } from "./refusal.ts";

export function voidInvoice(account: Account, invoice: Invoice): void {
  if (invoice.status !== "open" && invoice.status !== "uncollectible")
    throw invalid("You can only pass in open invoices. This invoice isn't open.");
  const before = structuredClone(invoice);
  invoice.status = "void";
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.voided_at = account.at;
  const intent = intentOf(account, invoice.id);
  if (intent && intent.status !== "succeeded") {
    intent.status = "canceled";
    intent.canceled_at = account.at;
    intent.cancellation_reason = "void_invoice";
    intent.next_action = null;
    account.emit("payment_intent.canceled", intent);
  }
  const payment = paymentOf(account, invoice.id);
  if (payment?.status === "open") {
    payment.status = "canceled";
    payment.status_transitions.canceled_at = account.at;
  }
  giveBalanceBack(account, invoice);
  account.emit("invoice.updated", invoice, before);
  account.emit("invoice.voided", invoice);
}

function giveBalanceBack(account: Account, invoice: Invoice): void {
  const taken = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  if (taken === 0) return;
  const customer = account.require("customer", invoice.customer);
  const before = structuredClone(customer);
  customer.balance -= taken;
  account.emit("customer.updated", customer, before);
}

export function markUncollectible(account: Account, invoice: Invoice): void {
  if (invoice.status !== "open")
    throw invalid("You can only pass in open invoices. This invoice isn't open.");
  const before = structuredClone(invoice);
  invoice.status = "uncollectible";
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.marked_uncollectible_at = account.at;
  account.emit("invoice.updated", invoice, before);
  account.emit("invoice.marked_uncollectible", invoice);
}
