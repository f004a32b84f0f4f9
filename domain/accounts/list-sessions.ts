import { and, desc, eq, gt } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { sessions } from "./tables.ts";
import { requireMember } from "../../platform/require-actor.ts";
import type { ListedSession } from "./schema.ts";

export async function listSessions(ctx: Ctx, currentId: string | null): Promise<ListedSession[]> {
  const { userId } = requireMember(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, ctx.clock.wall())))
    .orderBy(desc(sessions.updatedAt));
  return rows.map((row) => ({
    id: row.id,
    current: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    userAgent: row.userAgent,
    address: row.ipAddress,
  }));
}
