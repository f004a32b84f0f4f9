import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { conversations, messages } from "./tables.ts";

/** Null once it has been erased. */
export async function findTurn(db: Queryable, messageId: string) {
  const [found] = await db
    .select({ message: messages, row: conversations })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.id, messageId));
  return found ?? null;
}
