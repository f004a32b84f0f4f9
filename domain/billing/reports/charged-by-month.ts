import { sql, sum } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { cardReturns } from "../refunds/tables.ts";
import { invoices } from "../charging/tables.ts";
import { clearedOn, isBilled, paidOn } from "./cleared.ts";

type Charged = {
  cardBilledCents: number;
  cardPaidCents: number;
  cardCreditUsedCents: number;
  cardReturnedCents: number;
  /** At the end of the month. */
  cardOutstandingCents: number;
};

const monthOf = (day: unknown) => sql<string | null>`to_char(${day}, 'YYYY-MM')`;

export async function chargedByMonth(db: Queryable): Promise<(month: string) => Charged> {
  const bills = await db
    .select({
      billed: monthOf(invoices.date),
      paid: monthOf(paidOn),
      cleared: monthOf(clearedOn),
      cents: sum(invoices.totalCents).mapWith(Number),
      paidCents: sum(invoices.paidCents).mapWith(Number),
      creditUsedCents: sum(invoices.creditUsedCents).mapWith(Number),
    })
    .from(invoices)
    .where(isBilled)
    .groupBy(sql`1, 2, 3`);
  const returns = await db
    .select({ month: monthOf(cardReturns.date), cents: sum(cardReturns.cents).mapWith(Number) })
    .from(cardReturns)
    .groupBy(sql`1`);
  const billed = (fits: (bill: (typeof bills)[number]) => boolean) =>
    bills.filter(fits).reduce((all, { cents }) => all + cents, 0);
  const paidIn = (month: string, what: "paidCents" | "creditUsedCents") =>
    bills.filter(({ paid }) => paid === month).reduce((all, bill) => all + bill[what], 0);
  return (month) => ({
    cardBilledCents: billed((bill) => bill.billed === month),
    cardPaidCents: paidIn(month, "paidCents"),
    cardCreditUsedCents: paidIn(month, "creditUsedCents"),
    cardReturnedCents: returns.find((one) => one.month === month)?.cents ?? 0,
    cardOutstandingCents: billed(
      (bill) => (bill.billed ?? "") <= month && (bill.cleared === null || bill.cleared > month),
    ),
  });
}
