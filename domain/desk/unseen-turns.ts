import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { listPublicTurns } from "./list-turns.ts";
import { partsOf } from "./parts-of.ts";
import { conversations, type MessageRow, messages } from "./tables.ts";

/** What others have said in public since, with what was merged into it since. @throws CodedError invalid where that is no turn of it */
export async function unseenTurns(
  db: Queryable,
  conversationId: string,
  after: string | undefined,
): Promise<MessageRow[]> {
  if (after === undefined) return [];
  const parts = await db
    .select()
    .from(conversations)
    .where(inArray(conversations.id, partsOf(db, conversationId)));
  const mergedAt = new Map(parts.map((part) => [part.id, part.mergedAt]));
  const [seen] = await db
    .select()
    .from(messages)
    .where(and(inArray(messages.conversationId, [...mergedAt.keys()]), eq(messages.id, after)));
  if (!seen) {
    const message = "This message is not one of the conversation.";
    throw new CodedError("invalid", message, { fields: { after: message } });
  }
  const { createdAt: at, conversationId: own } = seen;
  const isUnseen = (turn: MessageRow) => {
    if (turn.conversationId === own) return turn.n > seen.n;
    // Read before the two were one, it was read without the other.
    const joined = mergedAt.get(own) ?? mergedAt.get(turn.conversationId) ?? at;
    return turn.createdAt > at || joined > at;
  };
  return (await listPublicTurns(db, conversationId)).filter(isUnseen);
}
