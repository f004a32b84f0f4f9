import { type Account, newId } from "./account.ts";
import type { Charge, CreditNote, Dispute, Refund } from "./objects.ts";
import { listOf } from "./page.ts";
import { metadata, type Params, required, text, textOrNull, whole } from "./params.ts";
import { intentOf } from "./pay-invoice.ts";
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

function refund(
  account: Account,
  charge: Charge,
  wanted: { amount: number | undefined } & Pick<Refund, "reason" | "metadata">,
): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = wanted.amount ?? left;
  if (charge.disputed)
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

/** Before payment it lowers what is due; afterwards it is refunded, credited or paid some other way. */
export function createCreditNote(account: Account, params: Params): CreditNote {
  const invoice = account.require("invoice", required(params, "invoice"), 400);
  const amount = whole(params, "amount") ?? 0;
  const paid = invoice.status === "paid";
  if (!paid && invoice.status !== "open")
    throw invalid("Only open and paid invoices are credited.");
  const left = paid
    ? invoice.amount_paid - invoice.post_payment_credit_notes_amount
    : invoice.amount_remaining;
  if (amount < 1 || amount > left) throw invalid("The credit note is more than the invoice.");
  const asked = whole(params, "refund_amount") ?? 0;
  const credited = whole(params, "credit_amount") ?? 0;
  const outside = whole(params, "out_of_band_amount") ?? 0;
  if (paid && asked + credited + outside !== amount)
    throw invalid(
      "The sum of refund amount, credit amount and out of band amount must equal the credit note amount.",
    );
  const intent = intentOf(account, invoice.id);
  const charge = account.find("charge", intent?.latest_charge);
  const reason = textOrNull(params, "reason");
  const refunds =
    asked > 0 && charge
      ? [refund(account, charge, { amount: asked, reason: "requested_by_customer", metadata: {} })]
      : [];
  if (asked > 0 && !charge) throw invalid("The invoice has no charge to refund.");
  const before = structuredClone(invoice);
  if (paid) invoice.post_payment_credit_notes_amount += amount;
  else {
    invoice.pre_payment_credit_notes_amount += amount;
    invoice.amount_due -= amount;
    invoice.amount_remaining -= amount;
    if (intent) intent.amount = invoice.amount_due;
  }
  if (credited > 0) account.require("customer", invoice.customer).balance -= credited;
  const id = newId("cn");
  const issued = account.list("credit_note").filter((one) => one.invoice === invoice.id).length;
  const note = account.create("credit_note", {
    id,
    amount,
    amount_shipping: 0,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: account.at,
    invoice: invoice.id,
    lines: listOf(`/v1/credit_notes/${id}/lines`, []),
    memo: textOrNull(params, "memo"),
    metadata: metadata(params),
    number: `${invoice.number}-CN-${String(issued + 1).padStart(2, "0")}`,
    out_of_band_amount: outside || null,
    pdf: `https://pay.stripe.com/credit_notes/${id}/pdf`,
    post_payment_amount: paid ? amount : 0,
    pre_payment_amount: paid ? 0 : amount,
    pretax_credit_amounts: [],
    reason,
    refunds: refunds.map((one) => ({
      amount_refunded: one.amount,
      payment_record_refund: null,
      refund: one.id,
      type: "refund",
    })),
    shipping_cost: null,
    status: "issued",
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: paid ? "post_payment" : "pre_payment",
    voided_at: null,
  });
  account.emit("credit_note.created", note);
  account.emit("invoice.updated", invoice, before);
  return note;
}

/** A watcher's word: the cardholder's bank takes the money back, for now. */
export function openDispute(account: Account, charge: Charge): Dispute {
  if (charge.disputed) throw invalid("This charge is disputed already.");
  charge.disputed = true;
  const dispute = account.create("dispute", {
    id: newId("du"),
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: account.at + 10 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  });
  account.emit("charge.dispute.created", dispute);
  return dispute;
}

export function closeDispute(account: Account, dispute: Dispute, won: boolean): Dispute {
  if (dispute.status === "won" || dispute.status === "lost")
    throw invalid("This dispute is closed.");
  dispute.status = won ? "won" : "lost";
  const charge = account.require("charge", dispute.charge);
  charge.disputed = !won;
  account.emit("charge.dispute.closed", dispute);
  return dispute;
}
