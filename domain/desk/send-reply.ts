import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import type { MailPart } from "../mail-part.ts";
import { findTurn } from "./find-turn.ts";
import { filesOf } from "./list-files.ts";
import { replyAddress } from "./mail/reply-address.ts";
import { threadOf } from "./mail/thread-of.ts";
import { nameFiles } from "./name-files.ts";
import type { ConversationRow } from "./tables.ts";

type Services = {
  db: Queryable;
  mailer: Mailer;
  settings: Pick<Settings, "appUrl" | "mail" | "secret">;
};

async function readerOf({ db }: Services, { name, email }: ConversationRow, userId: string | null) {
  if (userId !== null) return findUser({ db }, userId);
  return email ? { email, firstName: name?.split(" ")[0] ?? null } : null;
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
  const further: MailPart[] =
    userId === null
      ? [paragraph("Reply to this email to write back.")]
      : [
          {
            kind: "button",
            label: "Read it, or write back",
            href: `${settings.appUrl}/dashboard/requests/${row.id}`,
          },
        ];
  const mail = toPerson(reader, {
    id: `conversation-reply-${messageId}${userId === null ? "" : `-${userId}`}`,
    heading: `About “${row.subject}”`,
    subject: `Re: ${row.subject}`,
    parts: [{ kind: "quote", text: message.text }, ...(await nameFiles(db, messageId)), ...further],
  });
  await mailer.deliver({
    ...mail,
    replyTo: replyAddress(settings, row.id) ?? settings.mail.firmInbox.address,
    thread: await threadOf(db, row.id),
    // A lead has no page of theirs to download from.
    ...(userId === null ? { files: await filesOf(db, messageId) } : {}),
  });
}
