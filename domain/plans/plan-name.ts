import { plans } from "../../content/plans.ts";

export const planName = (id: string | null) =>
  plans.find((plan) => plan.id === id)?.name ?? id ?? "a plan";
