import { plans } from "../../content/plans.ts";
import type { OfferedPlan } from "../api-client/plans.ts";

/** A member's plan by its id: as it is offered now, or one that an admin approved and nobody can buy. */
export function memberPlan(id: string, offered: OfferedPlan[] | null | undefined): OfferedPlan {
  const plan = offered?.find((one) => one.id === id) ?? plans.find((one) => one.id === id);
  return plan ?? { id, name: id, description: null, price: 0, hoursIncluded: 0, features: [] };
}
