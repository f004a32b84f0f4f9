import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users, type UserRow } from "./tables.ts";

export type Account = Pick<UserRow, "id" | "email" | "emailVerified">;

export async function findVerifiedUser(db: Queryable, email: string): Promise<Account | null> {
  const [user] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), users.emailVerified));
  return user ?? null;
}

export async function lockUser(tx: Queryable, userId: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return user ?? null;
}

/** Keeps accounts from being erased until the transaction ends; nothing else waits for that. */
export async function holdUsers(tx: Queryable, ids: string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for("key share");
}
