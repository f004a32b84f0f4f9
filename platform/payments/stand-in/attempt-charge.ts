import { type Account, newId } from "./account.ts";
import { type Decline, declines } from "./card-errors.ts";
import { behaviorOf } from "./cards.ts";
import type { Charge, PaymentIntent, PaymentMethod } from "./objects.ts";

export type Attempt = {
  /** Nobody is there who could answer the bank. */
  offSession: boolean;
  authenticated?: boolean;
};

/** Charges the intent's card; how it went is the intent's state afterwards. */
export function attemptCharge(account: Account, intent: PaymentIntent, how: Attempt): void {
  const method = account.require("payment_method", intent.payment_method ?? "", 400);
  const behavior = how.authenticated ? "good" : behaviorOf(account, method);
  if (behavior === "bank" && !how.offSession) {
    intent.status = "requires_action";
    intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: {} };
    intent.last_payment_error = null;
    account.emit("payment_intent.requires_action", intent);
    return;
  }
  intent.next_action = null;
  if (behavior === "good") {
    const charge = record(account, intent, method, undefined);
    intent.status = "succeeded";
    intent.amount_received = intent.amount;
    intent.last_payment_error = null;
    account.emit("charge.succeeded", charge);
    account.emit("payment_intent.succeeded", intent);
    return;
  }
  fail(account, intent, declines[behavior]);
}

export function fail(account: Account, intent: PaymentIntent, said: Decline): void {
  const method = account.require("payment_method", intent.payment_method ?? "", 400);
  const charge = record(account, intent, method, said);
  intent.status = "requires_payment_method";
  intent.next_action = null;
  intent.last_payment_error = {
    ...said,
    type: "card_error",
    charge: charge.id,
    payment_method: structuredClone(method),
  };
  intent.payment_method = null;
  account.emit("charge.failed", charge);
  account.emit("payment_intent.payment_failed", intent);
}

function record(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  said: Decline | undefined,
): Charge {
  const { brand, last4, exp_month, exp_year } = method.card;
  const paid = said === undefined;
  const charge = account.create("charge", {
    id: newId("ch"),
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId("txn") : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "STAND-IN",
    captured: paid,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: said?.code ?? null,
    failure_message: said?.message ?? null,
    fraud_details: null,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? "approved_by_network" : "declined_by_network",
      reason: said?.decline_code ?? said?.code ?? null,
      seller_message: paid ? "Payment complete." : "The bank did not return any further details.",
      type: paid ? "authorized" : "issuer_declined",
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: "card",
      card: {
        amount_authorized: paid ? intent.amount : null,
        authorization_code: null,
        brand,
        checks: method.card["checks"],
        country: "US",
        electronic_commerce_indicator: null,
        exp_month,
        exp_year,
        funding: "credit",
        installments: null,
        last4,
        mandate: null,
        network: brand,
        network_transaction_id: null,
        regulated_status: "unregulated",
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  });
  intent.latest_charge = charge.id;
  return charge;
}
