import { and, asc, inArray, ne, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import type { MembershipRow } from "../membership/find-membership.ts";
import { idsBilled } from "../membership/periods-by-hand.ts";
import { statements } from "./tables.ts";

export type Overage = {
  statementId: string;
  companyId: string;
  starts: string;
  ends: string;
  minutes: number;
  cents: number;
};

/** Of closed periods, the oldest first; below zero where a correction gives back. */
export async function listOverageToBill(
  db: Queryable,
  {
    billing,
    companyIds,
    unbilled,
  }: {
    billing: MembershipRow["billing"][];
    companyIds?: string[];
    unbilled: (statementId: AnyPgColumn) => SQL | undefined;
  },
): Promise<Overage[]> {
  const { id, companyId, snapshot, overageCents, periodId, createdAt } = statements;
  const rows = await db
    .select({ id, companyId, snapshot })
    .from(statements)
    .where(
      and(
        ne(overageCents, 0),
        inArray(periodId, idsBilled(db, billing)),
        companyIds && inArray(companyId, companyIds),
        unbilled(id),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  return rows.map(plainOverage);
}

export async function listOverage(db: Queryable, statementIds: string[]): Promise<Overage[]> {
  const { id, companyId, snapshot } = statements;
  const rows = await db
    .select({ id, companyId, snapshot })
    .from(statements)
    .where(inArray(id, statementIds))
    .orderBy(asc(statements.createdAt), asc(id));
  return rows.map(plainOverage);
}

type Told = Pick<typeof statements.$inferSelect, "id" | "companyId" | "snapshot">;

const plainOverage = ({ id, companyId, snapshot: { period, totals } }: Told): Overage => ({
  statementId: id,
  companyId,
  starts: period.starts,
  ends: period.ends,
  minutes: totals.overageMinutes,
  cents: totals.overageCents,
});
