import { dollars } from "../../content/dollars.ts";

export function planFacts(plan: {
  name: string;
  price: number;
  hoursIncluded: number;
}): [name: string, value: string][] {
  return [
    ["Plan", plan.name],
    ["Price", plan.price === 0 ? "No charge" : `${dollars(plan.price)} a month`],
    ["Consulting hours", plan.hoursIncluded === 0 ? "None" : `${plan.hoursIncluded} a month`],
  ];
}
