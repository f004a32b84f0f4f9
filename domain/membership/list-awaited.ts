import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { awaitedPeriod } from "./awaited-period.ts";
import { isUncovered } from "./list-due.ts";
import { termsFrom } from "./planned-terms.ts";
import { standingsOf } from "./standings-of.ts";
import { type MembershipRow, memberships } from "./tables.ts";

export type AwaitedPeriod = Pick<MembershipRow, "companyId" | "term"> & {
  starts: string;
  ends: string;
  /** What the plan will bring. */
  minutes: number;
};

/** Periods that have begun and wait for their charge. */
export async function listAwaited(
  db: Queryable,
  companyIds: string[],
  today: string,
): Promise<AwaitedPeriod[]> {
  const { companyId, status, paidThrough } = memberships;
  const maybe = await db
    .select()
    .from(memberships)
    .where(
      and(
        inArray(companyId, companyIds),
        eq(status, "active"),
        isNotNull(paidThrough),
        isUncovered(db, today),
      ),
    );
  if (maybe.length === 0) return [];
  const awaited: AwaitedPeriod[] = [];
  for (const standing of await standingsOf(db, maybe)) {
    const period = awaitedPeriod(standing, today);
    if (!period) continue;
    const { starts, ends, month } = period;
    const { planId, term } = termsFrom(standing, month);
    const { hoursIncluded } = await requirePlan(db, planId);
    const of = standing.membership.companyId;
    awaited.push({ companyId: of, term, starts, ends, minutes: hoursIncluded * 60 });
  }
  return awaited;
}
