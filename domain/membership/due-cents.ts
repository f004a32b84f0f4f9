import { termPrice, yearly } from "../../content/plans.ts";
import { monthsPaused, type Pause } from "./pauses.ts";
import type { MembershipRow, PeriodRow } from "./tables.ts";

type Terms = Pick<MembershipRow, "planId" | "term" | "termMonth">;
type Last = Pick<PeriodRow, "planId" | "price"> | undefined;

function placeInYear(termMonth: number, pauses: Pause[], month: number): number {
  let n = 0;
  for (let at = termMonth; at < month; n += 1) {
    at += 1;
    at += monthsPaused(pauses, at);
  }
  return n % yearly.months;
}

/** A yearly term is paid at once; another plan in it costs the difference, for what is left of it. */
export function dueCents(
  { planId, term, termMonth }: Terms,
  { month, price }: { month: number; price: number },
  { last, pauses }: { last: Last; pauses: Pause[] },
): number {
  if (term === "month") return price;
  const place = placeInYear(termMonth, pauses, month);
  if (place === 0) return termPrice(price, term);
  if (!last || last.planId === planId) return 0;
  return (yearly.months - place) * (price - last.price);
}
