import { and, inArray, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { companyViews, seats } from "./tables.ts";

/** Before seats change their company: nobody chooses one in the meantime. Answers who looked at it. */
export async function takeViews(tx: Queryable, which: SQL | undefined): Promise<string[]> {
  const rows = await tx.select().from(seats).where(which).orderBy(seats.userId).for("update");
  const userIds = rows.map(({ userId }) => userId);
  const companyIds = rows.map(({ companyId }) => companyId);
  const taken = await tx
    .delete(companyViews)
    .where(and(inArray(companyViews.userId, userIds), inArray(companyViews.companyId, companyIds)))
    .returning({ userId: companyViews.userId });
  return taken.map(({ userId }) => userId);
}
