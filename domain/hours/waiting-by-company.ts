import { count, eq, min, sum } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { work } from "./tables.ts";

export function waitingByCompany(db: Queryable, limit: number) {
  return db
    .select({
      companyId: work.companyId,
      lines: count(),
      minutes: sum(work.billedMinutes).mapWith(Number),
      since: min(work.createdAt),
    })
    .from(work)
    .where(eq(work.status, "logged"))
    .groupBy(work.companyId)
    .orderBy(min(work.createdAt))
    .limit(limit);
}
