import { type Account, newId } from "./account.ts";
import type { Charge, Dispute } from "./objects.ts";
import { invalid } from "./refusal.ts";

const evidence = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_communication",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "customer_signature",
  "duplicate_charge_documentation",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "receipt",
  "refund_policy",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "service_documentation",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_documentation",
  "shipping_tracking_number",
  "uncategorized_file",
  "uncategorized_text",
];

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
    evidence: Object.fromEntries([
      ...evidence.map((name) => [name, null]),
      ["enhanced_evidence", {}],
    ]),
    evidence_details: {
      due_by: account.at + 10 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
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

export function answerDispute(account: Account, dispute: Dispute): Dispute {
  if (dispute.status !== "needs_response") throw invalid("This dispute waits for no evidence.");
  const before = structuredClone(dispute);
  dispute.status = "under_review";
  dispute.evidence_details = {
    ...dispute.evidence_details,
    has_evidence: true,
    submission_count: 1,
    submission_method: "manual",
  };
  account.emit("charge.dispute.updated", dispute, before);
  return dispute;
}

export function closeDispute(account: Account, dispute: Dispute, won: boolean): Dispute {
  if (dispute.status === "won" || dispute.status === "lost")
    throw invalid("This dispute is closed.");
  dispute.status = won ? "won" : "lost";
  account.emit("charge.dispute.closed", dispute);
  return dispute;
}
