import { firm } from "../../../../content/firm.ts";

const named = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

export const firmMonths = Array.from({ length: 12 }, (_, at) => named.format(Date.UTC(2000, at)));

const partsOf = new Intl.DateTimeFormat("en-US", {
  timeZone: firm.timeZone,
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

/** A moment on the firm's calendar; months count from 0. */
export function firmDate(at: Date): { year: number; month: number; day: number } {
  const parts = partsOf.formatToParts(at);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: number("year"), month: number("month") - 1, day: number("day") };
}
