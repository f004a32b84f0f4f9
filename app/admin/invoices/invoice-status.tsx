import type { ShownStatus } from "../../../domain/invoices/schema.ts";
import { invoiceWords } from "../../plan/invoice-words.ts";

const marks: Record<ShownStatus, string> = {
  open: "scheduled",
  overdue: "late",
  paid: "approved",
  void: "rejected",
};

export function InvoiceStatus({ status }: { status: ShownStatus }) {
  return <span className={`status status-${marks[status]}`}>{invoiceWords[status]}</span>;
}
