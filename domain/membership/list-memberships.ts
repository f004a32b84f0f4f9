import { desc, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type MembershipRow, memberships } from "./tables.ts";

export function listMemberships(db: Queryable, companyIds: string[]): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(inArray(memberships.companyId, companyIds))
    .orderBy(desc(memberships.startedAt), desc(memberships.createdAt));
}
