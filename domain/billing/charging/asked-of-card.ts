import type { InvoiceRow } from "./tables.ts";

/** Cents of an invoice that credit does not pay. */
export const askedOfCard = ({
  totalCents,
  creditUsedCents,
}: Pick<InvoiceRow, "totalCents" | "creditUsedCents">): number => totalCents - creditUsedCents;
