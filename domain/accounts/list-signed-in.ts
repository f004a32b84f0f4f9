import { and, count, desc, eq, gt, max, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.ts";
import { sessions, users } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { maxSignedIn, type SignedInPerson, type SignedInQuery } from "./schema.ts";

export async function listSignedIn(ctx: Ctx, { q }: SignedInQuery): Promise<SignedInPerson[]> {
  requireAdmin(ctx.actor);
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const mentions = (column: AnyPgColumn) => sql`${column} ilike ${pattern}`;
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
        q === ""
          ? undefined
          : or(mentions(users.email), mentions(users.firstName), mentions(users.lastName)),
      ),
    )
    .groupBy(users.id)
    .orderBy(desc(lastUsedAt), users.id)
    .limit(maxSignedIn);
  // A group has at least one row, and updatedAt is never null.
  return rows.map((row) => ({ ...row, lastUsedAt: (row.lastUsedAt as Date).toISOString() }));
}
