import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { sessions } from "./tables.ts";
import { hashToken, looksLikeToken } from "./secret-token.ts";

export async function endSession(ctx: Ctx, cookie: string | undefined): Promise<void> {
  if (!looksLikeToken(cookie)) return;
  const ended = await ctx.db
    .delete(sessions)
    .where(eq(sessions.sid, hashToken(cookie)))
    .returning({ userId: sessions.userId });
  if (ended[0]) ctx.log.info({ userId: ended[0].userId }, "signed out");
}
