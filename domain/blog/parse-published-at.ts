import { firm } from "../../content/firm.ts";

/** A day, a time of the firm's own, or one with its offset; Temporal knows which of them exist. */
const written =
  /^(?<year>\d{4})-\d\d-\d\d(?<time>T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(?<offset>Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Reads a publication date: a time with its offset is that instant, one without is the firm's, a day
 * alone is that day's start, and today is now. A day that `stored` already falls on changes nothing.
 * Null for anything else, and for a year before 1990 or after 2200.
 */
export async function parsePublishedAt(
  given: string,
  now: Date,
  stored: Date | null,
): Promise<Date | null> {
  const { year, time, offset } = written.exec(given)?.groups ?? {};
  if (year === undefined || Number(year) < 1990 || Number(year) > 2200) return null;
  // Loaded when a post is saved: no start waits for it.
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
