import type { BilledInvoice } from "../../invoices/schema.ts";
import type { InvoiceRow } from "./tables.ts";

const disputeWords: Record<string, BilledInvoice["dispute"]> = {
  won: "won",
  lost: "lost",
  warning_closed: "won",
  prevented: "won",
  under_review: "answered",
  warning_under_review: "answered",
  appeal_under_review: "answered",
};

export const disputeOf = ({ disputeStatus: status }: Pick<InvoiceRow, "disputeStatus">) =>
  status === null ? null : (disputeWords[status] ?? "open");

export const refundableOf = (bill: InvoiceRow) =>
  bill.status === "paid" && !bill.isDisputed && disputeOf(bill) !== "lost"
    ? Math.max(0, bill.paidCents - bill.refundedCents)
    : 0;
