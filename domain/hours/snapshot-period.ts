import { and, eq, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { listPeriods, type Period } from "../membership/list-periods.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { inOrderOfUse } from "./draw-from.ts";
import { entriesBetween } from "./entries-between.ts";
import type { StatementLine, StatementSnapshot } from "./statements/schema.ts";
import { statementLines } from "./statement-lines.ts";
import { entries, type GrantRow, grants } from "./tables.ts";

const total = <Row>(rows: Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

export async function snapshotPeriod(
  db: Queryable,
  period: Period,
  { company, closedAt }: { company: string; closedAt: Date },
): Promise<StatementSnapshot> {
  const { id, companyId, n, starts, ends, price, minutes } = period;
  const plan = await requirePlan(db, period.planId);
  const lines = await statementLines(db, period);
  const all = await db.select().from(grants).where(eq(grants.companyId, companyId));
  const given = all.filter(
    ({ periodId, effective }) =>
      periodId === id || (periodId === null && starts <= effective && effective < ends),
  );
  return {
    company,
    plan: { id: plan.id, name: plan.name, price, minutes },
    period: { n, starts, ends },
    grants: inOrderOfUse(given).map(({ kind, minutes, effective, expires }) => ({
      kind,
      minutes,
      effective,
      expires,
    })),
    lines,
    totals: {
      ...sums(lines),
      grantedMinutes: total(given, (grant) => grant.minutes),
      expiredMinutes: await expired(db, id),
      carriedMinutes: await carried(db, period, all),
    },
    closedAt: closedAt.toISOString(),
  };
}

const sums = (lines: StatementLine[]) => ({
  drawnMinutes: total(lines, (line) => line.drawnMinutes),
  overageMinutes: total(lines, (line) => line.overageMinutes),
  overageCents: total(lines, (line) => line.overageCents),
});

const sum = sql<number>`coalesce(sum(${entries.minutes}), 0)::integer`;

async function expired(db: Queryable, periodId: string): Promise<number> {
  const [row] = await db
    .select({ minutes: sum })
    .from(entries)
    .where(and(eq(entries.periodId, periodId), eq(entries.kind, "expiry")));
  return row?.minutes ?? 0;
}

/** What a later period has used of it already is not of this one; hours that a merger took along are not used. */
async function carried(db: Queryable, { companyId, starts, ends }: Period, all: GrantRow[]) {
  const kept = all.filter(({ effective, expires }) => effective < ends && ends < expires);
  const later = (await listPeriods(db, [companyId])).filter((one) => one.starts > starts);
  const laterIds = later.map(({ id }) => id);
  const between = await entriesBetween(db, [companyId]);
  const usedLater = [null, ...laterIds].flatMap((id) => between.get(id) ?? []);
  const [used] = await db
    .select({ minutes: sum })
    .from(entries)
    .where(
      and(
        inArray(
          entries.grantId,
          kept.map(({ id }) => id),
        ),
        ne(entries.kind, "transfer"),
        or(isNull(entries.periodId), notInArray(entries.periodId, laterIds)),
        notInArray(
          entries.id,
          usedLater.map(({ id }) => id),
        ),
      ),
    );
  return total(kept, (grant) => grant.minutes) - (used?.minutes ?? 0);
}
