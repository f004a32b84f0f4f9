import { type Plan, soldPlans, yearly } from "../../../content/plans.ts";
import { enterpriseOver, hourlyRates } from "../../../content/rates.ts";
import { type Need, workOf } from "./need.ts";

export type PlanCost = {
  plan: Plan;
  included: number;
  /** Hours of the need that the plan does not hold. */
  further: number;
  /** US cents a month. */
  cents: number;
};

export type Finding = {
  /** US cents a month, without any plan. */
  hourly: number;
  plans: PlanCost[];
  /** Made for this kind of work. */
  own: PlanCost;
  cheapest: PlanCost;
  verdict: "none" | "plan" | "enterprise" | "too-many-people";
};

function withPlan(plan: Plan, { hours, where, answer }: Need): PlanCost {
  const included = plan.hoursIncluded + (answer === "every" ? yearly.bonusHours : 0);
  const further = Math.max(0, hours - included);
  return { plan, included, further, cents: plan.price + further * hourlyRates[where].member };
}

/** Without a plan there is no promise under a business day: whoever needs one needs a plan, whatever it costs. */
export function findPlan(need: Need): Finding {
  const work = workOf(need);
  const hourly = need.hours * hourlyRates[need.where].nonMember;
  const plans = soldPlans.map((plan) => withPlan(plan, need));
  const cheapest = plans.reduce((least, each) => (each.cents < least.cents ? each : least));
  const own = plans.find(({ plan }) => plan.id === work.plan) ?? cheapest;
  const isEnterprise = need.hours > enterpriseOver;
  const rival = isEnterprise ? cheapest : own;
  const isCrowd = work.mostPeople !== undefined && need.people > work.mostPeople;
  const found = { hourly, plans, own, cheapest };
  if (need.answer === "day" && hourly <= rival.cents) return { ...found, verdict: "none" };
  if (isCrowd) return { ...found, verdict: "too-many-people" };
  return { ...found, verdict: isEnterprise ? "enterprise" : "plan" };
}
