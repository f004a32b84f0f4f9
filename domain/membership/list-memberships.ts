import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type MembershipRow, memberships } from "./tables.ts";

/** The newest first. */
export function listMemberships(db: Queryable, companyId: string): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(eq(memberships.companyId, companyId))
    .orderBy(desc(memberships.startedAt), desc(memberships.createdAt));
}
