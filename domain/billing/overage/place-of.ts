import { isOver } from "../charging/find-subscription.ts";
import type { SubscriptionRow } from "../charging/tables.ts";

type Place = "next" | "later" | "alone";

/** With a month's invoice where one is to come. What a pause voids must not be on it. */
export function placeOf({ term, status, ...row }: SubscriptionRow): Place {
  const { providerId, periodEnd, endsAt, pausedUntil } = row;
  if (isOver({ status })) return "alone";
  if (providerId === null || periodEnd === null || status === "incomplete") return "later";
  const isPaused = pausedUntil !== null && pausedUntil > periodEnd;
  // What is canceled in a pause ends with it, and no month's invoice comes before.
  if (term === "year" || (endsAt !== null && (isPaused || endsAt <= periodEnd))) return "alone";
  return isPaused ? "later" : "next";
}
