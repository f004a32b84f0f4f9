import { daysBetween } from "../fields/civil-date.ts";
import { periodDates } from "./period-dates.ts";
import type { MembershipRow, PeriodRow } from "./tables.ts";

type Known = {
  membership: Pick<MembershipRow, "anchor" | "cadence" | "status" | "endsOn">;
  last: Pick<PeriodRow, "n" | "month"> | undefined;
  /** By the first month that each leaves out. */
  pauses: { month: number; months: number }[];
};

type Step =
  | { kind: "end" }
  | { kind: "pause"; starts: string; days: number }
  | { kind: "period"; n: number; month: number; starts: string; ends: string };

/** What comes next for a membership, if it has come by today. */
export function nextStep({ membership, last, pauses }: Known, today: string): Step | null {
  const { status, endsOn } = membership;
  if (status === "pending" || status === "ended") return null;
  const month = last ? last.month + 1 : 0;
  const { starts } = periodDates(membership, month);
  if (starts > today) return null;
  if (endsOn !== null && endsOn <= starts) return { kind: "end" };
  if (status === "past_due") return null;
  const paused = pauses.find((pause) => pause.month === month)?.months ?? 0;
  const dates = periodDates(membership, month + paused);
  if (paused > 0 && status === "active")
    return { kind: "pause", starts, days: daysBetween(starts, dates.starts) };
  if (dates.starts > today) return null;
  return { kind: "period", n: last ? last.n + 1 : 0, month: month + paused, ...dates };
}
