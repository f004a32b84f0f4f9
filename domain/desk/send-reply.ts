import type { Bucket } from "../../platform/bucket/open-bucket.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { isSeated } from "../companies/require-seat.ts";
import { askingRoles } from "./in-conversation.ts";
import { findTurn } from "./find-turn.ts";
import { filesOf } from "./list-files.ts";
import { replyAddress } from "./mail/reply-address.ts";
import { threadOf } from "./mail/thread-of.ts";
import { nameFiles } from "./name-files.ts";
import { replyMail } from "./reply-mail.ts";
import type { ConversationRow } from "./tables.ts";

type Services = {
  db: Queryable;
  bucket: Bucket | undefined;
  mailer: Mailer;
  settings: Pick<Settings, "appUrl" | "mail" | "secret">;
};

async function readerOf({ db }: Services, { name, email }: ConversationRow, userId: string | null) {
  if (userId !== null) return findUser({ db }, userId);
  return email ? { email, firstName: name?.split(" ")[0] ?? null } : null;
}

/** Whoever lost their seat or role while the mail waited reads no more. */
async function mayStillRead(
  db: Queryable,
  { companyId, personId }: ConversationRow,
  userId: string,
): Promise<boolean> {
  if (companyId === null) return personId === userId;
  return isSeated(db, { companyId, userId }, askingRoles);
}

/** What staff answered, to one who reads it. */
export async function sendReply(
  services: Services,
  { messageId, userId }: { messageId: string; userId: string | null },
): Promise<void> {
  const { db, mailer, settings } = services;
  const found = await findTurn(db, messageId);
  const reader = found && (await readerOf(services, found.row, userId));
  // Erased since.
  if (!found || !reader) return;
  const { row, message } = found;
  if (userId !== null && !(await mayStillRead(db, row, userId))) return;
  await mailer.deliver({
    ...replyMail({
      messageId,
      userId,
      reader,
      conversation: row,
      text: message.text,
      files: await nameFiles(db, messageId),
      appUrl: settings.appUrl,
    }),
    replyTo: replyAddress(settings, row.id) ?? settings.mail.firmInbox.address,
    thread: await threadOf(db, row.id),
    // A lead has no page of theirs to download from.
    ...(userId === null ? { files: await filesOf(services, messageId) } : {}),
  });
}
