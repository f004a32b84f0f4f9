import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { companiesById } from "../companies/companies-by-id.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { listPeriods } from "../membership/list-periods.ts";
import type { Holdings } from "./foresee-approval.ts";
import { heldGrants } from "./held-grants.ts";
import { entries } from "./tables.ts";

async function overageOf(db: Queryable, companyIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ periodId: entries.periodId, minutes: sql<number>`sum(${entries.minutes})::integer` })
    .from(entries)
    .where(and(inArray(entries.companyId, companyIds), isNull(entries.grantId)))
    .groupBy(entries.periodId);
  return new Map(rows.map(({ periodId, minutes }) => [periodId ?? "", minutes]));
}

/** By company: all that decides what its next line of work draws. */
export async function holdingsOf(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  companyIds: string[],
): Promise<Map<string, Holdings>> {
  if (companyIds.length === 0) return new Map();
  const companies = await companiesById(db, companyIds);
  const grants = await heldGrants(db, companyIds);
  const periods = await listPeriods(db, companyIds);
  const overage = await overageOf(db, companyIds);
  const today = civilDateOf(clock.now());
  return new Map(
    [...companies].map(([id, { overageCapMinutes }]) => [
      id,
      {
        grants: grants.filter(({ companyId }) => companyId === id),
        periods: periods.filter(({ companyId }) => companyId === id),
        today,
        overageCapMinutes,
        overage,
      },
    ]),
  );
}
