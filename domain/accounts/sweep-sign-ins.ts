import { lte } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { challenges, sessions, signInAttempts } from "./tables.ts";

export async function sweepSignIns(ctx: Pick<Ctx, "db" | "clock">): Promise<void> {
  const now = ctx.clock.wall();
  await ctx.db.delete(sessions).where(lte(sessions.expire, now));
  await ctx.db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now));
  await ctx.db.delete(challenges).where(lte(challenges.expiresAt, now));
}
