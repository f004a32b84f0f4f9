import { and, getTableColumns, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { HeldGrant } from "./draw-from.ts";
import { leftOfGrant } from "./left-of-grant.ts";
import { grants } from "./tables.ts";

export async function heldGrants(
  db: Queryable,
  companyIds: string[],
  on?: string,
): Promise<HeldGrant[]> {
  if (companyIds.length === 0) return [];
  return db
    .select({ ...getTableColumns(grants), left: leftOfGrant(db) })
    .from(grants)
    .where(and(inArray(grants.companyId, companyIds), on ? gt(grants.expires, on) : undefined));
}
