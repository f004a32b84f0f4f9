import { and, count, desc, eq, gt, max } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { hasWords } from "../../platform/db/search-text.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { maxSignedIn, type SignedInPerson, type SignedInQuery } from "./schema.ts";
import { sessions, userSearchText, users } from "./tables.ts";

export async function listSignedIn(ctx: Ctx, { q }: SignedInQuery): Promise<SignedInPerson[]> {
  requireAdmin(ctx.actor);
  const lastUsedAt = max(sessions.updatedAt);
  const rows = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      sessions: count(),
      lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        gt(sessions.expire, ctx.clock.wall()),
        q === "" ? undefined : hasWords(userSearchText(users), q),
      ),
    )
    .groupBy(users.id)
    .orderBy(desc(lastUsedAt), users.id)
    .limit(maxSignedIn);
  // A group has at least one row, and updatedAt is never null.
  return rows.map((row) => ({ ...row, lastUsedAt: (row.lastUsedAt as Date).toISOString() }));
}
