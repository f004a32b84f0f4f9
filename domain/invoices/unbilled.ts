import { eq, notExists } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { listOverageToBill } from "../hours/overage-to-bill.ts";
import { listPeriodsToBill } from "../membership/periods-by-hand.ts";
import { invoiceLines } from "./tables.ts";

/** What no invoice has yet, of these companies or of all. */
export async function listUnbilled(db: Queryable, companyIds?: string[]) {
  const without = (column: AnyPgColumn) => (id: AnyPgColumn) =>
    notExists(db.select({ id: invoiceLines.invoiceId }).from(invoiceLines).where(eq(column, id)));
  const among = companyIds ? { companyIds } : {};
  const periods = await listPeriodsToBill(db, {
    ...among,
    unbilled: without(invoiceLines.periodId),
  });
  return {
    periods,
    overage: await listOverageToBill(db, {
      billing: "by-hand",
      ...among,
      unbilled: without(invoiceLines.statementId),
    }),
  };
}

export type Unbilled = Awaited<ReturnType<typeof listUnbilled>>;

/** Billed by hand, before a card took over. */
export async function isOnInvoice(db: Queryable, statementId: string): Promise<boolean> {
  const [line] = await db
    .select({ id: invoiceLines.invoiceId })
    .from(invoiceLines)
    .where(eq(invoiceLines.statementId, statementId));
  return line !== undefined;
}
