import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { nameOf } from "../address-mail.ts";
import { users } from "./tables.ts";

export const isStaff = (
  { email, emailVerified }: { email: string; emailVerified: boolean },
  adminEmails: string[],
) => emailVerified && adminEmails.includes(email.toLowerCase());

export async function listStaff(db: Queryable, adminEmails: string[]) {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.emailVerified, true), inArray(sql`lower(${users.email})`, adminEmails)))
    .orderBy(asc(users.firstName), asc(users.email));
  return rows.map((row) => ({ id: row.id, name: nameOf(row) }));
}
