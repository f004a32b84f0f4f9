import type { InvoiceRow } from "./tables.ts";

export const askedOfCard = ({
  totalCents,
  creditUsedCents,
}: Pick<InvoiceRow, "totalCents" | "creditUsedCents">): number => totalCents - creditUsedCents;
