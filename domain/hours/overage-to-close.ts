import type { Queryable } from "../../platform/db/database.ts";
import { addDays } from "../fields/civil-date.ts";
import { listUnclosed } from "../membership/list-periods.ts";
import { overageSoFar } from "./overage-so-far.ts";
import { daysToClose } from "./write-offs.ts";

export type OpenOverage = { starts: string; ends: string; cents: number; closesOn: string };

/** Of periods that are over and take late work until they close, the oldest first. */
export async function listOverageToClose(
  db: Queryable,
  companyIds: string[],
  today: string,
): Promise<OpenOverage[]> {
  const over = (await listUnclosed(db, companyIds)).filter(({ ends }) => ends <= today);
  const found = [];
  for (const period of over) {
    const { overageCents: cents } = await overageSoFar(db, period);
    const { starts, ends } = period;
    if (cents !== 0) found.push({ starts, ends, cents, closesOn: addDays(ends, daysToClose) });
  }
  return found;
}
