import { civilDateOf } from "../../fields/civil-date.ts";
import type { SubscriptionRow } from "./tables.ts";
import { isOver } from "./find-subscription.ts";

type Billed = Pick<SubscriptionRow, "status" | "periodEnd" | "endsAt" | "pausedUntil">;

/** Null where nothing follows: canceled, paused for now, or still waiting for its first payment. */
export function nextChargeOn({ status, periodEnd, endsAt, pausedUntil }: Billed): string | null {
  if (isOver({ status }) || status === "incomplete" || periodEnd === null) return null;
  if (endsAt !== null && endsAt <= periodEnd) return null;
  if (pausedUntil !== null && pausedUntil > periodEnd) return null;
  return civilDateOf(periodEnd);
}
