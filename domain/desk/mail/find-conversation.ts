import { eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Settings } from "../../../platform/env.ts";
import { CodedError } from "../../../platform/errors.ts";
import { findEnquiry } from "../../enquiries/find-enquiry.ts";
import { mailKey } from "../../mail-layout.ts";
import { requireConversation } from "../in-conversation.ts";
import { conversations, messages, type ConversationRow } from "../tables.ts";
import type { ParsedMail } from "./parse-mail.ts";
import { readReplyAddress } from "./reply-address.ts";

const uuid = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const ofConversation = new RegExp(`^<(?:conversation|mail-acknowledgement)-(${uuid})@`);
const ofEnquiry = /^<enquiry-acknowledgement-((\d{1,9})-[\da-z]+)@/;
const ofMessage = new RegExp(`^<conversation-reply-(${uuid})[-@]`);

/** Earlier mails of this kind name no conversation. */
async function enquiryConversation(db: Queryable, key: string, id: number) {
  const enquiry = await findEnquiry(db, id);
  // A new database counts from 1 again beside old mail.
  if (!enquiry || mailKey(enquiry) !== key) return null;
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.enquiryId, id));
  return found?.id ?? null;
}

async function conversationOf(db: Queryable, headerId: string): Promise<string | null> {
  const [, named] = ofConversation.exec(headerId) ?? [];
  if (named) return named;
  const [, key, enquiryId] = ofEnquiry.exec(headerId) ?? [];
  if (key) return enquiryConversation(db, key, Number(enquiryId));
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
