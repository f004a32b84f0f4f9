import { counted } from "../../../content/counted.ts";
import type { ClosedDay } from "../../../domain/calendar/schema.ts";
import { isTyped, type TypedDay } from "./typed-day.ts";

const on = (days: ClosedDay[], date: string) => days.find((day) => day.date === date);

const isAsBefore = (day: ClosedDay, was: ClosedDay | undefined) =>
  was?.name === day.name && was.closesAt === day.closesAt;

type Unsaved = { days: ClosedDay[]; typed: TypedDay };

export function sayDraft(before: ClosedDay[], { days: after, typed }: Unsaved): string {
  const added = after.filter(({ date }) => !on(before, date)).length;
  const removed = before.filter(({ date }) => !on(after, date)).length;
  const changed = after.filter((day) => !isAsBefore(day, on(before, day.date))).length - added;
  const counts = [
    [added, "added"] as const,
    [removed, "removed"] as const,
    [changed, "changed"] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, what], at) => `${at === 0 ? counted(count, "day") : count} ${what}`);
  return [...counts, ...(isTyped(typed) ? ["a day typed but not added"] : [])].join(", ");
}
