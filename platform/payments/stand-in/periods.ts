import type { Interval } from "./billed-objects.ts";

const daySeconds = 86_400;

export function addMonths(anchor: Date, months: number): Date {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(anchor.getUTCDate(), lastDay.getUTCDate()));
  return first;
}

function nth(anchor: number, interval: Interval, steps: number): number {
  if (interval === "day") return anchor + steps * daySeconds;
  if (interval === "week") return anchor + steps * 7 * daySeconds;
  const months = interval === "year" ? steps * 12 : steps;
  return addMonths(new Date(anchor * 1000), months).getTime() / 1000;
}

/** Counted from the anchor, so that a 31st comes back after a shorter month. */
export function periodEnd(
  anchor: number,
  start: number,
  { interval, interval_count: count }: { interval: Interval; interval_count: number },
): number {
  for (let steps = count; ; steps += count) {
    const end = nth(anchor, interval, steps);
    if (end > start) return end;
  }
}
