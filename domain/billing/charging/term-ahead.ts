import { termPrice } from "../../../content/plans.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { agreedPlan } from "../../membership/agreed-plan.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { changeTurn, standingOf } from "../../membership/standing.ts";
import type { SubscriptionRow } from "./tables.ts";

/** What a subscription of its own will charge first, where a term of another length follows this one. */
export async function termAhead(
  db: Queryable,
  { membershipId }: Pick<SubscriptionRow, "membershipId">,
): Promise<{ date: string; cents: number } | null> {
  if (membershipId === null) return null;
  const membership = await requireMembership(db, membershipId);
  const { nextTerm, nextPlanId, planId, endsOn, status } = membership;
  if (nextTerm === null || status === "ended") return null;
  const standing = await standingOf(db, membership);
  const { on: date } = changeTurn(standing, nextTerm);
  if (endsOn !== null && endsOn <= date) return null;
  const { price } = await agreedPlan(db, standing, nextPlanId ?? planId);
  return { date, cents: termPrice(price, nextTerm) };
}
