import type { ShownStatus } from "../../domain/invoices/schema.ts";

export const invoiceWords: Record<ShownStatus, string> = {
  open: "Open",
  overdue: "Overdue",
  paid: "Paid",
  void: "Void",
};
