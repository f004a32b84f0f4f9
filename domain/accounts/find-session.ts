import { and, eq, gt } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { sessions, users, type SessionRow, type UserRow } from "./tables.ts";
import { hashToken, looksLikeToken } from "./secret-token.ts";
import { idleSeconds, maxSessionSeconds } from "./session-cookie.ts";

/** Avoids a write per request. */
const touchAfterMs = 15 * 60_000;

export type Session = { session: SessionRow; user: UserRow };

export async function findSession(
  db: Queryable,
  cookie: string | undefined,
  now: Date,
): Promise<Session | null> {
  if (!looksLikeToken(cookie)) return null;
  const sid = hashToken(cookie);
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)))
    .limit(1);
  if (!found) return null;
  if (now.getTime() - found.session.updatedAt.getTime() > touchAfterMs) {
    const expire = sessionExpiry(found.session.createdAt, now);
    await db.update(sessions).set({ expire, updatedAt: now }).where(eq(sessions.sid, sid));
  }
  return found;
}

export function sessionExpiry(startedAt: Date, now: Date): Date {
  return new Date(
    Math.min(now.getTime() + idleSeconds * 1000, startedAt.getTime() + maxSessionSeconds * 1000),
  );
}
