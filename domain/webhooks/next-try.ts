import { randomInt } from "node:crypto";

const minute = 60_000;
const hour = 60 * minute;
/** After each try, some three days in all. */
const delays = [
  5000,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
const longestAsked = 24 * hour;

/** Seconds, or a date. */
function askedFor(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  const ms = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.min(ms, longestAsked);
}

/** Null once it is time to give up. A tenth sooner or later, so that not all come back at once. */
export function nextTry(tries: number, now: Date, retryAfter?: string): Date | null {
  const delay = delays[tries - 1];
  if (delay === undefined) return null;
  const spread = Math.round((delay * randomInt(90, 111)) / 100);
  return new Date(now.getTime() + Math.max(spread, askedFor(retryAfter, now)));
}
