import { CodedError } from "../platform/errors.ts";
import type { TrialClock } from "../platform/trial-clock.ts";

const dayMs = 24 * 60 * 60_000;
const mostDays = 400;

/** A day at a time, so that each day's work is done as if the days had passed. @throws CodedError invalid */
export async function turnDays(
  clock: TrialClock,
  to: Date,
  runDay: () => Promise<void>,
): Promise<void> {
  const from = clock.now().getTime();
  if (to.getTime() <= from) throw new CodedError("invalid", "The clock only moves forward.");
  if (to.getTime() > from + mostDays * dayMs)
    throw new CodedError("invalid", `The clock moves at most ${mostDays} days at once.`);
  for (let at = from + dayMs; at < to.getTime(); at += dayMs) {
    await clock.moveTo(new Date(at));
    await runDay();
  }
  await clock.moveTo(to);
  await runDay();
}
