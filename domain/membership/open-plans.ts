import { soldPlans } from "../../content/plans.ts";
import type { Ctx } from "../../platform/context.ts";
import { listPaidPlans, type PaidPlan } from "../plans/list-plans.ts";
import { planChange } from "./plan-change.ts";
import { type Subscription, terms } from "./schema.ts";
import type { Standing } from "./standing.ts";

const isSold = (id: string) => soldPlans.some((plan) => plan.id === id);

/** What may be chosen: staff may give any plan, and whoever has one may keep it, at its price. */
export async function openPlans(
  { actor, db }: Pick<Ctx, "actor" | "db">,
  present: PaidPlan,
): Promise<PaidPlan[]> {
  const isStaff = actor.kind === "member" && actor.isAdmin;
  const plans = await listPaidPlans(db);
  return plans
    .filter(({ id }) => isStaff || isSold(id) || id === present.id)
    .map((plan) => (plan.id === present.id ? present : plan));
}

export const plainPlan = ({ id: planId, name, price, hoursIncluded }: PaidPlan) => ({
  planId,
  name,
  price,
  hoursIncluded,
});

export function offersOf(
  standing: Standing,
  plans: PaidPlan[],
  from: PaidPlan,
  today: string,
): Subscription["offers"] {
  return plans.flatMap((to) => {
    const open = terms.flatMap((term) => {
      const next = planChange(standing, { from, to, term, when: "next" }, today);
      const now = planChange(standing, { from, to, term, when: "now" }, today);
      return "refusal" in next ? [] : [{ term, on: next.on, now: !("refusal" in now) }];
    });
    return open.length > 0 ? [{ ...plainPlan(to), terms: open }] : [];
  });
}
