import { and, eq, gt } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { sessions, users } from "../../platform/db/tables/accounts.ts";
import { sessionId } from "./session-cookie.ts";

export type User = typeof users.$inferSelect;

/** Null for a session that does not exist, has expired or was ended. */
export async function findSessionUser(
  db: Queryable,
  cookieValue: string,
  now: Date,
): Promise<User | null> {
  if (cookieValue === "" || cookieValue.length > 512) return null;
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sessionId(cookieValue)), gt(sessions.expire, now)))
    .limit(1);
  return row?.user ?? null;
}
