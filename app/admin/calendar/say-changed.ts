import { counted } from "../../../content/counted.ts";
import type { ClosedDay } from "../../../domain/calendar/schema.ts";

const on = (days: ClosedDay[], date: string) => days.find((day) => day.date === date);

const isAsBefore = (day: ClosedDay, was: ClosedDay | undefined) =>
  was?.name === day.name && was.closesAt === day.closesAt;

/** "2 days added, 1 removed", or nothing where all is as before. */
export function sayChanged(before: ClosedDay[], after: ClosedDay[]): string {
  const added = after.filter(({ date }) => !on(before, date)).length;
  const removed = before.filter(({ date }) => !on(after, date)).length;
  const changed = after.filter((day) => !isAsBefore(day, on(before, day.date))).length - added;
  return [[added, "added"] as const, [removed, "removed"] as const, [changed, "changed"] as const]
    .filter(([count]) => count > 0)
    .map(([count, what], at) => `${at === 0 ? counted(count, "day") : count} ${what}`)
    .join(", ");
}
