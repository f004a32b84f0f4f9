import { firm } from "../../content/firm.ts";

/** A date, with an optional time and offset; Temporal rejects impossible ones. */
const written =
  /^(?<year>\d{4})-\d\d-\d\d(?<time>T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(?<offset>Z|[+-]\d\d:?\d\d)?)?$/;

/** In the firm's zone unless it has an offset; a day `stored` falls on keeps `stored`. Null if invalid. */
export async function parsePublishedAt(
  given: string,
  now: Date,
  stored: Date | null,
): Promise<Date | null> {
  const { year, time, offset } = written.exec(given)?.groups ?? {};
  if (year === undefined || Number(year) < 1990 || Number(year) > 2200) return null;
  // Loaded on first use, to keep the start fast.
  const { Temporal } = await import("temporal-polyfill");
  const dayOf = (date: Date) =>
    Temporal.Instant.fromEpochMilliseconds(date.getTime())
      .toZonedDateTimeISO(firm.timeZone)
      .toPlainDate()
      .toString();
  if (time === undefined) {
    const isToday = given === dayOf(now);
    if (stored && given === dayOf(stored) && (!isToday || stored <= now)) return stored;
    if (isToday) return now;
  }
  try {
    const { epochMilliseconds } = offset
      ? Temporal.Instant.from(given)
      : Temporal.PlainDateTime.from(given).toZonedDateTime(firm.timeZone);
    return new Date(epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
