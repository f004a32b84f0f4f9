import type { ShownStatus } from "./schema.ts";
import type { InvoiceRow } from "./tables.ts";

type Stated = Pick<InvoiceRow, "status" | "dueDate">;

export const statusOn = ({ status, dueDate }: Stated, today: string): ShownStatus =>
  status === "open" && dueDate < today ? "overdue" : status;

export const pdfPath = (id: string) => `/api/invoices/${id}/pdf`;
