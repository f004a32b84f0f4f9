import { addDays, daysBetween } from "../fields/civil-date.ts";
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
  const dates = periodDates(membership, month);
  const { paidThrough } = membership;
  if (paidThrough !== null && !isCovered(dates, paidThrough)) return null;
  return { kind: "period", n: last ? last.n + 1 : 0, month, ...dates };
}

const slackDays = 7;

/** To its end, or nearly: the provider counts from a time of day, and a term that began late there ends later, too. */
const isCovered = ({ ends }: { ends: string }, until: string) => addDays(ends, -slackDays) <= until;
