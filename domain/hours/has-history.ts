import { inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { listMemberships } from "../membership/list-memberships.ts";
import { grants, work } from "./tables.ts";

export async function hasHistory(db: Queryable, companyId: string): Promise<boolean> {
  const ids = await idsWithMerged(db, companyId);
  if ((await listMemberships(db, ids)).length > 0) return true;
  const count =
    (await db.$count(grants, inArray(grants.companyId, ids))) +
    (await db.$count(work, inArray(work.companyId, ids)));
  return count > 0;
}
