import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipPauses as pauses, memberships, periods } from "./tables.ts";

/** For a lateral join: the running membership, else the last one. */
export function latestMembership(db: Queryable, companyId: AnyPgColumn) {
  const { id, planId, status, endsOn, nextPlanId, anchor, cadence, startedAt } = memberships;
  return db
    .select({ id, planId, status, endsOn, nextPlanId, anchor, cadence })
    .from(memberships)
    .where(eq(memberships.companyId, companyId))
    .orderBy(sql`${status} = 'ended'`, desc(startedAt))
    .limit(1)
    .as("latest");
}

/** For a lateral join: the period that opened last, and the pause that follows it. */
export function latestPeriod(db: Queryable, membershipId: AnyPgColumn) {
  return db
    .select({
      id: periods.id,
      starts: periods.starts,
      ends: periods.ends,
      month: periods.month,
      pausedMonths: pauses.months,
    })
    .from(periods)
    .leftJoin(
      pauses,
      and(
        eq(pauses.membershipId, periods.membershipId),
        eq(pauses.month, sql`${periods.month} + 1`),
        gt(pauses.months, 0),
      ),
    )
    .where(eq(periods.membershipId, membershipId))
    .orderBy(desc(periods.n))
    .limit(1)
    .as("period");
}
