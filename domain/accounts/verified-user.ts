import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users, type UserRow } from "./tables.ts";

export type Account = Pick<UserRow, "id" | "email" | "emailVerified">;

/** The account that has proved the address to be its own, however its capitals are typed. */
export async function findVerifiedUser(db: Queryable, email: string): Promise<Account | null> {
  const [user] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), users.emailVerified));
  return user ?? null;
}

/** Held until the transaction ends, so that a second change at once sees what the first has done. */
export async function lockUser(tx: Queryable, userId: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return user ?? null;
}
