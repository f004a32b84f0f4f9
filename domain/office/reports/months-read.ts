import type { MonthRead } from "../../membership/revenue-by-month.ts";
import { addDays } from "../../fields/civil-date.ts";

function monthBefore(month: string, back: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7);
}

/** As many months to this one, with one before them. */
export function monthsRead(today: string, count: number): MonthRead[] {
  const present = today.slice(0, 7);
  return Array.from({ length: count + 1 }, (_, at) => {
    const month = monthBefore(present, count - at);
    const last = addDays(`${monthBefore(month, -1)}-01`, -1);
    return { month, day: last < today ? last : today };
  });
}
