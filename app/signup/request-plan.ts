import { type Plan, plans, soldPlans } from "../../content/plans.ts";

export function knownPlan(query: string): Plan | undefined {
  return plans.find(({ id }) => id === query);
}

/** If no plan is known, those for sale. */
export const planChoices = soldPlans.map(({ name }) => ({ value: name, label: name }));
