import { and, asc, desc, eq, gt, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { askedOfCard } from "../charging/asked-of-card.ts";
import { type InvoiceRow, invoices } from "../charging/tables.ts";

export type CardSale = Pick<
  InvoiceRow,
  | "providerId"
  | "number"
  | "status"
  | "trouble"
  | "totalCents"
  | "creditUsedCents"
  | "refundedCents"
  | "cardBrand"
  | "cardLast4"
  | "pdfUrl"
  | "hostedUrl"
>;

/** As the card provider told of them last; of several for one sale, the newest that is not void. */
export async function salesOf(db: Queryable, keys: string[]): Promise<Map<string, CardSale>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.saleKey, keys))
    .orderBy(desc(sql`${invoices.status} = 'void'`), asc(invoices.createdAt), asc(invoices.id));
  return new Map(rows.map((row) => [row.saleKey ?? "", row]));
}

/** The card has all of its share back; what credit paid stays paid. */
export const isReturned = (sale: CardSale): boolean =>
  sale.refundedCents > 0 && sale.refundedCents >= askedOfCard(sale);

export const paidSales = (db: Queryable, ...more: SQL[]) =>
  db
    .select({ saleKey: sql<string>`${invoices.saleKey}`.as("sale_key") })
    .from(invoices)
    .where(and(eq(invoices.status, "paid"), isNotNull(invoices.saleKey), ...more));

export const returnedSales = (db: Queryable) =>
  paidSales(
    db,
    gt(invoices.refundedCents, 0),
    gte(invoices.refundedCents, sql`${invoices.totalCents} - ${invoices.creditUsedCents}`),
  );
