import { and, asc, between, eq, isNull, lte, or, sql, sum } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { nameCompanies } from "../../companies/name-companies.ts";
import type { CardAccount } from "../schema.ts";
import { cardReturns } from "../refunds/tables.ts";
import { invoices } from "../charging/tables.ts";
import { clearedOn, isBilled, paidOn } from "./cleared.ts";

const dayOf = (day: unknown) => sql<string | null>`${day}::text`;

export async function chargesBetween(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<CardAccount> {
  const { id, number, companyId, date, totalCents, paidCents, creditUsedCents } = invoices;
  const back = db
    .select({ invoiceId: cardReturns.invoiceId, cents: sum(cardReturns.cents).as("back") })
    .from(cardReturns)
    .where(between(cardReturns.date, from, to))
    .groupBy(cardReturns.invoiceId)
    .as("returned");
  const rows = await db
    .select({
      id,
      number,
      companyId,
      date,
      cents: totalCents,
      paidCents,
      creditUsedCents,
      paidOn: dayOf(paidOn),
      clearedOn: dayOf(clearedOn),
      returnedCents: sql<number>`coalesce(${back.cents}, 0)::integer`,
    })
    .from(invoices)
    .leftJoin(back, eq(back.invoiceId, id))
    .where(
      and(
        isBilled,
        or(
          between(date, from, to),
          sql`${paidOn} between ${from}::date and ${to}::date`,
          sql`${back.cents} <> 0`,
          and(lte(date, to), or(isNull(clearedOn), sql`${clearedOn} > ${to}::date`)),
        ),
      ),
    )
    .orderBy(asc(date), asc(id));
  const names = await nameCompanies(db, [...new Set(rows.map((row) => row.companyId))]);
  const isIn = (day: string | null) => day !== null && from <= day && day <= to;
  const charges = rows.map(
    ({ clearedOn: cleared, paidCents, creditUsedCents, number, ...row }) => ({
      ...row,
      number: number ?? "",
      company: names.get(row.companyId) ?? "",
      paidCents: isIn(row.paidOn) ? paidCents : 0,
      creditUsedCents: isIn(row.paidOn) ? creditUsedCents : 0,
      outstanding: row.date <= to && (cleared === null || cleared > to),
    }),
  );
  const total = (of: (row: (typeof charges)[number]) => number) =>
    charges.reduce((all, row) => all + of(row), 0);
  return {
    billedCents: total((row) => (isIn(row.date) ? row.cents : 0)),
    paidCents: total((row) => row.paidCents),
    creditUsedCents: total((row) => row.creditUsedCents),
    returnedCents: total((row) => row.returnedCents),
    outstandingCents: total((row) => (row.outstanding ? row.cents : 0)),
    charges,
  };
}
