import { and, asc, inArray, ne, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { idsByHand } from "../membership/periods-by-hand.ts";
import { statements } from "./tables.ts";

export type Overage = {
  statementId: string;
  companyId: string;
  starts: string;
  ends: string;
  minutes: number;
  cents: number;
};

/** Of closed periods that the firm bills itself, the oldest first; below zero where a correction gives back. */
export async function listOverageToBill(
  db: Queryable,
  { companyIds, unbilled }: { companyIds?: string[]; unbilled: (statementId: AnyPgColumn) => SQL },
): Promise<Overage[]> {
  const { id, companyId, snapshot, overageCents, periodId, createdAt } = statements;
  const rows = await db
    .select({ id, companyId, snapshot })
    .from(statements)
    .where(
      and(
        ne(overageCents, 0),
        inArray(periodId, idsByHand(db)),
        companyIds && inArray(companyId, companyIds),
        unbilled(id),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  return rows.map(({ id, companyId, snapshot: { period, totals } }) => ({
    statementId: id,
    companyId,
    starts: period.starts,
    ends: period.ends,
    minutes: totals.overageMinutes,
    cents: totals.overageCents,
  }));
}
