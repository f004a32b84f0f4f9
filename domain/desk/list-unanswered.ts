import { and, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { isActive } from "./list-inbox.ts";
import { conversations } from "./tables.ts";
import { tellConversations } from "./tell-conversations.ts";

/** Those that wait for the firm and are not put off, by when their answer is due. */
export async function listUnanswered(ctx: Pick<Ctx, "db" | "clock">, limit: number) {
  const { dueAt, status, snoozedUntil, lastAt, id } = conversations;
  const rows = await ctx.db
    .select()
    .from(conversations)
    .where(
      and(
        isActive(),
        ne(status, "waiting"),
        isNotNull(dueAt),
        or(isNull(snoozedUntil), lte(snoozedUntil, ctx.clock.now())),
      ),
    )
    .orderBy(
      sql`${dueAt} asc nulls last`,
      sql`${lastAt} desc nulls last`,
      sql`${id} desc nulls last`,
    )
    .limit(limit);
  return tellConversations(ctx, rows, { isList: true });
}
