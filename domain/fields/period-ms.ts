import type { Period } from "../../content/retention.ts";

const units = { minutes: 60_000, hours: 60 * 60_000, days: 24 * 60 * 60_000 };

export const periodMs = (period: Period): number =>
  Object.entries(period).reduce(
    (sum, [unit, count]) => sum + count * units[unit as keyof typeof units],
    0,
  );
