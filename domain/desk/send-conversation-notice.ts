import { firmMoment } from "../../content/firm-day.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { nameOf, toFirm } from "../address-mail.ts";
import { nameCompanies } from "../companies/name-companies.ts";
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

/** As a lead called themselves. */
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
  const promised = clock && clock.metAt === null ? firmMoment(clock.dueAt) : "nothing is due";
  const isNew = message.n === 1;
  const heading = `${nameOf(writer)}${company ? ` of ${company}` : ""} ${isNew ? "asks for help" : "wrote"}`;
  await mailer.deliver({
    ...toFirm(settings.mail, writer, {
      id: `conversation-notice-${messageId}`,
      heading,
      subject: `${heading}: ${row.subject}`,
      parts: [
        {
          kind: "facts",
          rows: [
            [row.kind === "lead" ? "Lead" : "Member", `${nameOf(writer)}, ${writer.email}`],
            ["Company", company ?? "none"],
            ["Urgency", row.urgency],
            ["Answer by", promised],
          ],
        },
        { kind: "quote", text: message.text },
        ...(await nameFiles(db, messageId)),
        {
          kind: "button",
          label: "Answer it in the inbox",
          href: `${settings.appUrl}/admin/inbox/${row.id}`,
        },
      ],
    }),
    to: await inboxOf(services, row),
  });
}
