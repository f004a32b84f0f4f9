import type { Clock } from "../platform/clock.ts";
import type { Queryable } from "../platform/db/database.ts";
import { keyedHash } from "../platform/keyed-hash.ts";
import type { Log } from "../platform/log.ts";
import type { Mail, Mailer } from "../platform/mail.ts";
import { RefusedAddress } from "../platform/refused-address.ts";
import { reserveMail } from "../platform/reserve-mail.ts";

export type AcknowledgingServices = {
  db: Queryable;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  settings: { secret: string };
};

/** Anybody may have typed it: that there is no such mailbox is nothing for staff to look at. */
export async function deliverUnproved(
  { mailer, log }: Pick<AcknowledgingServices, "mailer" | "log">,
  mail: Mail,
): Promise<void> {
  await mailer.deliver(mail).catch((error: unknown) => {
    if (!(error instanceof RefusedAddress)) throw error;
    log.warn({ mail: mail.id }, "not mailed: the mail server knows no such mailbox");
  });
}

/** An unproved address gets three a day from all networks; each form counts separately, and mails of unproved senders together as well. */
export async function acknowledge(
  services: AcknowledgingServices,
  form: "message" | "signup" | "invitation",
  mail: Mail & { to: string },
  { isProved = true } = {},
): Promise<void> {
  const { id } = mail;
  const mailbox = keyedHash(services.settings.secret, form, mailboxOf(mail.to));
  const today = { mailId: id, recipient: mailbox.toString("base64url"), most: 3, hours: 24 };
  const together = { mailId: `unproved-${id}`, recipient: "unproved", most: 20, hours: 1 };
  if (!(await reserveMail(services, today)))
    services.log.warn({ mail: id }, "not acknowledged: this mailbox has had three today");
  else if (!isProved && !(await reserveMail(services, together)))
    services.log.warn(
      { mail: id },
      "not acknowledged: twenty unproved senders have been this hour",
    );
  else await deliverUnproved(services, mail);
}

/** The many spellings of one mailbox: case, a tag, and the dots that some providers ignore. */
function mailboxOf(email: string): string {
  const [local = "", host = ""] = email.toLowerCase().split("@");
  return `${local.replace(/\+.*$/, "").replaceAll(".", "")}@${host}`;
}
