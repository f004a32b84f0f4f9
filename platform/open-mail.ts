import { capturedMailbox, type CapturedMailbox } from "./captured-mail.ts";
import type { Settings } from "./env.ts";
import { smtpMailer, type Mailer } from "./mail.ts";

/** Real mail where an SMTP server is set; otherwise mail is captured, and `mailbox` reads it. */
export function openMail(
  settings: Pick<Settings, "mail" | "dataDir">,
  firmName: string,
): { mailer: Mailer; mailbox: CapturedMailbox | undefined } {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl)
    return { mailer: smtpMailer(smtpUrl, { name: firmName, address: from }), mailbox: undefined };
  const mailbox = capturedMailbox(settings.dataDir, from);
  return { mailer: mailbox, mailbox };
}
