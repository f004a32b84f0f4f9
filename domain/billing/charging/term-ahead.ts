import { termPrice } from "../../../content/plans.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { keptPrice } from "../../membership/kept-price.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { changeTurn, standingOf } from "../../membership/standing.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import type { SubscriptionRow } from "./tables.ts";

/** What a subscription of its own will charge first, where a term of another length follows this one. */
export async function termAhead(
  db: Queryable,
  { membershipId }: Pick<SubscriptionRow, "membershipId">,
): Promise<{ date: string; cents: number } | null> {
  if (membershipId === null) return null;
  const membership = await requireMembership(db, membershipId);
  const { nextTerm, nextPlanId, planId, term, endsOn, status } = membership;
  if (nextTerm === null || status === "ended") return null;
  const standing = await standingOf(db, membership);
  const { on: date } = changeTurn(standing, nextTerm);
  if (endsOn !== null && endsOn <= date) return null;
  const plan = await requirePlan(db, nextPlanId ?? planId);
  const price = nextTerm === term ? keptPrice(standing.last, plan) : plan.price;
  return { date, cents: termPrice(price, nextTerm) };
}
