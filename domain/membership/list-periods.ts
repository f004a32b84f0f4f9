import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type PeriodRow, periods } from "./tables.ts";

export type Period = PeriodRow;

/** As they ran, on a day those that are not over: of two plans taken on one day, the first has a period without days. */
export async function listPeriods(
  db: Queryable,
  companyIds: string[],
  on?: string,
): Promise<Period[]> {
  return db
    .select()
    .from(periods)
    .where(and(inArray(periods.companyId, companyIds), on ? gt(periods.ends, on) : undefined))
    .orderBy(asc(periods.starts), asc(periods.ends), asc(periods.openedAt));
}

export async function listPeriodsById(db: Queryable, ids: string[]): Promise<Period[]> {
  return db.select().from(periods).where(inArray(periods.id, ids));
}

export async function listPeriodsOf(db: Queryable, membershipId: string): Promise<Period[]> {
  return db
    .select()
    .from(periods)
    .where(eq(periods.membershipId, membershipId))
    .orderBy(asc(periods.n));
}

export async function listUnclosed(db: Queryable, companyIds?: string[]): Promise<Period[]> {
  return db
    .select()
    .from(periods)
    .where(and(isNull(periods.closedAt), companyIds && inArray(periods.companyId, companyIds)))
    .orderBy(asc(periods.starts));
}

export function periodOn<Dated extends Pick<Period, "starts" | "ends">>(
  all: Dated[],
  date: string,
): Dated | null {
  return all.find(({ starts, ends }) => starts <= date && date < ends) ?? null;
}
