import { civilDay } from "../../content/civil-day.ts";
import { dollars, dollarsAlike } from "../../content/dollars.ts";
import { firm } from "../../content/firm.ts";
import type { Mailbox } from "../../platform/mailbox.ts";
import { paragraph, questions, type Reader, toFirm, toPerson } from "../address-mail.ts";
import type { Fact, MailPart } from "../mail-part.ts";
import type { StaffQuote } from "./schema.ts";

type Quote = Pick<StaffQuote, "id" | "version" | "title" | "total" | "deposit" | "expiresOn">;

function facts({ title, total, deposit }: Quote): Fact[] {
  const say = dollarsAlike([total, deposit]);
  return [
    ["Quote", title],
    ["Total", say(total)],
    ["Deposit", deposit > 0 ? say(deposit) : "None"],
  ];
}

type Sent = { userId: string; reader: Reader; quote: Quote; appUrl: string };

export function quoteMail({ userId, reader, quote, appUrl }: Sent) {
  const isNew = quote.version === 1;
  return toPerson(reader, {
    kind: "quote",
    key: `${quote.id}-${quote.version}-${userId}`,
    heading: isNew ? "A quote for you" : "A new version of your quote",
    subject: `${isNew ? "Quote" : "Updated quote"}: ${quote.title}`,
    preview: `${dollars(quote.total)} in total, open until ${civilDay(quote.expiresOn)}.`,
    parts: [
      paragraph(
        isNew
          ? "You can read it online, and accept or decline it there."
          : "It replaces the one before. You can read it online, and accept or decline it there.",
      ),
      {
        kind: "facts",
        rows: [...facts(quote), ["Open until", civilDay(quote.expiresOn)]],
      },
      {
        kind: "button",
        label: "Read and answer the quote",
        href: `${appUrl}/dashboard/quotes/${quote.id}`,
      },
      questions,
    ],
  });
}

type Answered = Quote &
  Pick<StaffQuote, "company" | "depositBy" | "acceptedName" | "declinedBecause">;

type Answer = { inbox: Mailbox; quote: Answered; status: "accepted" | "declined"; appUrl: string };

type Accepted = Sent & {
  quote: Quote & Pick<StaffQuote, "company" | "depositBy" | "acceptedName" | "hash">;
};

function sayOwnDeposit({ deposit, depositBy }: Accepted["quote"]): string {
  if (deposit === 0) return "No deposit is asked for.";
  return depositBy === "card"
    ? `The deposit of ${dollars(deposit)} can be paid by card on the page of the quote.`
    : `The invoice for the deposit of ${dollars(deposit)} comes in an email of its own.`;
}

export const quoteAcceptedMail = ({ userId, reader, quote, appUrl }: Accepted) =>
  toPerson(reader, {
    kind: "quote-accepted",
    key: `${quote.id}-${quote.version}-${userId}`,
    heading: `${quote.company} accepted a quote`,
    subject: `Accepted: ${quote.title}`,
    parts: [
      paragraph(`${quote.acceptedName} accepted it for ${quote.company}. ${sayOwnDeposit(quote)}`),
      {
        kind: "facts",
        rows: [...facts(quote), ["Fingerprint", quote.hash ?? ""]],
      },
      {
        kind: "button",
        label: "See the quote",
        href: `${appUrl}/dashboard/quotes/${quote.id}`,
      },
      questions,
    ],
  });

function sayDeposit({ deposit, depositBy }: Answered): string {
  if (deposit === 0) return "No deposit was asked for.";
  return depositBy === "card"
    ? `The deposit of ${dollars(deposit)} is due by card; the quote will show when it is paid.`
    : `We sent them an invoice for the deposit of ${dollars(deposit)}.`;
}

const sayDecline = (reason: string | null): MailPart[] =>
  reason
    ? [paragraph("Their reason:"), { kind: "quote", text: reason }]
    : [paragraph("They gave no reason.")];

export const quoteAnswerMail = ({ inbox, quote, status, appUrl }: Answer) =>
  toFirm(inbox, firm, {
    kind: "quote-answer",
    key: `${quote.id}-${quote.version}`,
    heading: `${quote.company} ${status} a quote`,
    subject: `Quote ${status}: ${quote.title}`,
    parts: [
      { kind: "facts", rows: facts(quote) },
      ...(status === "accepted"
        ? [
            paragraph(
              `${quote.acceptedName} accepted it for ${quote.company}. ${sayDeposit(quote)}`,
            ),
          ]
        : sayDecline(quote.declinedBecause)),
      { kind: "button", label: "See the quote", href: `${appUrl}/admin/quotes/${quote.id}` },
    ],
  });
