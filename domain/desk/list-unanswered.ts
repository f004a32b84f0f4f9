import { and, isNotNull, ne } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { isActive, isNotPutOff, nextDueFirst } from "./list-inbox.ts";
import { conversations } from "./tables.ts";
import { tellConversations } from "./tell-conversations.ts";

export async function listUnanswered(ctx: Pick<Ctx, "db" | "clock">, limit: number) {
  const { dueAt, status } = conversations;
  const rows = await ctx.db
    .select()
    .from(conversations)
    .where(and(isActive(), ne(status, "waiting"), isNotNull(dueAt), isNotPutOff(ctx.clock.now())))
    .orderBy(...nextDueFirst)
    .limit(limit);
  return tellConversations(ctx, rows, { isList: true });
}
