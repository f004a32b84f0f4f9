import type { Queryable } from "../../../platform/db/database.ts";
import { hoursByMonth } from "../../hours/hours-by-month.ts";
import { type MonthRead, type Revenue, revenueByMonth } from "../../membership/revenue-by-month.ts";

export type MonthFigures = Revenue & ReturnType<Awaited<ReturnType<typeof hoursByMonth>>>;

/** Added up row by row. The first month is only what the second is compared with. */
export async function liveMonths(db: Queryable, months: MonthRead[]): Promise<MonthFigures[]> {
  const revenue = await revenueByMonth(db, months);
  const hours = await hoursByMonth(db, `${months[1]!.month}-01`);
  return revenue.map((one) => ({ ...one, ...hours(one.month) }));
}
