import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { signInAttempts, type UserRow } from "./tables.ts";
import { maxCodeTries, signInCode, signInLinkToken } from "./email-secrets.ts";
import { findEmailSignIn, isOpen } from "./find-email-sign-in.ts";
import { ensureUser } from "./ensure-user.ts";
import { hashToken, looksLikeToken, sameToken } from "./secret-token.ts";

export type Confirmed =
  | { ok: true; user: UserRow; returnTo: string }
  | { ok: false; problem: "code" | "ended" | "link" };

/** Counts a try before checking it, so that concurrent guesses stay within five. */
export async function confirmByCode(
  ctx: Ctx,
  cookie: string | undefined,
  code: string,
  secret: string,
): Promise<Confirmed> {
  if (!looksLikeToken(cookie)) return { ok: false, problem: "ended" };
  const [attempt] = await ctx.db
    .update(signInAttempts)
    .set({ codeTries: sql`${signInAttempts.codeTries} + 1` })
    .where(and(eq(signInAttempts.id, hashToken(cookie)), isOpen(ctx.clock.wall())))
    .returning();
  if (!attempt) return { ok: false, problem: "ended" };
  const digits = code.replace(/[\s-]/g, "");
  if (sameToken(digits, signInCode(secret, attempt.id))) return finish(ctx, attempt.id);
  ctx.log.warn({ tries: attempt.codeTries }, "wrong sign-in code");
  return { ok: false, problem: attempt.codeTries < maxCodeTries ? "code" : "ended" };
}

/** The link only works in the browser that requested it. */
export async function confirmByLink(
  ctx: Ctx,
  cookie: string | undefined,
  linkToken: string,
  secret: string,
): Promise<Confirmed> {
  const attempt = await findEmailSignIn(ctx.db, cookie, ctx.clock.wall());
  if (!attempt) return { ok: false, problem: "ended" };
  if (!sameToken(linkToken, signInLinkToken(secret, attempt.id)))
    return { ok: false, problem: "link" };
  return finish(ctx, attempt.id);
}

function finish(ctx: Ctx, attemptId: string): Promise<Confirmed> {
  const now = ctx.clock.wall();
  return ctx.db.transaction(async (tx): Promise<Confirmed> => {
    const [used] = await tx
      .update(signInAttempts)
      .set({ usedAt: now })
      .where(and(eq(signInAttempts.id, attemptId), isNull(signInAttempts.usedAt)))
      .returning();
    if (!used) return { ok: false, problem: "ended" };
    const user = await ensureUser({ ...ctx, db: tx }, used.email);
    return { ok: true, user, returnTo: used.returnTo };
  });
}
