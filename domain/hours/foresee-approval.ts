import { type Period, periodOn } from "../membership/list-periods.ts";
import { drawFrom, type HeldGrant } from "./draw-from.ts";
import type { AwaitedHours } from "./schema.ts";
import type { WorkRow } from "./tables.ts";

export type Holdings = {
  grants: HeldGrant[];
  periods: Period[];
  awaited: AwaitedHours | null;
  today: string;
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

export function foreseeApproval(
  line: Pick<WorkRow, "date" | "billedMinutes"> & Agreed,
  { grants, periods, awaited, today, overageCapMinutes, overage: soFar }: Holdings,
) {
  const { drawDate, period } = whereItLands(periods, line.date, today);
  const { draws, overage: missing } = drawFrom(grants, drawDate, line.billedMinutes);
  const isAwaited = period === null && awaited !== null && awaited.starts <= drawDate;
  const awaitedMinutes = isAwaited ? Math.min(missing, awaited.minutes) : 0;
  const overage = missing - awaitedMinutes;
  const isWithinCap = period !== null && (soFar.get(period.id) ?? 0) + overage <= overageCapMinutes;
  // Where no period runs, nothing could bill it: nobody is asked.
  const needsAgreement = period !== null && overage > agreedMinutes(line) && !isWithinCap;
  return { periodId: period?.id ?? null, draws, overage, awaitedMinutes, needsAgreement };
}
