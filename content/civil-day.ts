import { unbroken } from "./unbroken.ts";

const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "March 2026" for 2026-03. */
export const civilMonth = (of: string): string => month.format(new Date(`${of}-01T00:00:00Z`));

/** A civil date, "2026-03-31", in words. */
export function civilDay(date: string): string {
  return long.format(new Date(`${date}T00:00:00Z`));
}

/** "March 31, 2026" for an `ends` or `expires` of April 1, the first day without. */
export function lastDay(end: string): string {
  return long.format(Date.parse(end) - 86_400_000);
}

/** From the first day to the last, of which `ends` is the day after. */
export function civilDays({ starts, ends }: { starts: string; ends: string }): string {
  const last = new Date(Date.parse(ends) - 86_400_000);
  return starts >= ends ? civilDay(starts) : long.formatRange(new Date(starts), last);
}

/** The same for a screen: a line breaks after the dash, and in neither day. */
export const unbrokenDays = (period: { starts: string; ends: string }): string =>
  unbroken(civilDays(period)).replace(/\s–\s/, "\u00A0– ");

/** "March 5", where the year goes without saying. */
export function monthDay(date: string): string {
  return short.format(new Date(`${date}T00:00:00Z`));
}

export function lastMonthDay(end: string): string {
  return short.format(Date.parse(end) - 86_400_000);
}
