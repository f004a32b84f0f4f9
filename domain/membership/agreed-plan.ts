import type { Queryable } from "../../platform/db/database.ts";
import type { PaidPlan } from "../plans/list-plans.ts";
import { requirePlan } from "../plans/require-plan.ts";
import type { MembershipRow, PeriodRow } from "./tables.ts";

type Promised = Pick<MembershipRow, "planId" | "nextPlanId" | "promisedPrice" | "promisedPlanId">;

type Agreed = {
  membership: Promised;
  last: Pick<PeriodRow, "planId" | "price"> | null | undefined;
};

/** Cents a month; null where none is promised for this plan, or it is not what begins next. */
export const promisedFor = (
  { planId, nextPlanId, promisedPrice, promisedPlanId }: Promised,
  id: string,
): number | null => (id === promisedPlanId && id === (nextPlanId ?? planId) ? promisedPrice : null);

/** At the price of this membership: a new one is for whoever takes the plan from now on, not for who has it or was promised it. */
export async function agreedPlan(
  db: Queryable,
  { membership, last }: Agreed,
  id: string,
): Promise<PaidPlan> {
  const plan = await requirePlan(db, id);
  const promised = promisedFor(membership, id);
  if (promised !== null) return { ...plan, price: promised };
  return last?.planId === id ? { ...plan, price: last.price } : plan;
}
