import { civilDay } from "../../content/civil-day.ts";
import { type Facts, factsOf, textOf } from "./facts.ts";
import type { LoggedChange } from "./schema.ts";

function sayDay(day: unknown): string {
  const { date, name, closesAt } = factsOf(day);
  const from = textOf(closesAt);
  return `${civilDay(textOf(date) ?? "")}, ${textOf(name) ?? ""}${from ? ` (from ${from})` : ""}`;
}

const daysIn = (value: unknown) => (Array.isArray(value) ? value.map(sayDay) : []);

export function daysChanged(details: Facts): LoggedChange[] {
  const [before, after] = [daysIn(details["before"]), daysIn(details["after"])];
  const went = before.filter((day) => !after.includes(day));
  const came = after.filter((day) => !before.includes(day));
  return [
    ...went.map((day) => ({ field: "Closed day", before: day, after: null })),
    ...came.map((day) => ({ field: "Closed day", before: null, after: day })),
  ];
}
