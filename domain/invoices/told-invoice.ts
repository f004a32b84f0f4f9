import type { ListedInvoice } from "./schema.ts";
import { pdfPath, statusOn } from "./status.ts";
import { type InvoiceRow, invoices } from "./tables.ts";

const { id, number, companyId, date, dueDate, cents, status } = invoices;
const { paidOn, paidNote, staffNote, voidedOn, voidedBecause } = invoices;

export const listedColumns = {
  id,
  number,
  companyId,
  date,
  dueDate,
  cents,
  status,
  paidOn,
  paidNote,
  staffNote,
  voidedOn,
  voidedBecause,
};

export function toldInvoice(
  row: Pick<InvoiceRow, keyof typeof listedColumns>,
  names: Map<string, string>,
  today: string,
): ListedInvoice {
  return {
    ...row,
    company: names.get(row.companyId) ?? "",
    status: statusOn(row, today),
    pdf: pdfPath(row.id),
  };
}
