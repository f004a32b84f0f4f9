import { daysBetween } from "../fields/civil-date.ts";
import { isPaid } from "./is-paid.ts";
import { nextTurn, type Standing } from "./standing.ts";
import { periodDates } from "./period-dates.ts";

type Step =
  | { kind: "end" }
  | { kind: "pause"; starts: string; days: number }
  | { kind: "period"; n: number; month: number; starts: string; ends: string };

/** What comes next for a membership, if it has come by today. */
export function nextStep(standing: Standing, today: string): Step | null {
  const { membership, last } = standing;
  const { status, endsOn } = membership;
  if (status === "pending" || status === "ended") return null;
  const { starts } = periodDates(membership, last ? last.month + 1 : 0);
  if (starts > today) return null;
  if (endsOn !== null && endsOn <= starts) return { kind: "end" };
  if (status === "past_due") return null;
  const { month, on } = nextTurn(standing);
  if (on > starts && status === "active")
    return { kind: "pause", starts, days: daysBetween(starts, on) };
  if (on > today) return null;
  // Canceled in the pause that comes before it.
  if (endsOn !== null && endsOn <= on) return { kind: "end" };
  if (isPaid(membership, month) === false) return null;
  return { kind: "period", n: last ? last.n + 1 : 0, month, ...periodDates(membership, month) };
}
