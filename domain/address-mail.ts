import { firm } from "../content/firm.ts";
import type { Settings } from "../platform/env.ts";
import type { Mail } from "../platform/mail.ts";
import { layOutMail, plainName } from "./mail-layout.ts";
import type { MailPart } from "./mail-part.ts";

export type Words = { id: string; heading: string; subject?: string; parts: MailPart[] };

export const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

type Person = { email: string; firstName: string | null; lastName: string | null };

export function nameOf({ email, firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

/** For staff, who may want to call. */
export function personFacts(
  person: Person & { phone: string | null; company: string | null },
): [name: string, value: string][] {
  return [
    ["Name", nameOf(person)],
    ["Email", person.email],
    ["Phone", person.phone ?? "not given"],
    ["Company", person.company ?? "not given"],
  ];
}

export function toFirm(
  { firmInbox }: Settings["mail"],
  { email }: { email: string },
  { id, heading, subject = heading, parts }: Words,
): Mail {
  return { id, to: firmInbox, replyTo: email, subject, ...layOutMail(heading, parts) };
}

/** Anyone can enter anyone’s address in a form, so this repeats nothing they typed but a plain name. */
export function toPerson(
  { email, firstName }: Pick<Person, "email" | "firstName">,
  { id, heading, subject = heading, parts }: Words,
): Mail {
  return {
    id,
    to: email,
    replyTo: firm.email,
    subject: `${subject} - ${firm.name}`,
    ...layOutMail(heading, parts, [paragraph(`Hello${plainName(firstName)},`)]),
  };
}
