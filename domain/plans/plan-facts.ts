import { dollars } from "../../content/dollars.ts";
import { sayTermPrice, type Term, yearly } from "../../content/plans.ts";

type Facts = { name: string; price: number; hoursIncluded: number };

export function planFacts(plan: Facts, term: Term = "month"): [name: string, value: string][] {
  const isYearly = term === "year" && plan.price > 0;
  return [
    ["Plan", plan.name],
    ["Price", plan.price === 0 ? "No charge" : `${dollars(plan.price)} a month`],
    ...(isYearly ? [["Paid", sayTermPrice(plan.price, term)] as [string, string]] : []),
    [
      "Consulting hours",
      plan.hoursIncluded === 0
        ? "None"
        : `${plan.hoursIncluded} a month${isYearly ? `, and ${yearly.bonusHours} bonus hour` : ""}`,
    ],
  ];
}
