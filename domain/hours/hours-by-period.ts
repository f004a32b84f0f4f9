import { and, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { listPeriods } from "../membership/list-periods.ts";
import { entriesBetween, minutesOf } from "./entries-between.ts";
import { entries, statements } from "./tables.ts";

export async function hoursByPeriod(db: Queryable, companyIds: string[]) {
  const { periodId, grantId, kind, minutes } = entries;
  const total = (which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${minutes}) filter (where ${which}), 0)::integer`;
  const counted = await db
    .select({
      periodId,
      usedMinutes: total(sql`${grantId} is not null and ${kind} <> 'expiry'`),
      overageMinutes: total(sql`${grantId} is null`),
      expiredMinutes: total(sql`${kind} = 'expiry'`),
    })
    .from(entries)
    .where(and(inArray(entries.companyId, companyIds), sql`${periodId} is not null`))
    .groupBy(periodId);
  const closed = await db
    .select({ id: statements.id, periodId: statements.periodId })
    .from(statements)
    .where(inArray(statements.companyId, companyIds));
  const sums = new Map(counted.map(({ periodId, ...sum }) => [periodId, sum]));
  const told = new Map(closed.map(({ id, periodId }) => [periodId, id]));
  const nothing = { usedMinutes: 0, overageMinutes: 0, expiredMinutes: 0 };
  const all = await listPeriods(db, companyIds);
  const between = await entriesBetween(db, companyIds);
  return all.toReversed().map(({ id, starts, ends, planId, minutes, closedAt }) => {
    const sum = sums.get(id) ?? nothing;
    return {
      id,
      starts,
      ends,
      planId,
      minutes,
      ...sum,
      usedMinutes: sum.usedMinutes + minutesOf(between.get(id)),
      closed: closedAt !== null,
      statementId: told.get(id) ?? null,
    };
  });
}
