import { sameTimeOn, startOfDay } from "../fields/civil-date.ts";
import type { MembershipRow, PeriodRow } from "./tables.ts";

type Of = {
  membership: Pick<MembershipRow, "startedAt" | "cadence">;
  period: Pick<PeriodRow, "ends">;
};

/** Periods of 30 days end at the time of day at which their membership began. */
export async function periodEnd({ membership, period }: Of): Promise<Date> {
  const { startedAt, cadence } = membership;
  return cadence === "thirty-days" ? sameTimeOn(period.ends, startedAt) : startOfDay(period.ends);
}
