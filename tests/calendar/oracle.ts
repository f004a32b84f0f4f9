import type { Calendar, Window } from "../../domain/calendar/calendar.ts";
import type { Chance } from "../../scripts/chance.ts";
import { firstYear, years } from "./random-calendar.ts";

const minuteMs = 60_000;
const begin = Date.UTC(firstYear, 0, 1, 8);
const total = years * 365 * 1440;
const margin = 60 * 1440;

const index = (instant: Date) => (instant.getTime() - begin) / minuteMs;
const instant = (at: number) => new Date(begin + at * minuteMs);

/** Every minute of twenty years in a list, open or not: the rules, said as slowly as possible. */
export function makeOracle(calendar: Calendar) {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: calendar.timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const open = new Uint8Array(total + margin);
  const wall = new Int16Array(open.length);
  const dates: string[] = [];
  const dateAt = (at: number) => dates[Math.floor(at / 60)] ?? "";
  // The clocks change on the hour, so that an hour is looked up once.
  for (let hour = 0; hour * 60 < open.length; hour += 1) {
    const [date = "", time = ""] = format.format(begin + hour * 60 * minuteMs).split(", ");
    dates.push(date);
    const weekday = (new Date(date).getUTCDay() + 6) % 7;
    const windows: readonly Window[] =
      calendar.exceptions.get(date) ?? calendar.weekdays[weekday] ?? [];
    for (let minute = 0; minute < 60; minute += 1) {
      const at = hour * 60 + minute;
      const ofDay = Number(time.slice(0, 2)) * 60 + minute;
      wall[at] = ofDay;
      open[at] = Number(windows.some(({ opens, closes }) => opens <= ofDay && ofDay < closes));
    }
  }
  const nextOpen = (at: number) => open.indexOf(1, at);
  return {
    someInstant: (chance: Chance) => instant(chance.between(0, total - 1)),
    after(from: Date, minutes: number): Date {
      let at = index(from);
      for (let left = minutes; ; at += 1) {
        if (open[at]) left -= 1;
        if (left === 0) return instant(at + 1);
      }
    },
    between(from: Date, to: Date): number {
      let minutes = 0;
      for (let at = index(from); at < index(to); at += 1) minutes += open[at] ?? 0;
      return minutes;
    },
    nextDay(from: Date): Date {
      const counted = nextOpen(index(from));
      let at = counted;
      while (dateAt(at) === dateAt(counted)) at += 1;
      const first = nextOpen(at);
      let due = first;
      for (at = first; dateAt(at) === dateAt(first); at += 1) {
        const isNotLater = (wall[at] ?? 0) <= (wall[counted] ?? 0);
        // The end of the last open minute, or the very minute where that is open.
        if (open[at] && isNotLater) due = wall[at] === wall[counted] ? at : at + 1;
      }
      return instant(due);
    },
  };
}
