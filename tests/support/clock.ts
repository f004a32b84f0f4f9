import type { Clock } from "../../platform/clock.ts";

export const clockOf = (now: () => Date): Clock => ({ now, wall: now });

/** So many days in steps of a few: nothing is due every day, and each step runs all jobs. */
export function* strides(days: number, each = 3): Generator<number> {
  for (let left = days; left > 0; left -= each) yield Math.min(each, left);
}
