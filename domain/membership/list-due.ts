import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  notInArray,
} from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Period } from "./list-periods.ts";
import { nextStep } from "./next-step.ts";
import { membershipPauses, type MembershipRow, memberships, periods } from "./tables.ts";

/** As every period is that has not ended; they alone are indexed by their end. */
const isUnclosed = isNull(periods.closedAt);

/** Those of which something has to open, pause or end. */
export async function listDueMemberships(db: Queryable, today: string): Promise<MembershipRow[]> {
  const covered = db
    .select({ id: periods.id })
    .from(periods)
    .where(and(eq(periods.membershipId, memberships.id), gt(periods.ends, today), isUnclosed));
  const open = await db
    .select()
    .from(memberships)
    .where(and(notInArray(memberships.status, ["pending", "ended"]), notExists(covered)));
  const ids = open.map(({ id }) => id);
  const last = await db
    .selectDistinctOn([periods.membershipId])
    .from(periods)
    .where(inArray(periods.membershipId, ids))
    .orderBy(periods.membershipId, desc(periods.n));
  const paused = await db
    .select()
    .from(membershipPauses)
    .where(inArray(membershipPauses.membershipId, ids));
  const lastOf = new Map(last.map((period) => [period.membershipId, period]));
  const pausesOf = Map.groupBy(paused, ({ membershipId }) => membershipId);
  return open.filter((membership) => {
    const known = { last: lastOf.get(membership.id), pauses: pausesOf.get(membership.id) ?? [] };
    return nextStep({ membership, ...known }, today) !== null;
  });
}

export async function listYearly(db: Queryable): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(and(eq(memberships.term, "year"), notInArray(memberships.status, ["pending", "ended"])));
}

/** Those that go on with a term of another length. */
export async function listChangingTerm(db: Queryable): Promise<MembershipRow[]> {
  const { nextTerm, endsOn, status } = memberships;
  return db
    .select()
    .from(memberships)
    .where(and(isNotNull(nextTerm), isNull(endsOn), notInArray(status, ["pending", "ended"])));
}

/** Of every company. */
export async function listCurrentPeriods(db: Queryable, today: string): Promise<Period[]> {
  return db
    .select()
    .from(periods)
    .where(and(lte(periods.starts, today), gt(periods.ends, today), isUnclosed));
}
