import { type Plan, plans, soldPlans } from "../../content/plans.ts";

export function knownPlan(query: string): Plan | undefined {
  return plans.find(({ id }) => id === query);
}

export const planChoices = soldPlans.map(({ name }) => ({ value: name, label: name }));
