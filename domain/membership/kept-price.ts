import type { PeriodRow } from "./tables.ts";

/** Cents a month: a new price of a plan is for whoever takes it from now on. */
export const keptPrice = (
  last: Pick<PeriodRow, "planId" | "price"> | undefined,
  plan: { id: string; price: number },
): number => (last?.planId === plan.id ? last.price : plan.price);
