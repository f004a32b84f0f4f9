import type { Calendar, Window } from "../../domain/calendar/calendar.ts";
import type { Chance } from "../../scripts/chance.ts";

export const firstYear = 2020;
export const years = 20;

/** Up to three windows that touch nothing of each other, on quarters of an hour from 4 AM on. */
function windows(chance: Chance): Window[] {
  const edges = new Set<number>();
  const wanted = 2 * chance.pick([1, 1, 1, 2, 3]);
  while (edges.size < wanted) edges.add(240 + 15 * chance.between(0, 80));
  const sorted = [...edges].toSorted((a, b) => a - b);
  return sorted.flatMap((opens, at) =>
    at % 2 === 0 ? [{ opens, closes: sorted[at + 1] ?? 1440 }] : [],
  );
}

/** An open Monday, closed and shortened days over all its years, and now and then open Sundays. */
export function randomCalendar(chance: Chance): Calendar {
  const weekdays = Array.from({ length: 7 }, (_, day) =>
    day === 0 || chance.happens(5 / 7) ? windows(chance) : [],
  );
  const exceptions = new Map<string, Window[]>();
  const days = (years * 365) / 25;
  for (let round = 0; round < days; round += 1) {
    const day = new Date(Date.UTC(firstYear, 0, 1 + chance.between(0, years * 365 - 1)));
    exceptions.set(day.toISOString().slice(0, 10), chance.happens(1 / 3) ? windows(chance) : []);
  }
  return { timeZone: "America/Los_Angeles", weekdays, exceptions };
}
