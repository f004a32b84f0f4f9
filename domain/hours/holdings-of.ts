import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { companiesById } from "../companies/companies-by-id.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { listPeriods, type Period } from "../membership/list-periods.ts";
import { awaitedHours } from "./awaited-hours.ts";
import type { Holdings } from "./foresee-approval.ts";
import { heldGrants } from "./held-grants.ts";
import { entries, work, type WorkRow } from "./tables.ts";

/** As the cap counts it: a correction of an earlier period’s work makes no room in this one. */
async function overageOf(db: Queryable, periods: Period[]): Promise<Map<string, number>> {
  const ids = periods.map(({ id }) => id);
  const rows = await db
    .select({ periodId: entries.periodId, minutes: sql<number>`sum(${entries.minutes})::integer` })
    .from(entries)
    .innerJoin(work, eq(work.id, entries.workId))
    .where(
      and(inArray(entries.periodId, ids), eq(entries.kind, "overage"), ne(work.status, "reversed")),
    )
    .groupBy(entries.periodId);
  return new Map(rows.map(({ periodId, minutes }) => [periodId ?? "", minutes]));
}

const ofCompany = ({ companyId }: { companyId: string }) => companyId;

/** By company: all that decides what these lines draw. What was over before the first is left out. */
export async function holdingsOf(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  lines: Pick<WorkRow, "companyId" | "date">[],
): Promise<Map<string, Holdings>> {
  if (lines.length === 0) return new Map();
  const today = civilDateOf(clock.now());
  const since = lines.reduce((first, { date }) => (date < first ? date : first), today);
  const companyIds = [...new Set(lines.map(ofCompany))];
  const companies = await companiesById(db, companyIds);
  const grants = Map.groupBy(await heldGrants(db, companyIds, since), ofCompany);
  const all = await listPeriods(db, companyIds, since);
  const periods = Map.groupBy(all, ofCompany);
  const awaited = await awaitedHours(db, companyIds, today);
  const overage = await overageOf(db, all);
  return new Map(
    [...companies].map(([id, { overageCapMinutes }]) => [
      id,
      {
        grants: grants.get(id) ?? [],
        periods: periods.get(id) ?? [],
        awaited: awaited.get(id) ?? null,
        today,
        overageCapMinutes,
        overage,
      },
    ]),
  );
}
