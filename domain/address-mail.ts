import { firmMoment } from "../content/firm-day.ts";
import { firm } from "../content/firm.ts";
import type { Mail } from "../platform/mail.ts";
import type { Mailbox } from "../platform/mailbox.ts";
import type { MailKind } from "./mail-kind.ts";
import { layOutMail, plainName } from "./mail-layout.ts";
import type { Fact, MailPart } from "./mail-part.ts";

type Words = {
  kind: MailKind;
  /** Tells one of its kind from the next. */
  key: string;
  heading: string;
  subject?: string;
  /** Beside the subject in a list of mails. */
  preview?: string;
  parts: MailPart[];
  writtenBy?: Mail["writtenBy"];
};

export const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

export const questions = paragraph(`Questions? Reply to this email or call ${firm.phone}.`);

/** Null where that has passed before the mail goes out. */
export const byWhen = (promisedBy: Date | null): string =>
  promisedBy ? `by ${firmMoment(promisedBy)}` : "as soon as we can";

type Person = { email: string; firstName: string | null; lastName: string | null };

export type Reader = Pick<Person, "email" | "firstName">;

export function nameOf({ email, firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

export type KnownPerson = Person & { phone: string | null; company: string | null };

export function personFacts(person: KnownPerson): Fact[] {
  return [
    ["Name", nameOf(person)],
    ["Email", person.email],
    ["Phone", person.phone ?? "not given"],
    ["Company", person.company ?? "not given"],
  ];
}

export type WrittenMail = Mail & { preview: string };

function write(
  { kind, key, heading, subject = heading, preview, parts, writtenBy }: Words,
  greeting: MailPart[],
) {
  return {
    id: `${kind}-${key}`,
    subject,
    ...layOutMail(heading, parts, { greeting, preview }),
    ...(writtenBy && { writtenBy }),
  };
}

export function toFirm(inbox: Mailbox, { email }: { email: string }, words: Words): WrittenMail {
  return { to: inbox, replyTo: email, ...write(words, []) };
}

/** Anyone can enter anyone’s address in a form, so this repeats nothing they typed but a plain name. */
export function toPerson({ email, firstName }: Reader, words: Words): WrittenMail & { to: string } {
  return {
    to: email,
    replyTo: firm.email,
    ...write(words, [paragraph(`Hello${plainName(firstName)},`)]),
  };
}
