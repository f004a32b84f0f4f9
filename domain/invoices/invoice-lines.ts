import { civilDay, civilDays } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { sayMinutes } from "../../content/minutes.ts";
import type { Overage } from "../hours/overage-to-bill.ts";
import type { Period } from "../membership/list-periods.ts";
import { planName } from "../plans/plan-name.ts";
import type { InvoiceLine } from "./schema.ts";

type PeriodToBill = Pick<Period, "id" | "starts" | "ends" | "planId" | "price" | "dueCents">;

export function planLine({ id, starts, ends, planId, price, dueCents }: PeriodToBill): InvoiceLine {
  const cents = dueCents ?? 0;
  const plan = planName(planId);
  const isMonth = cents === price;
  const isYear = cents === 12 * price;
  return {
    kind: "plan",
    text: isMonth
      ? `${plan}, ${civilDays({ starts, ends })}`
      : `${plan}, ${isYear ? "yearly term" : "change in the yearly term"} from ${civilDay(starts)}`,
    detail: isMonth
      ? ""
      : isYear
        ? `12 months at ${dollars(price)}`
        : "The difference in price until the term ends",
    cents,
    periodId: id,
    statementId: null,
  };
}

export function overageLine({ statementId, minutes, cents, ...days }: Overage): InvoiceLine {
  const isCredit = cents < 0;
  return {
    kind: "overage",
    text: `${isCredit ? "Correction of hours beyond your plan" : "Hours beyond your plan"}, ${civilDays(days)}`,
    detail: `${sayMinutes(Math.abs(minutes))}, line by line in the statement of that period`,
    cents,
    periodId: null,
    statementId,
  };
}
