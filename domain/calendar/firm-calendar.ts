import { gte } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Ctx } from "../../platform/context.ts";
import { addDays, civilDateOf } from "../fields/civil-date.ts";
import { type Calendar, minutesOfDay, type Window } from "./calendar.ts";
import { closedDays } from "./tables.ts";

/** Longer than any promise is open. */
const remembered = 400;

export const regularWindows: readonly (readonly Window[])[] = [1, 2, 3, 4, 5, 6, 7].map((day) =>
  firm.hours.windows
    .filter(({ weekdays }) => weekdays.includes(day))
    .map(({ opens, closes }) => ({ opens: minutesOfDay(opens), closes: minutesOfDay(closes) })),
);

export const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

function windowsUntil(date: string, closesAt: string | null): Window[] {
  const end = closesAt ? minutesOfDay(closesAt) : 0;
  return (regularWindows[weekdayOf(date)] ?? [])
    .map(({ opens, closes }) => ({ opens, closes: Math.min(closes, end) }))
    .filter(({ opens, closes }) => opens < closes);
}

export async function firmCalendar({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<Calendar> {
  const since = addDays(civilDateOf(clock.now()), -remembered);
  const closed = await db
    .select({ date: closedDays.date, closesAt: closedDays.closesAt })
    .from(closedDays)
    .where(gte(closedDays.date, since));
  return {
    timeZone: firm.timeZone,
    weekdays: regularWindows,
    exceptions: new Map(closed.map(({ date, closesAt }) => [date, windowsUntil(date, closesAt)])),
  };
}
