import { and, eq, gt, lte, notExists, notInArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Period } from "./list-periods.ts";
import { type MembershipRow, memberships, periods } from "./tables.ts";

/** Those whose last period is over: something may have to open or end. */
export async function listDueMemberships(db: Queryable, today: string): Promise<MembershipRow[]> {
  const covered = db
    .select({ id: periods.id })
    .from(periods)
    .where(and(eq(periods.membershipId, memberships.id), gt(periods.ends, today)));
  return db
    .select()
    .from(memberships)
    .where(and(notInArray(memberships.status, ["pending", "ended"]), notExists(covered)));
}

export async function listYearly(db: Queryable): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(and(eq(memberships.term, "year"), notInArray(memberships.status, ["pending", "ended"])));
}

/** Of every company. */
export async function listCurrentPeriods(db: Queryable, today: string): Promise<Period[]> {
  return db
    .select()
    .from(periods)
    .where(and(lte(periods.starts, today), gt(periods.ends, today)));
}
