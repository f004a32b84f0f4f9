import { eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Settings } from "../../../platform/env.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requireConversation } from "../in-conversation.ts";
import { messages, type ConversationRow } from "../tables.ts";
import type { ParsedMail } from "./parse-mail.ts";
import { readReplyAddress } from "./reply-address.ts";

const uuid = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const ofConversation = new RegExp(`^<(?:conversation|mail-acknowledgement)-(${uuid})@`);
const ofMessage = new RegExp(`^<conversation-reply-(${uuid})[-@]`);

async function conversationOf(db: Queryable, headerId: string): Promise<string | null> {
  const [, named] = ofConversation.exec(headerId) ?? [];
  if (named) return named;
  const [, messageId] = ofMessage.exec(headerId) ?? [];
  if (!messageId) return null;
  const [found] = await db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, messageId));
  return found?.id ?? null;
}

async function existing(db: Queryable, id: string | null): Promise<ConversationRow | null> {
  if (id === null) return null;
  return requireConversation(db, id).catch((error: unknown) => {
    if (error instanceof CodedError) return null;
    throw error;
  });
}

/** What it was sent to, else what it answers. Whether its sender may write there is another question. */
export async function findConversation(
  db: Queryable,
  { recipients, references }: Pick<ParsedMail, "recipients" | "references">,
  settings: Pick<Settings, "mail" | "secret">,
): Promise<ConversationRow | null> {
  for (const recipient of recipients) {
    const found = await existing(db, readReplyAddress(settings, recipient));
    if (found) return found;
  }
  for (const reference of references.slice(0, 20)) {
    const found = await existing(db, await conversationOf(db, reference));
    if (found) return found;
  }
  return null;
}
