import type { Account } from "./account.ts";
import { attemptCharge, fail } from "./attempt-charge.ts";
import { declines } from "./card-errors.ts";
import { makeIntent } from "./make-intent.ts";
import type { Invoice } from "./billed-objects.ts";
import type { PaymentIntent } from "./objects.ts";
import { metadata, type Params, required, text, textOrNull, truth, whole } from "./params.ts";
import { cardError, invalid } from "./refusal.ts";
import { settlePayment, settleRefusal } from "./settle.ts";

function invoiceOf(account: Account, intent: PaymentIntent): Invoice | undefined {
  const payment = account
    .list("invoice_payment")
    .find((one) => one.payment.payment_intent === intent.id);
  return account.find("invoice", payment?.invoice);
}

const unexpected = (intent: PaymentIntent) =>
  invalid(`You cannot do this to this PaymentIntent because it has a status of ${intent.status}.`, {
    code: "payment_intent_unexpected_state",
    payment_intent: structuredClone(intent),
  });

export function createPaymentIntent(account: Account, params: Params): PaymentIntent {
  const customer = text(params, "customer");
  if (customer) account.require("customer", customer, 400);
  const amount = whole(params, "amount");
  if (amount === undefined || amount < 50)
    throw invalid("Amount must be at least $0.50 usd", { code: "amount_too_small" });
  const intent = makeIntent(account, {
    amount,
    currency: required(params, "currency"),
    customer: customer ?? null,
    description: textOrNull(params, "description"),
    metadata: metadata(params),
    setupFutureUsage: textOrNull(params, "setup_future_usage"),
  });
  const card = text(params, "payment_method");
  if (card) {
    intent.payment_method = account.require("payment_method", card, 400).id;
    intent.status = "requires_confirmation";
  }
  return truth(params, "confirm") ? confirmPaymentIntent(account, intent, params) : intent;
}

export function confirmPaymentIntent(account: Account, intent: PaymentIntent, params: Params) {
  if (intent.status === "succeeded" || intent.status === "canceled") throw unexpected(intent);
  const card = text(params, "payment_method");
  if (card) intent.payment_method = account.require("payment_method", card, 400).id;
  if (!intent.payment_method) throw unexpected(intent);
  attemptCharge(account, intent, { offSession: truth(params, "off_session") });
  settle(account, intent);
  if (intent.last_payment_error) throw refused(intent);
  return intent;
}

export function cancelPaymentIntent(account: Account, intent: PaymentIntent, params: Params) {
  if (intent.status === "succeeded" || intent.status === "canceled") throw unexpected(intent);
  if (invoiceOf(account, intent)) throw invalid("You cannot cancel a PaymentIntent of an invoice.");
  intent.status = "canceled";
  intent.canceled_at = account.at;
  intent.next_action = null;
  intent.cancellation_reason = textOrNull(params, "cancellation_reason");
  account.emit("payment_intent.canceled", intent);
  return intent;
}

export function answerPayment(account: Account, id: string, approved: boolean): PaymentIntent {
  const intent = account.require("payment_intent", id);
  if (intent.status !== "requires_action") throw unexpected(intent);
  if (approved) attemptCharge(account, intent, { offSession: false, authenticated: true });
  else fail(account, intent, declines.unconfirmed);
  settle(account, intent);
  return intent;
}

function settle(account: Account, intent: PaymentIntent): void {
  const invoice = invoiceOf(account, intent);
  if (!invoice) return;
  if (intent.status === "succeeded") settlePayment(account, invoice);
  else settleRefusal(account, invoice, intent);
}

const refused = (intent: PaymentIntent) =>
  cardError(intent.last_payment_error ?? {}, { payment_intent: structuredClone(intent) });
