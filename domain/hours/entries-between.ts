import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { listPeriods, type Period } from "../membership/list-periods.ts";
import { entries } from "./tables.ts";

type Between = Pick<typeof entries.$inferSelect, "id" | "minutes">;

/** Of periods in order: whose statement shows what was written on a day on which none ran. */
export const nextToEnd = <Dated extends Pick<Period, "ends">>(periods: Dated[], on: string) =>
  periods.find(({ ends }) => on < ends) ?? null;

/** What work drew or was given back while no period ran, by the period that shows it; null while none does. */
export async function entriesBetween(
  db: Queryable,
  companyIds: string[],
): Promise<Map<string | null, Between[]>> {
  const { id, companyId, periodId, workId, grantId, minutes, createdAt } = entries;
  const rows = await db
    .select({ id, companyId, minutes, createdAt })
    .from(entries)
    .where(
      and(
        inArray(companyId, companyIds),
        isNull(periodId),
        isNotNull(workId),
        // Overage without a period is from before it was refused: no statement bills it.
        isNotNull(grantId),
      ),
    );
  if (rows.length === 0) return new Map();
  const ids = [...new Set(rows.map((row) => row.companyId))];
  const periods = Map.groupBy(await listPeriods(db, ids), (period) => period.companyId);
  return Map.groupBy(
    rows,
    (row) => nextToEnd(periods.get(row.companyId) ?? [], civilDateOf(row.createdAt))?.id ?? null,
  );
}

export const minutesOf = (between: Between[] = []) =>
  between.reduce((sum, { minutes }) => sum + minutes, 0);

/** For a condition: the entries of a period, and these. */
export const inPeriodOr = (periodId: string | undefined, between: Between[] = []) =>
  or(
    periodId === undefined ? undefined : eq(entries.periodId, periodId),
    inArray(
      entries.id,
      between.map(({ id }) => id),
    ),
  );
