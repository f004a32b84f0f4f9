import { and, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users } from "./tables.ts";

const leavingAmong = (db: Queryable, among: SQL) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(among, isNotNull(users.deletionScheduledFor)));

/** Those of these addresses, in lower case, whose account is about to be deleted. */
export async function leaving(db: Queryable, emails: string[]): Promise<Set<string>> {
  const rows = await leavingAmong(db, inArray(users.email, emails));
  return new Set(rows.map(({ email }) => email));
}

export async function listLeaving(db: Queryable, ids: string[]): Promise<string[]> {
  const rows = await leavingAmong(db, inArray(users.id, ids));
  return rows.map(({ id }) => id);
}
