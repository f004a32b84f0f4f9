import { civilDay, civilDays } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { sayMinutes } from "../../content/minutes.ts";
import type { Overage } from "../hours/overage-to-bill.ts";
import { planName } from "../plans/plan-name.ts";
import type { InvoiceLine } from "./schema.ts";
import type { Unbilled } from "./unbilled.ts";

export function planLine(period: Unbilled["periods"][number]): InvoiceLine {
  const { id, dueCents, lessCents } = period;
  const replaced = "for the plan it replaced that day";
  const less =
    lessCents > 0
      ? `Less ${dollars(lessCents)} already invoiced ${replaced}`
      : lessCents < 0
        ? `Plus ${dollars(-lessCents)} given back ${replaced}`
        : "";
  const { text, detail } = sayPlan(period);
  return {
    kind: "plan",
    text,
    detail: [detail, less].filter(Boolean).join(". "),
    cents: dueCents - lessCents,
    periodId: id,
    statementId: null,
  };
}

function sayPlan({ starts, ends, planId, price, dueCents }: Unbilled["periods"][number]) {
  const plan = planName(planId);
  if (dueCents === price) return { text: `${plan}, ${civilDays({ starts, ends })}`, detail: "" };
  return dueCents === 12 * price
    ? {
        text: `${plan}, yearly term from ${civilDay(starts)}`,
        detail: `12 months at ${dollars(price)}`,
      }
    : {
        text: `${plan}, change in the yearly term from ${civilDay(starts)}`,
        detail: "The difference in price until the term ends",
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
