import type { Ctx } from "../../platform/context.ts";
import { signInAttempts } from "./tables.ts";
import { codeLifetimeMs } from "./email-secrets.ts";
import { hashToken, newToken } from "./secret-token.ts";

/** Sends mail whether or not the address has an account; the token binds the mail to this browser. */
export async function startEmailSignIn(
  ctx: Ctx,
  { email, returnTo }: { email: string; returnTo: string },
): Promise<string> {
  const token = newToken();
  const now = ctx.clock.wall();
  const attemptId = hashToken(token);
  await ctx.db.transaction(async (tx) => {
    await tx.insert(signInAttempts).values({
      id: attemptId,
      email,
      returnTo,
      expiresAt: new Date(now.getTime() + codeLifetimeMs),
      createdAt: now,
    });
    await ctx.jobs.send(tx, "sign-in-mail", { attemptId });
  });
  return token;
}
