import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { entries, grants } from "./tables.ts";

/** Minutes, as a column of a query of grants: only the entries of those that fit are read. */
export function leftOfGrant(db: Queryable) {
  const taken = db
    .select({ minutes: sql`sum(${entries.minutes})` })
    .from(entries)
    .where(eq(entries.grantId, grants.id));
  return sql<number>`(${grants.minutes} - coalesce(${taken}, 0))::integer`;
}
