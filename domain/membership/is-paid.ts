import { addDays } from "../fields/civil-date.ts";
import { periodDates } from "./period-dates.ts";
import type { MembershipRow } from "./tables.ts";

const slackDays = 7;

/** To its end, or nearly: the provider counts from a time of day, and a term that began late there ends later, too. Null where no payment is waited for. */
export function isPaid(
  membership: Pick<MembershipRow, "anchor" | "anchorMonth" | "cadence" | "paidThrough">,
  month: number,
): boolean | null {
  const { paidThrough } = membership;
  if (paidThrough === null) return null;
  return addDays(periodDates(membership, month).ends, -slackDays) <= paidThrough;
}
