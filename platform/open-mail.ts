import { capturedMailbox, type CapturedMailbox } from "./captured-mail.ts";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import type { Settings } from "./env.ts";
import { smtpMailer, type Mailer } from "./mail.ts";

export function openMail(
  services: { settings: Pick<Settings, "mail">; db: Queryable; clock: Clock },
  firmName: string,
): { mailer: Mailer; mailbox: CapturedMailbox | undefined } {
  const { smtpUrl, from } = services.settings.mail;
  const sender = { ...from, name: from.name || firmName };
  if (smtpUrl) return { mailer: smtpMailer(smtpUrl, sender), mailbox: undefined };
  const mailbox = capturedMailbox(services, sender);
  return { mailer: mailbox, mailbox };
}
