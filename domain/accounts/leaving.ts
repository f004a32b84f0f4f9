import { and, inArray, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users } from "./tables.ts";

/** Those of these addresses, in lower case, whose account is about to be deleted. */
export async function leaving(db: Queryable, emails: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNotNull(users.deletionScheduledFor)));
  return new Set(rows.map(({ email }) => email));
}

/** Those of these accounts that are about to be deleted. */
export async function listLeaving(db: Queryable, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.deletionScheduledFor)));
  return rows.map(({ id }) => id);
}
