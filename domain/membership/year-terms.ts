import { yearly } from "../../content/plans.ts";
import { monthsPaused, type Pause } from "./pauses.ts";

/** The months in which yearly terms begin anew: a pause lengthens the term that it lies in. */
export function* yearTerms(termMonth: number, pauses: Pause[]): Generator<number, never> {
  for (let month = termMonth; ;) {
    for (let n = 0; n < yearly.months; n += 1) {
      month += 1;
      month += monthsPaused(pauses, month);
    }
    yield month;
  }
}

export function yearTermAfter(termMonth: number, pauses: Pause[], after: number): number {
  const all = yearTerms(termMonth, pauses);
  let month = all.next().value;
  while (month <= after) month = all.next().value;
  return month;
}
