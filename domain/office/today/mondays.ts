import type { Week } from "../../desk/promises/answers-by-week.ts";
import { addDays, civilDateOf, startOfDay } from "../../fields/civil-date.ts";

/** Of so many weeks, of which this one is the last. */
export function firstMonday(now: Date, weeks: number): string {
  const today = civilDateOf(now);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, -weekday - 7 * (weeks - 1));
}

export const mondaysFrom = (first: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, at) => addDays(first, 7 * at));

/** With the Monday after them. */
export const weeksFrom = (first: string, weeks: number): Promise<Week[]> =>
  Promise.all(
    mondaysFrom(first, weeks + 1).map(async (starts) => ({ starts, at: await startOfDay(starts) })),
  );
