import { and, eq, getTableColumns, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { HeldGrant } from "./draw-from.ts";
import { entries, grants } from "./tables.ts";

/** The grants of these companies, on a day those that have not expired, and what is left of each. */
export async function heldGrants(
  db: Queryable,
  companyIds: string[],
  on?: string,
): Promise<HeldGrant[]> {
  if (companyIds.length === 0) return [];
  return db
    .select({
      ...getTableColumns(grants),
      left: sql<number>`(${grants.minutes} - coalesce(sum(${entries.minutes}), 0))::integer`,
    })
    .from(grants)
    .leftJoin(entries, eq(entries.grantId, grants.id))
    .where(and(inArray(grants.companyId, companyIds), on ? gt(grants.expires, on) : undefined))
    .groupBy(grants.id);
}
