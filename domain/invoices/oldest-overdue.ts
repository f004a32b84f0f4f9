import { and, asc, eq, lt } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import type { ListedInvoice } from "./schema.ts";
import { invoices } from "./tables.ts";
import { listedColumns, toldInvoice } from "./told-invoice.ts";

export async function oldestOverdue(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  limit: number,
): Promise<ListedInvoice[]> {
  const today = civilDateOf(clock.now());
  const rows = await db
    .select(listedColumns)
    .from(invoices)
    .where(and(eq(invoices.status, "open"), lt(invoices.dueDate, today)))
    .orderBy(asc(invoices.dueDate), asc(invoices.serial))
    .limit(limit);
  const names = await nameCompanies(db, [...new Set(rows.map(({ companyId }) => companyId))]);
  return rows.map((row) => toldInvoice(row, names, today));
}
