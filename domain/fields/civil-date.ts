import { firmDate } from "../../content/firm-day.ts";
import { firm } from "../../content/firm.ts";

/** The firm's civil date at an instant, as "2026-03-31". */
export function civilDateOf(instant: Date): string {
  return firmDate(instant);
}

export function addDays(date: string, days: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

export async function startOfDay(date: string): Promise<Date> {
  const { Temporal } = await import("temporal-polyfill");
  const { epochMilliseconds } = Temporal.PlainDate.from(date).toZonedDateTime(firm.timeZone);
  return new Date(epochMilliseconds);
}

/** On another of the firm's days, the time that its clocks show at an instant. */
export async function sameTimeOn(date: string, instant: Date): Promise<Date> {
  const { Temporal } = await import("temporal-polyfill");
  const timeZone = firm.timeZone;
  const at = Temporal.Instant.fromEpochMilliseconds(instant.getTime());
  const plainTime = at.toZonedDateTimeISO(timeZone).toPlainTime();
  const { epochMilliseconds } = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone,
    plainTime,
  });
  return new Date(epochMilliseconds);
}
