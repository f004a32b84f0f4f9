import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { monthsPaused, type Pause } from "./pauses.ts";
import { periodDates } from "./period-dates.ts";
import { membershipPauses, type MembershipRow, type PeriodRow, periods } from "./tables.ts";
import { yearTermAfter } from "./year-terms.ts";

export type Standing<
  Membership = Pick<
    MembershipRow,
    | "anchor"
    | "anchorMonth"
    | "cadence"
    | "status"
    | "endsOn"
    | "planId"
    | "term"
    | "termMonth"
    | "nextPlanId"
    | "nextTerm"
    | "paidThrough"
  >,
> = {
  membership: Membership;
  last: Pick<PeriodRow, "id" | "n" | "month" | "starts" | "ends"> | undefined;
  pauses: Pause[];
};

export type FullStanding = Standing<MembershipRow> & { last: PeriodRow | undefined };

export async function standingOf(db: Queryable, membership: MembershipRow): Promise<FullStanding> {
  const [last] = await db
    .select()
    .from(periods)
    .where(eq(periods.membershipId, membership.id))
    .orderBy(desc(periods.n))
    .limit(1);
  return { membership, last, pauses: await listPauses(db, membership.id) };
}

export function listPauses(db: Queryable, membershipId: string): Promise<Pause[]> {
  const { month, months } = membershipPauses;
  return db
    .select({ month, months })
    .from(membershipPauses)
    .where(eq(membershipPauses.membershipId, membershipId));
}

type Turn = { month: number; on: string };

const turnIn = ({ membership }: Standing, month: number): Turn => ({
  month,
  on: periodDates(membership, month).starts,
});

/** The pause that follows the last period, planned or under way. */
export function pauseOf({ membership, last, pauses }: Standing) {
  const month = last ? last.month + 1 : 0;
  const months = monthsPaused(pauses, month);
  if (months === 0) return null;
  const from = periodDates(membership, month).starts;
  const until = periodDates(membership, month + months).starts;
  return { month, months, from, until, hasBegun: membership.status === "paused" };
}

/** When the next period opens, after any pause. */
export function nextTurn(standing: Standing): Turn {
  const { last, pauses } = standing;
  const month = last ? last.month + 1 : 0;
  return turnIn(standing, month + monthsPaused(pauses, month));
}

export function termTurn(standing: Standing): Turn {
  const { membership, pauses } = standing;
  const next = nextTurn(standing);
  if (membership.term === "month") return next;
  return turnIn(standing, yearTermAfter(membership.termMonth, pauses, next.month - 1));
}

/** A yearly term is kept to its end, and so is the plan of one that a card has paid. */
export const isKept = (
  { term, paidThrough }: Standing["membership"],
  next: MembershipRow["term"],
): boolean => term === "year" && (next === "month" || paidThrough !== null);

export const changeTurn = (standing: Standing, term: MembershipRow["term"]): Turn =>
  isKept(standing.membership, term) ? termTurn(standing) : nextTurn(standing);
