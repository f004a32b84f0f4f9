import { and, eq, gte, sql, sum } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { work } from "./tables.ts";

type Used = { week: string; minutes: number };

/** Approved minutes as billed, by the Monday of the week in which they were worked. */
export function usedByWeek(db: Queryable, since: string): Promise<Used[]> {
  return db
    .select({
      week: sql<string>`date_trunc('week', ${work.date}::timestamp)::date::text`,
      minutes: sum(work.billedMinutes).mapWith(Number),
    })
    .from(work)
    .where(and(eq(work.status, "approved"), gte(work.date, since)))
    .groupBy(sql`1`);
}
