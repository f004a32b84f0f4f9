import { nextStep } from "./next-step.ts";
import type { Standing } from "./standing.ts";
import { statusOn } from "./status-on.ts";

/** Has begun, and opens once its charge has gone through. Null where something else is in the way. */
export function awaitedPeriod(standing: Standing, today: string) {
  const { membership, last } = standing;
  if (!last || statusOn(membership, today) !== "active" || nextStep(standing, today)) return null;
  const paid = { ...standing, membership: { ...membership, paidThrough: null } };
  const step = nextStep(paid, today);
  return step?.kind === "period" ? step : null;
}
