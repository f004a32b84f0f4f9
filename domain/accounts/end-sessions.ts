import { and, eq, ne, type SQL } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { sessions, users } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import {
  requireAdminOrSystem,
  requireMember,
  requireSystem,
} from "../../platform/require-actor.ts";

export async function endOtherSessions(
  ctx: Ctx,
  currentId: string | null,
): Promise<{ ended: number }> {
  const { userId } = requireMember(ctx.actor);
  return end(ctx, userId, currentId === null ? undefined : ne(sessions.id, currentId));
}

/** @throws CodedError not_found, also for someone else's session */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  const { ended } = await end(ctx, userId, eq(sessions.id, id));
  if (ended === 0) throw new CodedError("not_found", "There is no such session.");
}

/** For admins and operators. @throws CodedError not_found */
export async function endSessionsOf(ctx: Ctx, userId: string): Promise<{ ended: number }> {
  requireAdminOrSystem(ctx.actor);
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!user) throw new CodedError("not_found", "There is no such member.");
  return end(ctx, userId);
}

export async function endAllSessions(ctx: Ctx): Promise<{ ended: number; people: number }> {
  requireSystem(ctx.actor);
  const signedIn = await ctx.db.selectDistinct({ userId: sessions.userId }).from(sessions);
  let ended = 0;
  // One after the other: each locks its own rows for a moment, so a crowd of them holds up nobody.
  for (const { userId } of signedIn) ended += (await end(ctx, userId)).ended;
  return { ended, people: signedIn.length };
}

function end(ctx: Ctx, userId: string, which?: SQL): Promise<{ ended: number }> {
  return ctx.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), which))
      .returning({ id: sessions.id });
    if (ended.length > 0)
      await recordAudit(tx, ctx, {
        action: "sessions.ended",
        subjectType: "user",
        subjectId: userId,
        details: { count: ended.length },
      });
    return { ended: ended.length };
  });
}
