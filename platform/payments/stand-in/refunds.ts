import { type Account, newId } from "./account.ts";
import type { Charge, Refund } from "./objects.ts";
import { metadata, type Params, required, text, textOrNull, whole } from "./params.ts";
import { invalid } from "./refusal.ts";

export function createRefund(account: Account, params: Params): Refund {
  const given = text(params, "charge");
  const intent = text(params, "payment_intent");
  const latest = intent && account.require("payment_intent", intent, 400).latest_charge;
  const charge = account.require("charge", given ?? latest ?? required(params, "charge"), 400);
  return refund(account, charge, {
    amount: whole(params, "amount"),
    reason: textOrNull(params, "reason"),
    metadata: metadata(params),
  });
}

export function refund(
  account: Account,
  charge: Charge,
  wanted: { amount: number | undefined } & Pick<Refund, "reason" | "metadata">,
): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = wanted.amount ?? left;
  const disputes = account.peek("dispute").filter((one) => one.charge === charge.id);
  if (disputes.some(({ status }) => status !== "won"))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  if (amount < 1 || amount > left)
    throw invalid(
      `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
    );
  const before = structuredClone(charge);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  const made = account.create("refund", {
    id: newId("re"),
    amount,
    balance_transaction: newId("txn"),
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  });
  account.emit("refund.created", made);
  account.emit("charge.refunded", charge, before);
  return made;
}

/** The card's bank sends it back, days later. */
export function failRefund(account: Account, id: string): void {
  const made = account.require("refund", id);
  if (made.status === "failed") throw invalid("This refund has failed already.");
  const charge = account.require("charge", made.charge);
  const before = structuredClone(made);
  made.status = "failed";
  made["failure_reason"] = "expired_or_canceled_card";
  made["failure_balance_transaction"] = newId("txn");
  charge.amount_refunded -= made.amount;
  charge.refunded = false;
  account.emit("refund.failed", made, before);
}
