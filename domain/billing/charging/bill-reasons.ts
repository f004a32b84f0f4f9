import { eq } from "drizzle-orm";
import { type InvoiceRow, invoices } from "./tables.ts";

type Billed = Pick<InvoiceRow, "reason">;

const upgrade = "subscription_update";
const alone = "manual";

export const paysForUpgrade = ({ reason }: Billed): boolean => reason === upgrade;
export const forUpgrade = eq(invoices.reason, upgrade);

/** Overage on an invoice of its own, which is owed also once a subscription is over. */
export const isOverageAlone = ({ reason }: Billed): boolean => reason === alone;
export const overageAlone = eq(invoices.reason, alone);

export const holdsUp = (bill: Billed): boolean => !isOverageAlone(bill) && !paysForUpgrade(bill);
