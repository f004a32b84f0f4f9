import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { receivedMails } from "./tables.ts";

const mostNamed = 10;

/** Every mail of a conversation names one that never was, by which mail programs keep them together. */
export async function threadOf(db: Queryable, conversationId: string) {
  const received = await db
    .select({ headerId: receivedMails.headerId })
    .from(receivedMails)
    .where(and(eq(receivedMails.conversationId, conversationId), isNotNull(receivedMails.headerId)))
    .orderBy(desc(receivedMails.createdAt))
    .limit(mostNamed);
  const ids = received.map(({ headerId }) => headerId ?? "").toReversed();
  const references = [`conversation-${conversationId}`, ...ids];
  return { inReplyTo: references.at(-1) ?? "", references };
}
