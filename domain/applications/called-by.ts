import type { Temporal } from "temporal-polyfill";
import { firm } from "../../content/firm.ts";

const { weekdays, opens, closes } = firm.hours;

/** The same time on the next business day; what comes outside business hours counts from the opening. */
export async function calledBy(from: Date): Promise<Date> {
  const { Temporal: temporal } = await import("temporal-polyfill");
  const { timeZone } = firm;
  const came = temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone);
  const opening = temporal.PlainTime.from(opens);
  const closing = temporal.PlainTime.from(closes);
  const time = came.toPlainTime();
  const isBefore = temporal.PlainTime.compare(time, opening) < 0;
  const isAfter = temporal.PlainTime.compare(time, closing) >= 0;
  const day = came.toPlainDate();
  const counts = isBusinessDay(day) && !isAfter ? day : nextBusinessDay(day);
  const plainTime = counts === day && !isBefore ? time : opening;
  const due = nextBusinessDay(counts).toZonedDateTime({ timeZone, plainTime });
  return new Date(due.epochMilliseconds);
}

const isBusinessDay = ({ dayOfWeek }: Temporal.PlainDate) => weekdays.includes(dayOfWeek);

function nextBusinessDay(date: Temporal.PlainDate): Temporal.PlainDate {
  const next = date.add({ days: 1 });
  return isBusinessDay(next) ? next : nextBusinessDay(next);
}
