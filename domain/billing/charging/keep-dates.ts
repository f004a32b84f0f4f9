import { eq, sum } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import type { ProviderInvoice } from "../../../platform/payments/charges.ts";
import { cardReturns } from "../refunds/tables.ts";
import { type InvoiceRow, invoices } from "./tables.ts";

/** What the provider tells without a day has happened on the day it is first read. In the transaction that keeps the reading. */
export async function keepDates(
  tx: Queryable,
  { id, closedOn }: Pick<InvoiceRow, "id" | "closedOn">,
  { status, returnedCents }: ProviderInvoice,
  today: string,
): Promise<void> {
  const isClosed = status === "void" || status === "uncollectible";
  if (isClosed !== (closedOn !== null))
    await tx
      .update(invoices)
      .set({ closedOn: isClosed ? today : null })
      .where(eq(invoices.id, id));
  if (status !== "paid") return;
  const [told] = await tx
    .select({ cents: sum(cardReturns.cents).mapWith(Number) })
    .from(cardReturns)
    .where(eq(cardReturns.invoiceId, id));
  const cents = returnedCents - (told?.cents ?? 0);
  if (cents !== 0) await tx.insert(cardReturns).values({ invoiceId: id, cents, date: today });
}
