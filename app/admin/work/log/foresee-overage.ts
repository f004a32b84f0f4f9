import { leftOfCap } from "../../../../content/overage.ts";
import type { ListedCompany } from "../../../../domain/office/schema.ts";
import { minutesInWords } from "../../say-minutes.ts";

type Standing = Pick<
  ListedCompany,
  "name" | "remainingMinutes" | "overageCapMinutes" | "overageCapUsedMinutes"
>;

/** What to know before logging: null while the hours suffice. */
export function foreseeOverage(company: Standing, billed: number) {
  const { name, remainingMinutes, overageCapMinutes, overageCapUsedMinutes } = company;
  const beyond = billed - Math.max(0, remainingMinutes);
  if (beyond <= 0) return null;
  const agreed = leftOfCap(overageCapMinutes, overageCapUsedMinutes);
  const has = remainingMinutes > 0 ? `${minutesInWords(remainingMinutes)} left` : "no hours left";
  const fact = `${name} has ${has}: ${minutesInWords(beyond)} of this would be overage.`;
  if (beyond <= agreed)
    return {
      needsYes: false,
      text: `${fact} They have agreed to ${minutesInWords(agreed)} more this month.`,
    };
  const agreement =
    overageCapMinutes === 0
      ? "They have agreed to none"
      : `Of the ${minutesInWords(overageCapMinutes)} a month they have agreed to, ${minutesInWords(agreed)} is left`;
  return { needsYes: true, text: `${fact} ${agreement}, so an owner has to say yes first.` };
}
