import { leftOfCap } from "../../../../content/overage.ts";
import type { ListedCompany } from "../../../../domain/office/schema.ts";
import { minutesInWords } from "../../say-minutes.ts";

type Standing = Pick<
  ListedCompany,
  "name" | "remainingMinutes" | "awaitedMinutes" | "overageCapMinutes" | "overageCapUsedMinutes"
>;

function hoursOf({ remainingMinutes, awaitedMinutes }: Standing): string {
  const has = remainingMinutes > 0 ? `${minutesInWords(remainingMinutes)} left` : "no hours left";
  return awaitedMinutes > 0
    ? `${has} until the renewal is charged, and ${minutesInWords(awaitedMinutes)} more then`
    : has;
}

/** What to know before logging: null while the hours suffice. */
export function foreseeOverage(company: Standing, billed: number) {
  const { name, awaitedMinutes, overageCapMinutes, overageCapUsedMinutes } = company;
  const missing = billed - Math.max(0, company.remainingMinutes);
  if (missing <= 0) return null;
  const fact = `${name} has ${hoursOf(company)}`;
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
