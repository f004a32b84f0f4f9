import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { nameOf } from "../address-mail.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { conversationNoticeMail } from "./conversation-notice-mail.ts";
import { findTurn } from "./find-turn.ts";
import { inboxOf } from "./inbox-of.ts";
import { nameFiles } from "./name-files.ts";
import type { ConversationRow } from "./tables.ts";
import { tellClocks } from "./promises/tell-clocks.ts";

type Services = {
  db: Queryable;
  clock: Clock;
  mailer: Mailer;
  settings: Pick<Settings, "appUrl" | "mail" | "adminEmails">;
};

const leadOf = ({ email, name }: ConversationRow) =>
  email === null ? null : { email, firstName: name, lastName: null };

/** What a client wrote, to whoever looks after it, else to the firm. */
export async function sendConversationNotice(
  services: Services,
  { messageId }: { messageId: string },
): Promise<void> {
  const { db, mailer, settings } = services;
  const found = await findTurn(db, messageId);
  if (!found) return;
  const { row, message } = found;
  const writerId = message.personId ?? row.personId;
  const writer = writerId === null ? leadOf(row) : await findUser({ db }, writerId);
  if (!writer) return;
  const company = row.companyId
    ? (await nameCompanies(db, [row.companyId])).get(row.companyId)
    : undefined;
  const clock = (await tellClocks(services, [row.id])).get(row.id);
  await mailer.deliver(
    conversationNoticeMail({
      inbox: await inboxOf(services, row),
      messageId,
      conversation: row,
      writer: { name: nameOf(writer), email: writer.email },
      company: company ?? null,
      isFirst: message.n === 1,
      text: message.text,
      files: await nameFiles(db, messageId),
      promisedBy: clock && clock.metAt === null ? new Date(clock.dueAt) : null,
      appUrl: settings.appUrl,
    }),
  );
}
