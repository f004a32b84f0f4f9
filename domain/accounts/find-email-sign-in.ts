import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { signInAttempts, type SignInAttemptRow } from "./tables.ts";
import { maxCodeTries } from "./email-secrets.ts";
import { hashToken, looksLikeToken } from "./secret-token.ts";

export async function findEmailSignIn(
  db: Queryable,
  cookie: string | undefined,
  now: Date,
): Promise<SignInAttemptRow | null> {
  if (!looksLikeToken(cookie)) return null;
  const [attempt] = await db
    .select()
    .from(signInAttempts)
    .where(and(eq(signInAttempts.id, hashToken(cookie)), isOpen(now)))
    .limit(1);
  return attempt ?? null;
}

/** Where this person was going, also once their code has ended. */
export async function findReturnPath(
  db: Queryable,
  cookie: string | undefined,
): Promise<string | null> {
  if (!looksLikeToken(cookie)) return null;
  const [attempt] = await db
    .select({ returnTo: signInAttempts.returnTo })
    .from(signInAttempts)
    .where(eq(signInAttempts.id, hashToken(cookie)));
  return attempt?.returnTo ?? null;
}

export function isOpen(now: Date) {
  return and(
    isNull(signInAttempts.usedAt),
    gt(signInAttempts.expiresAt, now),
    lt(signInAttempts.codeTries, maxCodeTries),
  );
}
