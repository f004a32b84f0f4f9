import { type Account, newId } from "./account.ts";
import type { CreditNote } from "./objects.ts";
import { listOf } from "./page.ts";
import { metadata, type Params, required, textOrNull, whole } from "./params.ts";
import { intentOf } from "./pay-invoice.ts";
import { refund } from "./refunds.ts";
import { invalid } from "./refusal.ts";

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
