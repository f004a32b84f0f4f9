import type { Clock } from "./clock.ts";

const quietMs = 60_000;
const mostKeys = 100;

/** Keeps a lasting fault from filling the log: one line at once, then one a minute. */
export function repeated(clock: Clock) {
  const lines = new Map<string, { since: number; count: number }>();
  return (key: string, write: (more: { repeated?: number }) => void): void => {
    const now = clock.wall().getTime();
    const known = lines.get(key);
    if (known && Math.abs(now - known.since) < quietMs) {
      known.count += 1;
      return;
    }
    if (lines.size >= mostKeys) lines.clear();
    lines.set(key, { since: now, count: 0 });
    write(known && known.count > 0 ? { repeated: known.count } : {});
  };
}
