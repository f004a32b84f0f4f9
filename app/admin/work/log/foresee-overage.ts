import { leftOfCap } from "../../../../content/overage.ts";
import type { CompanyPage, CountedPeriod } from "../../../../domain/office/schema.ts";
import { minutesInWords } from "../../say-minutes.ts";

type Standing = Pick<
  CompanyPage,
  "name" | "remainingMinutes" | "overageCapMinutes" | "overageCapUsedMinutes"
> & {
  hours: Pick<CompanyPage["hours"], "awaited">;
  periods: Pick<CountedPeriod, "starts" | "ends" | "closed">[];
};

/** None for work of an earlier day, unless its period is closed: that draws today. */
function awaitedFor({ hours: { awaited }, periods }: Standing, date: string): number {
  const own = periods.find(({ starts, ends }) => starts <= date && date < ends);
  return awaited && (awaited.starts <= date || own?.closed) ? awaited.minutes : 0;
}

function hoursOf({ remainingMinutes }: Standing, awaitedMinutes: number): string {
  const has = remainingMinutes > 0 ? `${minutesInWords(remainingMinutes)} left` : "no hours left";
  return awaitedMinutes > 0
    ? `${has} until the renewal is charged, and ${minutesInWords(awaitedMinutes)} more then`
    : has;
}

/** What to know before logging: null while the hours suffice. */
export function foreseeOverage(company: Standing, billed: number, date: string) {
  const { name, overageCapMinutes, overageCapUsedMinutes } = company;
  const awaitedMinutes = awaitedFor(company, date);
  const missing = billed - Math.max(0, company.remainingMinutes);
  if (missing <= 0) return null;
  const fact = `${name} has ${hoursOf(company, awaitedMinutes)}`;
  if (missing <= awaitedMinutes)
    return { needsYes: false, text: `${fact}: ${minutesInWords(missing)} of this waits for them.` };
  const beyond = missing - awaitedMinutes;
  const over = `${fact}: ${minutesInWords(beyond)} of this would be overage.`;
  const agreed = leftOfCap(overageCapMinutes, overageCapUsedMinutes);
  if (beyond <= agreed)
    return {
      needsYes: false,
      text: `${over} They have agreed to ${minutesInWords(agreed)} more this month.`,
    };
  const agreement =
    overageCapMinutes === 0
      ? "They have agreed to none"
      : `Of the ${minutesInWords(overageCapMinutes)} a month they have agreed to, ${minutesInWords(agreed)} is left`;
  return { needsYes: true, text: `${over} ${agreement}, so an owner has to say yes first.` };
}
