import { asc, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type PeriodRow, periods } from "./tables.ts";

export type Period = PeriodRow;

/** As they ran: of two plans taken on one day, the first has a period without days. */
export async function listPeriods(db: Queryable, companyIds: string[]): Promise<Period[]> {
  return db
    .select()
    .from(periods)
    .where(inArray(periods.companyId, companyIds))
    .orderBy(asc(periods.starts), asc(periods.ends), asc(periods.openedAt));
}

/** Of every company. */
export async function listUnclosed(db: Queryable): Promise<Period[]> {
  return db.select().from(periods).where(isNull(periods.closedAt));
}

export function periodOn<Dated extends Pick<Period, "starts" | "ends">>(
  all: Dated[],
  date: string,
): Dated | null {
  return all.find(({ starts, ends }) => starts <= date && date < ends) ?? null;
}
