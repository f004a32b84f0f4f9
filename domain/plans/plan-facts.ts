import { dollars } from "../../content/dollars.ts";
import { sayTermPrice, type Term, yearly } from "../../content/plans.ts";
import type { Fact } from "../mail-part.ts";

export type PlanTold = { name: string; price: number; hoursIncluded: number };

export function planFacts(plan: PlanTold, term: Term = "month"): Fact[] {
  const isYearly = term === "year" && plan.price > 0;
  return [
    ["Plan", plan.name],
    ["Price", plan.price === 0 ? "No charge" : `${dollars(plan.price)} a month`],
    ...(isYearly ? [["Billed", sayTermPrice(plan.price, term)] as Fact] : []),
    [
      "Hours",
      plan.hoursIncluded === 0
        ? "None"
        : `${plan.hoursIncluded} a month${isYearly ? `, plus ${yearly.bonusHours} bonus hour` : ""}`,
    ],
  ];
}
