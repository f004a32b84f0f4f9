import { sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import type { MonthRead } from "../../membership/revenue-by-month.ts";
import { monthRollupChanges, monthRollups } from "../tables.ts";
import type { MonthFigures } from "./live-months.ts";

export async function rolledMonths(db: Queryable): Promise<Map<string, MonthFigures>> {
  const { month, figures } = monthRollups;
  const changed = db
    .select({ month: sql`min(${monthRollupChanges.month})` })
    .from(monthRollupChanges);
  const rows = await db
    .select({ month, figures })
    .from(monthRollups)
    .where(sql`(${month} < (${changed})) is not false`);
  return new Map(rows.map((row) => [row.month, row.figures]));
}

/** The months from the first that is not rolled up, with the one before it; the present one never is. */
export function monthsLeft(rolled: Map<string, MonthFigures>, months: MonthRead[]): MonthRead[] {
  const first = months.findIndex(({ month }, at) => at > 0 && !rolled.has(month));
  return months.slice(first - 1);
}
