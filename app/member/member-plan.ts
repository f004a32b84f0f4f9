import { plans } from "../../content/plans.ts";
import type { OfferedPlan } from "../../domain/plans/schema.ts";

export function memberPlan(id: string, offered: OfferedPlan[] | null | undefined): OfferedPlan {
  const plan = offered?.find((one) => one.id === id) ?? plans.find((one) => one.id === id);
  return plan ?? { id, name: id, description: null, price: 0, hoursIncluded: 0, features: [] };
}
