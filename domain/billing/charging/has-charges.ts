import { inArray } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { cardSetups, invoices, subscriptions } from "./tables.ts";

export async function hasCharges(db: Queryable, companyId: string): Promise<boolean> {
  const ids = await idsWithMerged(db, companyId);
  for (const table of [subscriptions, invoices, cardSetups])
    if ((await db.$count(table, inArray(table.companyId, ids))) > 0) return true;
  return false;
}
