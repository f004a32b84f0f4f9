import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { periodDates } from "./period-dates.ts";
import { listPauses } from "./standing.ts";
import { type MembershipRow, memberships } from "./tables.ts";
import { yearTerms } from "./year-terms.ts";

type Renewal = { month: number; on: string };

/** When a yearly term begins anew, counted from the anchor; null where it does not. */
export async function nextRenewal(
  db: Queryable,
  membership: MembershipRow,
  today: string,
): Promise<Renewal | null> {
  const { term, nextTerm, termMonth, endsOn } = membership;
  if (term !== "year" || nextTerm === "month") return null;
  for (const month of yearTerms(termMonth, await listPauses(db, membership.id))) {
    const { starts: on } = periodDates(membership, month);
    if (endsOn !== null && endsOn <= on) return null;
    if (on > today) return { month, on };
  }
  return null;
}

/** True for the first who says so of this renewal. */
export async function markReminded(
  tx: Queryable,
  membershipId: string,
  month: number,
): Promise<boolean> {
  const { id, remindedMonth } = memberships;
  const marked = await tx
    .update(memberships)
    .set({ remindedMonth: month })
    .where(and(eq(id, membershipId), or(isNull(remindedMonth), lt(remindedMonth, month))))
    .returning({ id });
  return marked.length > 0;
}
