import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { listPeriods, type Period } from "../membership/list-periods.ts";
import { entries } from "./tables.ts";

type Between = Pick<typeof entries.$inferSelect, "id" | "minutes"> & { isOfItsDays: boolean };

/** Minutes drawn or given back while no period ran, by the period whose statement shows them: the first to end after that day. Null while there is none. */
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
  const placed = rows.map((row) => {
    const on = civilDateOf(row.createdAt);
    // One without days is of a plan that another replaced on the same day.
    const shows = ({ starts, ends }: Period) => starts < ends && on < ends;
    const period = periods.get(row.companyId)?.find(shows);
    return { ...row, of: period?.id ?? null, isOfItsDays: period ? period.starts <= on : false };
  });
  return Map.groupBy(placed, ({ of }) => of);
}

/** Those of a period that opened late, for days that were its own: they count as used in it. */
export const ofItsDays = (between: Between[] = []) =>
  between.filter(({ isOfItsDays }) => isOfItsDays);

export const minutesOf = (between: Between[] = []) =>
  between.reduce((sum, { minutes }) => sum + minutes, 0);

export const inPeriodOr = (periodId: string | undefined, between: Between[] = []) =>
  or(
    periodId === undefined ? undefined : eq(entries.periodId, periodId),
    inArray(
      entries.id,
      between.map(({ id }) => id),
    ),
  );
