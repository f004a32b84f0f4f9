import { randomUUID } from "node:crypto";
import type { Ctx } from "../../platform/context.ts";
import { sessions, type SessionFacts } from "./tables.ts";
import { sessionExpiry } from "./find-session.ts";
import { hashToken, newToken } from "./secret-token.ts";

export type Browser = { address: string; userAgent: string | undefined };

/** Always a new session, to prevent fixation; returns the cookie's value. */
export async function startSession(
  ctx: Ctx,
  userId: string,
  facts: SessionFacts,
  browser: Browser,
): Promise<string> {
  const token = newToken();
  const now = ctx.clock.wall();
  await ctx.db.insert(sessions).values({
    sid: hashToken(token),
    id: randomUUID(),
    sess: facts,
    userId,
    ipAddress: browser.address,
    userAgent: browser.userAgent?.slice(0, 300) ?? null,
    expire: sessionExpiry(now, now),
    createdAt: now,
    updatedAt: now,
  });
  ctx.log.info({ userId, method: facts.method }, "signed in");
  return token;
}
