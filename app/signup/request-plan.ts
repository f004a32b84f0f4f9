import { type Plan, plans, soldPlans } from "../../content/plans.ts";

/** The plan a link to the request form names. */
export function knownPlan(query: string): Plan | undefined {
  return plans.find(({ id }) => id === query);
}

/** The choices if no plan is known: those for sale, and whatever the link named. */
export function planChoices(query: string): { value: string; label: string }[] {
  const names = soldPlans.map(({ name }) => name);
  const all = query === "" || names.includes(query) ? names : [...names, query];
  return all.map((name) => ({ value: name, label: name }));
}
