import { and, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users } from "./tables.ts";

export function listVerified(db: Queryable, emails: string[]) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), users.emailVerified));
}
