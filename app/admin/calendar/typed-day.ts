import { closedDay, type ClosedDay } from "../../../domain/calendar/schema.ts";

export const noDay = { date: "", name: "" };

export type TypedDay = typeof noDay;

export const isTyped = ({ date, name }: TypedDay) => date !== "" || name.trim() !== "";

type Read = { day: ClosedDay } | { problem: string };

export function readTyped(typed: TypedDay, year: number, days: ClosedDay[]): Read {
  const parsed = closedDay.safeParse({ ...typed, closesAt: null });
  if (!parsed.success) return { problem: parsed.error.issues[0]?.message ?? "" };
  if (!typed.date.startsWith(`${year}-`)) return { problem: `This day is not in ${year}` };
  if (days.some(({ date }) => date === typed.date))
    return { problem: "This day is listed already" };
  return { day: parsed.data };
}
