import { civilDateOf, daysBetween, startOfDay } from "../fields/civil-date.ts";
import type { MembershipRow, PeriodRow } from "./tables.ts";

type Of = {
  membership: Pick<MembershipRow, "startedAt" | "cadence">;
  period: Pick<PeriodRow, "n" | "starts" | "ends">;
};

/** The first period begins when the membership does, and those of 30 days at that time of day. */
export async function periodBounds({
  membership,
  period,
}: Of): Promise<{ start: Date; end: Date }> {
  const { startedAt, cadence } = membership;
  const at = async (date: string) =>
    cadence === "thirty-days"
      ? new Date(startedAt.getTime() + daysBetween(civilDateOf(startedAt), date) * 86_400_000)
      : startOfDay(date);
  return {
    start: period.n === 0 ? startedAt : await at(period.starts),
    end: await at(period.ends),
  };
}
