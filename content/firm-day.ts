import { lastDay } from "./civil-day.ts";
import { firm } from "./firm.ts";
import { unbroken } from "./unbroken.ts";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: firm.timeZone });

/** "January 5, 2026" on the firm's calendar, so that a screen and a mail name the same day. */
export function firmDay(moment: string | Date): string {
  return day.format(new Date(moment));
}

const civil = new Intl.DateTimeFormat("en-CA", {
  timeZone: firm.timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** "2026-01-05" on the firm's calendar. */
export function firmDate(moment: string | Date): string {
  return civil.format(new Date(moment));
}

/** The last day of a period: the one before the day of its `end`, whatever the hour. */
export function firmLastDay(end: string | Date): string {
  return lastDay(firmDate(end));
}

const moment = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: firm.timeZone,
  timeZoneName: "short",
});

/** "Monday, Jan 5, 6 PM PST" on the firm's clock. */
export function firmMoment(instant: string | Date): string {
  return moment.format(new Date(instant)).replace(":00", "");
}

/** As above, for a screen: a line breaks before the date or the time, and in neither. */
export const unbrokenMoment = (instant: string | Date): string =>
  firmMoment(instant).split(", ").map(unbroken).join(", ");

const timeAndZone = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: firm.timeZone,
  timeZoneName: "short",
});

/** "Jan 5, 2026, 6:05 PM PST" on the firm's clock, for whoever may read it in another zone. */
export const firmTimeWithZone = (instant: string | Date): string =>
  timeAndZone.format(new Date(instant));

/** As above, for a screen: a line breaks between the date and the time only. */
export function unbrokenTimeWithZone(instant: string | Date): string {
  const [time = "", ...date] = firmTimeWithZone(instant).split(", ").toReversed();
  return [date.toReversed().join(", "), time].map(unbroken).join(", ");
}

const time = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: firm.timeZone,
});

/** "Jan 5, 2026, 6:05 PM" on the firm's clock. */
export function firmTime(instant: string | Date): string {
  return time.format(new Date(instant));
}

const weekdayAndTime = {
  weekday: "long",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: firm.timeZone,
} as const;
const thisYear = new Intl.DateTimeFormat("en-US", weekdayAndTime);
const anyYear = new Intl.DateTimeFormat("en-US", { ...weekdayAndTime, year: "numeric" });

/** "Monday, Nov 30, 9:00 AM" on the firm's clock, with its year where that is not a matter of months. */
export function firmWeekdayTime(instant: string | Date, now = Date.now()): string {
  const at = new Date(instant);
  const isSoon = Math.abs(at.getTime() - now) < 180 * 86_400_000;
  return (isSoon ? thisYear : anyYear).format(at);
}
