import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { TooLarge } from "../../platform/too-large.ts";
import { findUser } from "../accounts/require-user.ts";
import { isSeated } from "../companies/require-seat.ts";
import { askingRoles } from "./in-conversation.ts";
import { findTurn } from "./find-turn.ts";
import { filesOf } from "./list-files.ts";
import { type AnsweringSettings, wayBack } from "./mail/way-back.ts";
import { nameFiles } from "./name-files.ts";
import { replyMail } from "./reply-mail.ts";
import type { ConversationRow } from "./tables.ts";
import { isKnownTooLarge, tellTooLarge } from "./tell-too-large.ts";

type Services = {
  mailer: Mailer;
  settings: AnsweringSettings & Pick<Settings, "appUrl">;
};

async function readerOf({ db }: Ctx, { name, email }: ConversationRow, userId: string | null) {
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

export async function sendReply(
  ctx: Ctx,
  services: Services,
  { messageId, userId }: { messageId: string; userId: string | null },
): Promise<void> {
  const { mailer, settings } = services;
  const { db } = ctx;
  const found = await findTurn(db, messageId);
  const reader = found && (await readerOf(ctx, found.row, userId));
  // Erased since.
  if (!found || !reader) return;
  const { row, message } = found;
  if (userId !== null && !(await mayStillRead(db, row, userId))) return;
  const { text } = message;
  const { appUrl } = settings;
  const values = { messageId, userId, reader, conversation: row, text, appUrl };
  const names = await nameFiles(db, messageId);
  const ways = await wayBack({ db, settings }, row.id);
  const mail = { ...replyMail({ ...values, files: names }), ...ways };
  // A lead has no page of theirs to download from.
  if (userId !== null || names.length === 0) return mailer.deliver(mail);
  const sendWithout = () =>
    mailer.deliver({ ...replyMail({ ...values, files: [], tooLarge: names }), ...ways });
  // Each try would upload them again to hear the same.
  if (await isKnownTooLarge(db, message)) return sendWithout();
  try {
    await mailer.deliver({ ...mail, files: await filesOf(ctx, messageId) });
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    await tellTooLarge(ctx, message, names);
    await sendWithout();
  }
}
