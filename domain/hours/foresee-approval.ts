import { type Period, periodOn } from "../membership/list-periods.ts";
import { drawFrom, type HeldGrant } from "./draw-from.ts";
import type { WorkRow } from "./tables.ts";

export type Holdings = {
  grants: HeldGrant[];
  periods: Period[];
  today: string;
  /** Agreed to in a period. */
  overageCapMinutes: number;
  /** Minutes so far, by period. */
  overage: Map<string, number>;
};

/** Work of a closed period draws from what is there today, and the next statement shows it. */
function whereItLands(periods: Period[], date: string, today: string) {
  const own = periodOn(periods, date);
  return own?.closedAt
    ? { drawDate: today, period: periodOn(periods, today) }
    : { drawDate: date, period: own };
}

/** What approval would draw now, and whether an owner has to agree first. */
export function foreseeApproval(
  line: Pick<WorkRow, "date" | "billedMinutes" | "overageAgreedAt">,
  { grants, periods, today, overageCapMinutes, overage: soFar }: Holdings,
) {
  const { drawDate, period } = whereItLands(periods, line.date, today);
  const { draws, overage } = drawFrom(grants, drawDate, line.billedMinutes);
  const isWithinCap = period !== null && (soFar.get(period.id) ?? 0) + overage <= overageCapMinutes;
  const needsAgreement = overage > 0 && line.overageAgreedAt === null && !isWithinCap;
  return { periodId: period?.id ?? null, draws, overage, needsAgreement };
}
