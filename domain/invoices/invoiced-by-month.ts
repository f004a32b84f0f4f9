import { isNotNull, sql, sum } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { invoices } from "./tables.ts";

type Invoiced = {
  month: string;
  issuedCents: number;
  paidCents: number;
  creditCents: number;
  /** When it ended. */
  outstandingCents: number;
};

async function centsBy(db: Queryable, day: AnyPgColumn): Promise<Map<string, number>> {
  const rows = await db
    .select({
      month: sql<string>`to_char(${day}, 'YYYY-MM')`,
      cents: sum(invoices.cents).mapWith(Number),
    })
    .from(invoices)
    .where(isNotNull(day))
    .groupBy(sql`1`);
  return new Map(rows.map(({ month, cents }) => [month, cents]));
}

const through = (cents: Map<string, number>, month: string) =>
  [...cents].reduce((all, [of, some]) => (of <= month ? all + some : all), 0);

export async function invoicedByMonth(db: Queryable): Promise<(month: string) => Invoiced> {
  const issued = await centsBy(db, invoices.date);
  const paid = await centsBy(db, invoices.paidOn);
  const credited = await centsBy(db, invoices.voidedOn);
  return (month) => ({
    month,
    issuedCents: issued.get(month) ?? 0,
    paidCents: paid.get(month) ?? 0,
    creditCents: credited.get(month) ?? 0,
    outstandingCents: through(issued, month) - through(paid, month) - through(credited, month),
  });
}
