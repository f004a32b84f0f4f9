import { yearly } from "../../content/plans.ts";
import { addDays } from "../fields/civil-date.ts";
import type { OpenedPeriod } from "../membership/open-next-period.ts";

/** From the day after a period's last: what it brought is gone 30 days after that last day. */
const rolloverDays = 29;
const bonusMinutes = yearly.bonusHours * 60;

export const rolledOver = (ends: string) => addDays(ends, rolloverDays);

export const bonusOf = (term: OpenedPeriod["term"]) => (term === "year" ? bonusMinutes : 0);

export function grantsOf(period: OpenedPeriod["period"], term: OpenedPeriod["term"]) {
  const { companyId, membershipId, id: periodId, starts, ends, openedAt: createdAt } = period;
  const dates = { effective: starts, expires: rolledOver(ends), createdAt };
  return [
    { kind: "plan" as const, minutes: period.minutes },
    { kind: "bonus" as const, minutes: bonusOf(term) },
  ]
    .filter(({ minutes }) => minutes > 0)
    .map((grant) => ({ companyId, membershipId, periodId, ...dates, ...grant }));
}
