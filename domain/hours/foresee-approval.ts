import { type Period, periodOn } from "../membership/list-periods.ts";
import { drawFrom, type HeldGrant } from "./draw-from.ts";
import type { WorkRow } from "./tables.ts";

export type Holdings = {
  grants: HeldGrant[];
  periods: Period[];
  today: string;
  /** Agreed to in a period. */
  overageCapMinutes: number;
  /** Minutes so far, by period, without what was reversed. */
  overage: Map<string, number>;
};

/** Work of a closed period draws from what is there today. The next statement shows it, and what was done between periods. */
function whereItLands(periods: Period[], date: string, today: string) {
  const own = periodOn(periods, date);
  const isClosed = own !== null && own.closedAt !== null;
  return {
    drawDate: isClosed ? today : date,
    period: own === null || isClosed ? periodOn(periods, today) : own,
  };
}

type Agreed = Pick<WorkRow, "overageAgreedAt" | "overageAgreedMinutes">;

function agreedMinutes({ overageAgreedAt, overageAgreedMinutes }: Agreed): number {
  if (overageAgreedAt === null) return 0;
  return overageAgreedMinutes ?? Number.POSITIVE_INFINITY;
}

/** What approval would draw now, and whether an owner has to agree first. */
export function foreseeApproval(
  line: Pick<WorkRow, "date" | "billedMinutes"> & Agreed,
  { grants, periods, today, overageCapMinutes, overage: soFar }: Holdings,
) {
  const { drawDate, period } = whereItLands(periods, line.date, today);
  const { draws, overage } = drawFrom(grants, drawDate, line.billedMinutes);
  const isWithinCap = period !== null && (soFar.get(period.id) ?? 0) + overage <= overageCapMinutes;
  // Where no period runs, nothing could bill it: nobody is asked.
  const needsAgreement = period !== null && overage > agreedMinutes(line) && !isWithinCap;
  return { periodId: period?.id ?? null, draws, overage, needsAgreement };
}
