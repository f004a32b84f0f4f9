import { and, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { entriesBetween, inPeriodOr, ofItsDays } from "./entries-between.ts";
import { leftOfGrant } from "./left-of-grant.ts";
import { entries, grants } from "./tables.ts";

type At = { today: string; periodId: string | null };

/** Minutes: what is there today, and what was drawn in a period, less corrections down to none. */
export async function countHours(
  db: Queryable,
  companyId: string,
  { today, periodId }: At,
): Promise<{ remaining: number; used: number }> {
  const [left] = await db
    .select({ minutes: sql`sum(${leftOfGrant(db)})`.mapWith(Number) })
    .from(grants)
    .where(
      and(eq(grants.companyId, companyId), lte(grants.effective, today), gt(grants.expires, today)),
    );
  const [drawn] =
    periodId === null
      ? []
      : await db
          .select({ minutes: sql`sum(${entries.minutes})`.mapWith(Number) })
          .from(entries)
          .where(
            and(
              inPeriodOr(
                periodId,
                ofItsDays((await entriesBetween(db, [companyId])).get(periodId)),
              ),
              inArray(entries.kind, ["draw", "reversal"]),
              isNotNull(entries.grantId),
            ),
          );
  return { remaining: left?.minutes ?? 0, used: Math.max(0, drawn?.minutes ?? 0) };
}
