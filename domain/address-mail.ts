import { firm } from "../content/firm.ts";
import type { Mail } from "../platform/mail.ts";
import { layOutMail, type MailPart, plainName } from "./mail-layout.ts";

type Words = { id: string; heading: string; subject?: string; parts: MailPart[] };

export const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

/** A notice for staff; a reply goes to the person it is about. */
export function toFirm(
  { firmInbox }: { firmInbox: string },
  { email }: { email: string },
  { id, heading, subject = heading, parts }: Words,
): Mail {
  return { id, to: firmInbox, replyTo: email, subject, ...layOutMail(heading, parts) };
}

/** Anyone can enter anyone’s address in a form, so this repeats nothing they typed but a plain name. */
export function toPerson(
  { email, firstName }: { email: string; firstName: string },
  { id, heading, subject = heading, parts }: Words,
): Mail {
  return {
    id,
    to: email,
    replyTo: firm.email,
    subject: `${subject} - ${firm.name}`,
    ...layOutMail(heading, [paragraph(`Hello${plainName(firstName)},`), ...parts]),
  };
}
