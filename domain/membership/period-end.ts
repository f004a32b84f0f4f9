import { civilDateOf, daysBetween, startOfDay } from "../fields/civil-date.ts";
import type { MembershipRow, PeriodRow } from "./tables.ts";

type Of = {
  membership: Pick<MembershipRow, "startedAt" | "cadence">;
  period: Pick<PeriodRow, "ends">;
};

/** Periods of 30 days end at the time of day at which their membership began. */
export async function periodEnd({ membership, period }: Of): Promise<Date> {
  const { startedAt, cadence } = membership;
  if (cadence !== "thirty-days") return startOfDay(period.ends);
  const days = daysBetween(civilDateOf(startedAt), period.ends);
  return new Date(startedAt.getTime() + days * 86_400_000);
}
