import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { findLatest } from "../membership/find-membership.ts";
import { grants, work } from "./tables.ts";

/** Whether the books of the firm name the company. */
export async function hasHistory(db: Queryable, companyId: string): Promise<boolean> {
  if (await findLatest(db, companyId)) return true;
  const count =
    (await db.$count(grants, eq(grants.companyId, companyId))) +
    (await db.$count(work, eq(work.companyId, companyId)));
  return count > 0;
}
