import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type PeriodRow, periods } from "./tables.ts";

/** The newest first. */
export function companyPeriods(db: Queryable, companyId: string): Promise<PeriodRow[]> {
  return db
    .select()
    .from(periods)
    .where(eq(periods.companyId, companyId))
    .orderBy(desc(periods.starts), desc(periods.n));
}
