import type { Clock } from "./clock.ts";

const quietMs = 60_000;
const mostKeys = 100;

/**
 * Keeps a fault that lasts from filling the log: a line is written at once, then once a minute with how
 * often it was `repeated` meanwhile.
 */
export function repeated(clock: Clock) {
  const lines = new Map<string, { since: number; count: number }>();
  return (key: string, write: (more: { repeated?: number }) => void): void => {
    const now = clock.now().getTime();
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
