import { and, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { entriesBetween, inPeriodOr, ofItsDays } from "./entries-between.ts";
import { leftOfGrant } from "./left-of-grant.ts";
import { entries, grants } from "./tables.ts";

type At = {
  today: string;
  periodId: string | null;
  /** The period has begun and waits for its charge: what was drawn since is of its days. */
  isAwaited?: boolean;
};

/** Minutes: what is there today, and what was drawn in a period, less corrections down to none. */
export async function countHours(
  db: Queryable,
  companyId: string,
  { today, ...of }: At,
): Promise<{ remaining: number; used: number }> {
  const [left] = await db
    .select({ minutes: sql`sum(${leftOfGrant(db)})`.mapWith(Number) })
    .from(grants)
    .where(
      and(eq(grants.companyId, companyId), lte(grants.effective, today), gt(grants.expires, today)),
    );
  return { remaining: left?.minutes ?? 0, used: Math.max(0, await drawnIn(db, companyId, of)) };
}

async function drawnIn(
  db: Queryable,
  companyId: string,
  { periodId, isAwaited = false }: Omit<At, "today">,
): Promise<number> {
  if (periodId === null && !isAwaited) return 0;
  const between = await entriesBetween(db, [companyId]);
  const of = isAwaited
    ? inPeriodOr(undefined, between.get(null))
    : inPeriodOr(periodId ?? undefined, ofItsDays(between.get(periodId)));
  const [drawn] = await db
    .select({ minutes: sql`sum(${entries.minutes})`.mapWith(Number) })
    .from(entries)
    .where(and(of, inArray(entries.kind, ["draw", "reversal"]), isNotNull(entries.grantId)));
  return drawn?.minutes ?? 0;
}
