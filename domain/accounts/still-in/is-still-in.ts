import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { longestQuestionMs } from "../../../platform/oidc/open-provider.ts";
import type { Session } from "../find-session.ts";
import { sessions, type AccountRow } from "../tables.ts";
import { askProvider, claim, overAfterMs } from "./ask-provider.ts";
import { identityOf, openToken, type ProviderDeps } from "./identity.ts";

type Told = "in" | "out" | "ask" | "wait";

const minute = 60_000;
/** Before the hour is over, so that whoever clicks meanwhile need not wait for the answer. */
const askAfterMs = 50 * minute;
/** An outage of the provider is no sign-out, but not for good. */
const outageMs = 24 * 60 * minute;
/** A second question sends the same token, which ends all sessions, so it waits for the first. */
const askingMs = longestQuestionMs + 5_000;
const lookAgainMs = 100;

/** How far clocks of several machines may differ; longer than any wait that is noted ahead. */
const skewMs = 5 * minute;

/** Milliseconds since then; what lies further ahead was noted before the clock was set back, nobody knows how long ago. */
function ageOf(then: Date, now: Date): number {
  const age = now.getTime() - then.getTime();
  return age < -skewMs ? Infinity : age;
}

/** Whoever the provider shuts out is out here within the hour, on whichever instance they come. */
export async function isStillIn(
  ctx: Ctx,
  { oidc, secret }: ProviderDeps,
  { session, user }: Session,
): Promise<boolean> {
  for (;;) {
    const identity = await identityOf(ctx.db, user.id, oidc.issuer);
    const token = openToken(secret, identity?.refreshToken ?? null);
    const since = identity?.confirmedAt ?? session.createdAt;
    const now = ctx.clock.wall();
    const told = tell(ageOf(since, now), token === null ? undefined : identity, now);
    if (told === "in") return true;
    if (told === "out") {
      await ctx.db.delete(sessions).where(eq(sessions.userId, user.id));
      ctx.log.info({ userId: user.id }, "signed out until the provider vouches for them again");
      return false;
    }
    if (told === "wait") await setTimeout(lookAgainMs);
    else if (identity && token !== null && (await claim(ctx, identity)))
      await askProvider(ctx, { oidc, secret }, identity, token);
  }
}

/** `identity` is given where the provider can be asked about it. */
function tell(age: number, identity: AccountRow | undefined, now: Date): Told {
  if (age < askAfterMs) return "in";
  if (!identity) return age < overAfterMs ? "in" : "out";
  const { askAgainAt, askingSince } = identity;
  if (askAgainAt && ageOf(askAgainAt, now) < 0) return age < outageMs ? "in" : "out";
  const asking = askingSince && ageOf(askingSince, now) < askingMs;
  if (!asking) return "ask";
  return age < overAfterMs ? "in" : "wait";
}
