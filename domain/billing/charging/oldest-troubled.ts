import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { nameCompanies } from "../../companies/name-companies.ts";
import { invoices } from "./tables.ts";
import { providerChecks } from "../comparison/tables.ts";

const openDisputes = ["needs_response", "warning_needs_response", "appeal_needs_response"];

async function withNames<Row extends { companyId: string }>(db: Queryable, rows: Row[]) {
  const names = await nameCompanies(db, [...new Set(rows.map((row) => row.companyId))]);
  return rows.map((row) => ({ ...row, company: names.get(row.companyId) ?? "" }));
}

export async function oldestDisputes(db: Queryable, limit: number) {
  const { id, companyId, number, disputeCents, disputeDue, updatedAt } = invoices;
  const rows = await db
    .select({ id, companyId, number, disputeCents, disputeDue, updatedAt })
    .from(invoices)
    .where(and(eq(invoices.isDisputed, true), inArray(invoices.disputeStatus, openDisputes)))
    .orderBy(asc(disputeDue), asc(id))
    .limit(limit);
  return withNames(db, rows);
}

export async function oldestReversals(db: Queryable, limit: number) {
  const { id, companyId, number, disputeCents, disputeStatus, disputeSettledOn, updatedAt } =
    invoices;
  const rows = await db
    .select({ id, companyId, number, disputeCents, updatedAt })
    .from(invoices)
    .where(and(eq(disputeStatus, "lost"), isNull(disputeSettledOn)))
    .orderBy(asc(updatedAt), asc(id))
    .limit(limit);
  return withNames(db, rows);
}

export async function oldestDifferences(db: Queryable, limit: number) {
  const { companyId, open, readAt } = providerChecks;
  const rows = await db
    .select({ companyId, open, readAt })
    .from(providerChecks)
    .where(gt(open, 0))
    .orderBy(asc(readAt), asc(companyId))
    .limit(limit);
  return withNames(db, rows);
}
