import { and, eq, gt, isNotNull, isNull, lte, notExists, notInArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Period } from "./list-periods.ts";
import { nextStep } from "./next-step.ts";
import { standingsOf } from "./standings-of.ts";
import { type MembershipRow, memberships, periods } from "./tables.ts";

/** As every period is that has not ended; they alone are indexed by their end. */
const isUnclosed = isNull(periods.closedAt);

export const isUncovered = (db: Queryable, today: string) =>
  notExists(
    db
      .select({ id: periods.id })
      .from(periods)
      .where(and(eq(periods.membershipId, memberships.id), gt(periods.ends, today), isUnclosed)),
  );

export async function listDueMemberships(db: Queryable, today: string): Promise<MembershipRow[]> {
  const open = await db
    .select()
    .from(memberships)
    .where(and(notInArray(memberships.status, ["pending", "ended"]), isUncovered(db, today)));
  const standings = await standingsOf(db, open);
  return standings
    .filter((standing) => nextStep(standing, today) !== null)
    .map(({ membership }) => membership);
}

export async function listYearly(db: Queryable): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(and(eq(memberships.term, "year"), notInArray(memberships.status, ["pending", "ended"])));
}

export async function listChangingTerm(db: Queryable): Promise<MembershipRow[]> {
  const { nextTerm, endsOn, status } = memberships;
  return db
    .select()
    .from(memberships)
    .where(and(isNotNull(nextTerm), isNull(endsOn), notInArray(status, ["pending", "ended"])));
}

export async function listCurrentPeriods(db: Queryable, today: string): Promise<Period[]> {
  return db
    .select()
    .from(periods)
    .where(and(lte(periods.starts, today), gt(periods.ends, today), isUnclosed));
}
