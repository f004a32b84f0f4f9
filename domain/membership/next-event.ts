import { periodDates } from "./period-dates.ts";
import type { NextEvent } from "./schema.ts";
import type { MembershipRow } from "./tables.ts";

type Known = Pick<
  MembershipRow,
  "planId" | "status" | "endsOn" | "nextPlanId" | "anchor" | "cadence"
> & {
  today: string;
  period: { ends: string; month: number; pausedMonths: number | null } | null;
};

/** What the calendar brings next; null where nothing runs. */
export function nextEvent(known: Known): NextEvent | null {
  const { status, endsOn, nextPlanId, planId, period, today } = known;
  if (status === "ended" || (endsOn !== null && endsOn <= today))
    return endsOn === null ? null : { kind: "ended", on: endsOn };
  if (endsOn !== null && period && endsOn <= period.ends) return { kind: "ends", on: endsOn };
  if (!period || status === "pending" || status === "past_due") return null;
  const resumes = period.month + 1 + (period.pausedMonths ?? 0);
  if (status === "paused") return { kind: "resumes", on: periodDates(known, resumes).starts };
  if (period.pausedMonths) return { kind: "pauses", on: period.ends };
  return nextPlanId !== null && nextPlanId !== planId
    ? { kind: "changes", on: period.ends, planId: nextPlanId }
    : { kind: "renews", on: period.ends };
}
