import { and, asc, count, desc, eq, gte, ilike, inArray, lt, lte, or, type SQL } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { literal } from "../../platform/db/search-text.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { companiesNamed } from "../companies/companies-by-id.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import type { InvoiceQuery, ListedInvoice } from "./schema.ts";
import { invoices } from "./tables.ts";
import { listedColumns, toldInvoice } from "./told-invoice.ts";

const sorts = { date: invoices.date, due: invoices.dueDate, amount: invoices.cents };

function withStatus(status: InvoiceQuery["status"], today: string): SQL | undefined {
  if (!status) return undefined;
  if (status === "paid" || status === "void") return eq(invoices.status, status);
  return and(
    eq(invoices.status, "open"),
    status === "overdue" ? lt(invoices.dueDate, today) : undefined,
  );
}

/** For staff. @throws CodedError unauthenticated, forbidden */
export async function listInvoices(
  ctx: Ctx,
  { q, status, companyId, from, to, sort, direction, page, limit }: InvoiceQuery,
): Promise<{ invoices: ListedInvoice[]; total: number }> {
  requireAdmin(ctx.actor);
  const { db } = ctx;
  const today = civilDateOf(ctx.clock.now());
  const where = and(
    withStatus(status, today),
    companyId ? inArray(invoices.companyId, await idsWithMerged(db, companyId)) : undefined,
    from === undefined ? undefined : gte(invoices.date, from),
    to === undefined ? undefined : lte(invoices.date, to),
    q === ""
      ? undefined
      : or(
          ilike(invoices.number, `%${literal(q)}%`),
          inArray(invoices.companyId, await companiesNamed(db, q)),
        ),
  );
  const order = direction === "asc" ? asc : desc;
  const rows = await db
    .select(listedColumns)
    .from(invoices)
    .where(where)
    .orderBy(order(sorts[sort]), order(invoices.serial))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await db.select({ rows: count() }).from(invoices).where(where);
  const names = await nameCompanies(db, [...new Set(rows.map((row) => row.companyId))]);
  return {
    invoices: rows.map((row) => toldInvoice(row, names, today)),
    total: all?.rows ?? 0,
  };
}
