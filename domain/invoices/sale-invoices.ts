import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import type { SaleInvoice } from "./schema.ts";
import { pdfPath, statusOn } from "./status.ts";
import { invoiceLines, invoices } from "./tables.ts";

export const billedBalances = (db: Queryable) =>
  db
    .select({ saleKey: sql<string>`${invoiceLines.saleKey}`.as("sale_key") })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.kind, "balance"), isNotNull(invoiceLines.saleKey)));

export const voidDeposits = (db: Queryable) =>
  db
    .select({ saleKey: sql<string>`${invoiceLines.saleKey}`.as("sale_key") })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        eq(invoiceLines.kind, "deposit"),
        isNotNull(invoiceLines.saleKey),
        eq(invoices.status, "void"),
      ),
    );

export async function saleInvoices(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  keys: string[],
): Promise<(SaleInvoice & { saleKey: string | null; kind: string })[]> {
  if (keys.length === 0) return [];
  const { id, number, cents, status, dueDate } = invoices;
  const rows = await db
    .select({
      saleKey: invoiceLines.saleKey,
      kind: invoiceLines.kind,
      id,
      number,
      cents,
      status,
      dueDate,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(inArray(invoiceLines.saleKey, keys));
  const today = civilDateOf(clock.now());
  return rows.map(({ id, ...row }) => ({
    ...row,
    id,
    status: statusOn(row, today),
    pdf: pdfPath(id),
  }));
}
