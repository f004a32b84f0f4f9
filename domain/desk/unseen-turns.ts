import { and, asc, eq, gt } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { type MessageRow, messages } from "./tables.ts";

/** What others have said in public since. @throws CodedError invalid where that is no turn of it */
export async function unseenTurns(
  db: Queryable,
  conversationId: string,
  after: string | undefined,
): Promise<MessageRow[]> {
  if (after === undefined) return [];
  const [seen] = await db
    .select({ n: messages.n })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, after)));
  if (!seen) {
    const message = "This message is not one of the conversation.";
    throw new CodedError("invalid", message, { fields: { after: message } });
  }
  return db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.internal, false),
        gt(messages.n, seen.n),
      ),
    )
    .orderBy(asc(messages.n));
}
