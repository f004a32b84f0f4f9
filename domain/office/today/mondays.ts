import { addDays, civilDateOf } from "../../fields/civil-date.ts";

/** Of so many weeks, of which this one is the last. */
export function firstMonday(now: Date, weeks: number): string {
  const today = civilDateOf(now);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, -weekday - 7 * (weeks - 1));
}

export const mondaysFrom = (first: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, at) => addDays(first, 7 * at));
