import { desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import type { ListedRefund } from "./schema.ts";
import { cardRefunds } from "./tables.ts";
import { invoices } from "../charging/tables.ts";

export async function listRefunds(db: Queryable, companyIds: string[]): Promise<ListedRefund[]> {
  const { id, kind, state, cents, reason, createdAt } = cardRefunds;
  const rows = await db
    .select({ id, kind, state, cents, reason, createdAt, invoice: invoices.number })
    .from(cardRefunds)
    .leftJoin(invoices, eq(invoices.id, cardRefunds.invoiceId))
    .where(inArray(cardRefunds.companyId, companyIds))
    .orderBy(desc(createdAt));
  return rows.map(({ createdAt: at, ...row }) => ({ ...row, date: civilDateOf(at) }));
}
