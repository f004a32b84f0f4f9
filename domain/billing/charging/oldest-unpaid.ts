import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { nameCompanies } from "../../companies/name-companies.ts";
import { invoices } from "./tables.ts";

/** What a card did not pay, the oldest first. Cents. */
export async function oldestUnpaid(db: Queryable, limit: number) {
  const { id, companyId, totalCents, trouble, createdAt, status } = invoices;
  const rows = await db
    .select({ id, companyId, totalCents, trouble, createdAt })
    .from(invoices)
    .where(and(isNotNull(trouble), eq(status, "open")))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
  const names = await nameCompanies(db, [...new Set(rows.map((row) => row.companyId))]);
  return rows.map((row) => ({ ...row, company: names.get(row.companyId) ?? "" }));
}
