import { addDays } from "../fields/civil-date.ts";
import { type Period, periodOn } from "../membership/list-periods.ts";
import { type HeldGrant, inOrderOfUse } from "./draw-from.ts";

/** After a period's end, so that late work still lands where it was done. */
export const daysToClose = 7;

type Dates = Pick<Period, "starts" | "ends" | "closedAt">;

export const isDueToClose = ({ ends, closedAt }: Dates, today: string) =>
  closedAt === null && addDays(ends, daysToClose) <= today;

const holdsLastDay = (periods: Dates[], { expires }: HeldGrant) =>
  periodOn(periods, addDays(expires, -1)) !== null;

export function writeOffsAtClose(grants: HeldGrant[], { ends }: Dates, periods: Dates[]) {
  return inOrderOfUse(grants)
    .filter(({ expires, left }) => expires <= ends && left > 0)
    .map((grant) => ({ grant, inPeriod: holdsLastDay(periods, grant) }));
}

/** What is left of a period that was cut short on its first day: without a day of its own, no close would show it there. */
export function writeOffsAtCut(grants: HeldGrant[], cutId: string) {
  return grants.filter(
    ({ periodId, effective, expires, left }) =>
      periodId === cutId && effective === expires && left > 0,
  );
}

/** What no period's close will ever write off. */
export function writeOffsBetween(grants: HeldGrant[], periods: Dates[], today: string) {
  return inOrderOfUse(grants).filter(
    (grant) =>
      grant.left > 0 &&
      addDays(grant.expires, daysToClose) <= today &&
      (!holdsLastDay(periods, grant) ||
        !periods.some(({ ends, closedAt }) => closedAt === null && grant.expires <= ends)),
  );
}
