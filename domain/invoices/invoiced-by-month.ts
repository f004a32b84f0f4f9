import { isNotNull, type SQLWrapper, sql, sum } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { creditsPaidBack, invoices } from "./tables.ts";

type Invoiced = {
  month: string;
  issuedCents: number;
  paidCents: number;
  creditCents: number;
  paidBackCents: number;
  /** At the end of the month. */
  outstandingCents: number;
};

type Dated = { table: typeof invoices | typeof creditsPaidBack; day: SQLWrapper };

async function centsBy(db: Queryable, { table, day }: Dated): Promise<Map<string, number>> {
  const rows = await db
    .select({
      month: sql<string>`to_char(${day}, 'YYYY-MM')`,
      cents: sum(table.cents).mapWith(Number),
    })
    .from(table)
    .where(isNotNull(day))
    .groupBy(sql`1`);
  return new Map(rows.map(({ month, cents }) => [month, cents]));
}

const through = (cents: Map<string, number>, month: string) =>
  [...cents].reduce((all, [of, some]) => (of <= month ? all + some : all), 0);

export async function invoicedByMonth(db: Queryable): Promise<(month: string) => Invoiced> {
  const { status, date, paidOn, voidedOn } = invoices;
  // One that was paid ahead of its own day is outstanding on none.
  const settledOn = sql`case when ${status} <> 'open' then greatest(${date}, ${paidOn}, ${voidedOn}) end`;
  const issued = await centsBy(db, { table: invoices, day: date });
  const paid = await centsBy(db, { table: invoices, day: paidOn });
  const credited = await centsBy(db, { table: invoices, day: voidedOn });
  const settled = await centsBy(db, { table: invoices, day: settledOn });
  const paidBack = await centsBy(db, { table: creditsPaidBack, day: creditsPaidBack.date });
  return (month) => ({
    month,
    issuedCents: issued.get(month) ?? 0,
    paidCents: paid.get(month) ?? 0,
    creditCents: credited.get(month) ?? 0,
    paidBackCents: paidBack.get(month) ?? 0,
    outstandingCents: through(issued, month) - through(settled, month),
  });
}
