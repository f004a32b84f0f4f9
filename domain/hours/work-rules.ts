import { CodedError } from "../../platform/errors.ts";

const step = 15;

export const billedMinutes = (minutes: number) => Math.ceil(minutes / step) * step;

export function requireWorkDate(date: string, today: string): void {
  const [year, ...rest] = today.split("-");
  const yearAgo = [Number(year) - 1, ...rest].join("-");
  if (date >= yearAgo && date <= today) return;
  const problem =
    date > today ? "Work can’t be dated in the future." : "Work can’t be older than a year.";
  throw new CodedError("invalid", problem, { fields: { date: problem } });
}
