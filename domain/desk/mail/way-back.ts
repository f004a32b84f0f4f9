import type { Queryable } from "../../../platform/db/database.ts";
import type { Settings } from "../../../platform/env.ts";
import { replyAddress } from "./reply-address.ts";
import { threadOf } from "./thread-of.ts";

export type AnsweringSettings = Pick<Settings, "mail" | "secret">;

/** What a mail of a conversation carries, so that an answer to it finds back. */
export async function wayBack(
  { db, settings }: { db: Queryable; settings: AnsweringSettings },
  conversationId: string,
) {
  return {
    replyTo: replyAddress(settings, conversationId) ?? settings.mail.firmInbox.address,
    thread: await threadOf(db, conversationId),
  };
}
