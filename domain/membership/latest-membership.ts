import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import type { Pause } from "./pauses.ts";
import { thirtyDays } from "./period-dates.ts";
import { membershipPauses, memberships, periods } from "./tables.ts";

/** For a lateral join: the running membership, else the last one. */
export function latestMembership(db: Queryable, companyId: AnyPgColumn) {
  const { id, planId, status, endsOn, anchor, anchorMonth, cadence, startedAt } = memberships;
  const { term, termMonth, nextPlanId, nextTerm, paidThrough } = memberships;
  const { month, months, membershipId } = membershipPauses;
  // A condition names the tables of its columns; without them, `id` would be the pause's own.
  const ofThis = eq(membershipId, id);
  const pauses = sql<Pause[]>`(
    select coalesce(json_agg(json_build_object('month', ${month}, 'months', ${months})), '[]')
    from ${membershipPauses} where ${ofThis})`;
  const rhythm = { anchor, anchorMonth, cadence };
  const terms = { planId, term, termMonth, nextPlanId, nextTerm, paidThrough };
  return db
    .select({ id, status, endsOn, ...rhythm, ...terms, pauses: pauses.as("pauses") })
    .from(memberships)
    .where(eq(memberships.companyId, companyId))
    .orderBy(sql`${status} = 'ended'`, desc(startedAt))
    .limit(1)
    .as("latest");
}

export function latestPeriod(db: Queryable, membershipId: AnyPgColumn) {
  const { id, n, month, starts, ends } = periods;
  return db
    .select({ id, n, month, starts, ends })
    .from(periods)
    .where(eq(periods.membershipId, membershipId))
    .orderBy(desc(n))
    .limit(1)
    .as("period");
}

/** When the next period opens for whoever pauses: what `nextTurn` says, for an order. */
export function resumesOn(
  latest: ReturnType<typeof latestMembership>,
  period: ReturnType<typeof latestPeriod>,
): SQL {
  const { anchor, anchorMonth, cadence } = latest;
  const { month, months, membershipId } = membershipPauses;
  const paused = sql`coalesce((
    select ${months} from ${membershipPauses}
    where ${membershipId} = ${latest.id} and ${month} = ${period.month} + 1), 0)`;
  const passed = sql`(${period.month} + 1 + ${paused} - ${anchorMonth})`;
  return sql`case ${cadence} when 'thirty-days' then ${anchor} + ${passed} * ${thirtyDays}::integer
    else (${anchor} + make_interval(months => ${passed}))::date end`;
}
