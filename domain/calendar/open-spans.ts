import { Temporal } from "temporal-polyfill";
import type { Calendar } from "./calendar.ts";

/** Milliseconds of UTC, the end not included. */
type Span = { start: number; end: number };

type OpenDay = { date: Temporal.PlainDate; spans: Span[] };

const minuteMs = 60_000;
/** Longer than any firm is closed; a calendar without an open day must not be searched forever. */
const mostClosedDays = 400;

/** Where the clocks change, the day is two stretches with an offset each. */
function stretches(date: Temporal.PlainDate, timeZone: string) {
  const begins = date.toZonedDateTime(timeZone);
  const end = date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  const change = begins.getTimeZoneTransition("next");
  const first = { start: begins.epochMilliseconds, end, offset: begins.offsetNanoseconds / 1e6 };
  if (!change || change.epochMilliseconds >= end) return [first];
  const at = change.epochMilliseconds;
  return [
    { ...first, end: at },
    { start: at, end, offset: change.offsetNanoseconds / 1e6 },
  ];
}

function spansOf(calendar: Calendar, date: Temporal.PlainDate): Span[] {
  const windows =
    calendar.exceptions.get(date.toString()) ?? calendar.weekdays[date.dayOfWeek - 1] ?? [];
  if (windows.length === 0) return [];
  const midnight = date.toZonedDateTime("UTC").epochMilliseconds;
  return stretches(date, calendar.timeZone)
    .flatMap(({ start, end, offset }) =>
      windows.map(({ opens, closes }) => ({
        start: Math.max(start, midnight + opens * minuteMs - offset),
        end: Math.min(end, midnight + closes * minuteMs - offset),
      })),
    )
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
}

export const zoned = ({ timeZone }: Calendar, at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);

export function* openDays(calendar: Calendar, from: Temporal.PlainDate): Generator<OpenDay, never> {
  let closed = 0;
  for (let date = from; closed <= mostClosedDays; date = date.add({ days: 1 })) {
    const spans = spansOf(calendar, date);
    closed = spans.length > 0 ? 0 : closed + 1;
    if (spans.length > 0) yield { date, spans };
  }
  throw new RangeError(`The calendar has no open day for ${mostClosedDays} days`);
}

export function* openSpans(calendar: Calendar, from: number): Generator<Span, never> {
  const days = openDays(calendar, zoned(calendar, from).toPlainDate());
  for (;;) {
    for (const { start, end } of days.next().value.spans)
      if (end > from) yield { start: Math.max(start, from), end };
  }
}
