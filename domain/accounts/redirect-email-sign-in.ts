import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { isOpen } from "./find-email-sign-in.ts";
import { hashToken, looksLikeToken } from "./secret-token.ts";
import { signInAttempts } from "./tables.ts";

/** A sign-in that this browser has begun leads to where its person wants to go by now. */
export async function redirectEmailSignIn(
  db: Queryable,
  cookie: string | undefined,
  { returnTo, now }: { returnTo: string; now: Date },
): Promise<void> {
  if (!looksLikeToken(cookie)) return;
  await db
    .update(signInAttempts)
    .set({ returnTo })
    .where(and(eq(signInAttempts.id, hashToken(cookie)), isOpen(now)));
}
