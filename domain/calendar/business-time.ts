import type { Calendar } from "./calendar.ts";
import { openDays, openSpans, zoned } from "./open-spans.ts";

/** When the firm has been open for that many milliseconds. @throws RangeError where it does not open */
export function addOpenTime(calendar: Calendar, from: Date, milliseconds: number): Date {
  const spans = openSpans(calendar, from.getTime());
  for (let left = milliseconds; ;) {
    const { start, end } = spans.next().value;
    if (left <= end - start) return new Date(start + left);
    left -= end - start;
  }
}

/** Milliseconds. @throws RangeError where the firm does not open */
export function openTimeBetween(calendar: Calendar, from: Date, to: Date): number {
  const spans = openSpans(calendar, from.getTime());
  for (let open = 0; ;) {
    const { start, end } = spans.next().value;
    if (start >= to.getTime()) return open;
    open += Math.min(end, to.getTime()) - start;
  }
}

/** The same time a business day after it or the next opening, kept within hours. @throws RangeError if none comes */
export function nextBusinessDay(calendar: Calendar, from: Date): Date {
  const { timeZone } = calendar;
  const counted = zoned(calendar, openSpans(calendar, from.getTime()).next().value.start);
  const { date, spans } = openDays(calendar, counted.toPlainDate().add({ days: 1 })).next().value;
  const due = date.toZonedDateTime({
    timeZone,
    plainTime: counted.toPlainTime(),
  }).epochMilliseconds;
  const opened = spans.findLast(({ start }) => start <= due);
  return new Date(opened ? Math.min(due, opened.end) : Math.min(...spans.map((s) => s.start)));
}
