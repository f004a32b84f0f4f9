import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { OidcError } from "../../../platform/oidc/oidc-error.ts";
import { accounts, type AccountRow } from "../tables.ts";
import { endSessionsOf } from "../end-sessions.ts";
import { sealToken, type ProviderDeps } from "./identity.ts";

const askAgainMs = 60_000;
/** Whoever has not been confirmed for so long has to be asked about. */
export const overAfterMs = 60 * 60_000;

/** One asks at a time: a provider takes a token that is used twice for a stolen one. */
export async function claim(ctx: Ctx, { id, askingSince }: AccountRow): Promise<boolean> {
  const seen = askingSince ? eq(accounts.askingSince, askingSince) : isNull(accounts.askingSince);
  const claimed = await ctx.db
    .update(accounts)
    .set({ askingSince: ctx.clock.wall() })
    .where(and(eq(accounts.id, id), seen))
    .returning({ id: accounts.id });
  return claimed.length > 0;
}

export async function askProvider(
  ctx: Ctx,
  { oidc, secret }: ProviderDeps,
  { id, accountId, userId, confirmedAt }: AccountRow,
  token: string,
): Promise<void> {
  const told = await answerOf(ctx, oidc, token, accountId);
  if (told === "unknown") {
    const now = ctx.clock.wall().getTime();
    const askAgainAt = new Date(now + askAgainMs);
    // Noted before the clock was set back: the outage counts from an hour that just ended.
    const isAhead = confirmedAt !== null && confirmedAt.getTime() > now;
    return keep(ctx, id, {
      askAgainAt,
      ...(isAhead && { confirmedAt: new Date(now - overAfterMs) }),
    });
  }
  if (told.in)
    return keep(ctx, id, {
      confirmedAt: ctx.clock.wall(),
      ...(told.refreshToken && { refreshToken: sealToken(secret, told.refreshToken) }),
    });
  ctx.log.info({ userId, why: told.why }, "signed out: the provider lets them in no more");
  await endSessionsOf({ ...ctx, actor: { kind: "system" } }, userId);
  return keep(ctx, id, { refreshToken: null, confirmedAt: new Date(0), askAgainAt: null });
}

async function answerOf({ log }: Ctx, oidc: ProviderDeps["oidc"], token: string, subject: string) {
  try {
    return await oidc.ask(token, subject);
  } catch (err) {
    if (!(err instanceof OidcError)) throw err;
    log.error({ err, problem: err.problem }, "the provider could not say who is still in");
    return "unknown" as const;
  }
}

async function keep(ctx: Ctx, id: string, told: Partial<AccountRow>): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ askingSince: null, ...told })
    .where(eq(accounts.id, id));
}
