import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users, type UserRow } from "./tables.ts";

export type Account = Pick<UserRow, "id" | "email" | "emailVerified">;

/** Case-insensitive. */
export async function findVerifiedUser(db: Queryable, email: string): Promise<Account | null> {
  const [user] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), users.emailVerified));
  return user ?? null;
}

/** Locked until the transaction ends, so that concurrent changes run one after another. */
export async function lockUser(tx: Queryable, userId: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return user ?? null;
}
