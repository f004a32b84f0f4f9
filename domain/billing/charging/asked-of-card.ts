import type { InvoiceRow } from "./tables.ts";

/** Cents of an invoice that credit does not pay. */
export const askedOfCard = ({
  totalCents,
  creditUsedCents,
}: Pick<InvoiceRow, "totalCents" | "creditUsedCents">): number => totalCents - creditUsedCents;

/** Overage that is billed alone, and an upgrade that waits for its payment, unpaid hold up nothing else. */
export const holdsUp = ({ reason }: Pick<InvoiceRow, "reason">): boolean =>
  reason !== "manual" && reason !== "subscription_update";
