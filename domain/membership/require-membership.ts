import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type MembershipRow, memberships } from "./tables.ts";

/** An unknown id is a bug: it comes from a row. */
export async function requireMembership(db: Queryable, id: string): Promise<MembershipRow> {
  const [membership] = await db.select().from(memberships).where(eq(memberships.id, id));
  if (!membership) throw new Error(`There is no membership ${id}`);
  return membership;
}
