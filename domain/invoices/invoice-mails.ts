import { civilDay } from "../../content/civil-day.ts";
import { dollars, dollarsAlike } from "../../content/dollars.ts";
import { firm } from "../../content/firm.ts";
import { paragraph, questions, type Reader, toPerson } from "../address-mail.ts";
import type { Fact, MailPart } from "../mail-part.ts";

type Values = {
  invoiceId: string;
  /** None at a billing address, which nobody has signed in with yet. */
  userId: string | null;
  reader: Reader;
  number: string;
  company: string;
  cents: number;
  dueDate: string;
  appUrl: string;
};

function toInvoice({ invoiceId, userId, reader, appUrl }: Values): MailPart[] {
  const href = `${appUrl}/dashboard/invoices/${invoiceId}`;
  return [
    ...(userId === null
      ? [
          paragraph(
            `To see it online, sign in with ${reader.email}. If it is not there, reply to this email, and we will send you the PDF.`,
          ),
        ]
      : []),
    { kind: "button", label: "See the invoice", href },
    { kind: "link", label: "Download it as a PDF", href: `${href}.pdf` },
  ];
}

const howToPay = (number: string) =>
  paragraph(
    `Please pay by ${firm.invoices.payBy} and include the invoice number ${number}. If you need our bank details, reply to this email.`,
  );

type Billed = Values & { lines: { text: string; cents: number }[] };

export function invoiceMail({ lines, ...values }: Billed) {
  const { invoiceId, userId, reader, number, company, cents, dueDate } = values;
  const say = dollarsAlike([cents, ...lines.map((line) => line.cents)]);
  return toPerson(reader, {
    kind: "invoice",
    key: `${invoiceId}-${userId ?? "billing"}`,
    heading: `Invoice ${number}: ${dollars(cents)}, due ${civilDay(dueDate)}`,
    preview: `For ${company}: ${lines.map(({ text }) => text).join("; ")}`,
    parts: [
      {
        kind: "facts",
        rows: [
          ["Company", company],
          ["Due", civilDay(dueDate)],
        ],
      },
      {
        kind: "sums",
        rows: [...lines.map(({ text, cents }): Fact => [text, say(cents)]), ["Total", say(cents)]],
      },
      howToPay(number),
      ...toInvoice(values),
      questions,
    ],
  });
}

/** For each of the days after it was due. */
const ordinals = ["Reminder", "Second reminder", "Third reminder"];

export function invoiceReminderMail({ days, ...values }: Values & { days: number }) {
  const { invoiceId, userId, reader, number, company, cents, dueDate } = values;
  const at = firm.invoices.remindAfter.indexOf(days);
  return toPerson(reader, {
    kind: "invoice-reminder",
    key: `${invoiceId}-${days}-${userId ?? "billing"}`,
    heading: `Invoice ${number} is overdue`,
    subject: `${ordinals[at] ?? "Reminder"}: invoice ${number} for ${dollars(cents)} is overdue`,
    parts: [
      paragraph(
        `${at > 0 ? "We wrote to you about this invoice before, and" : "We"} have not received your payment of ${dollars(cents)} yet. If it is on its way, thank you, and there is nothing more to do.`,
      ),
      {
        kind: "facts",
        rows: [
          ["Company", company],
          ["Invoice", number],
          ["Amount", dollars(cents)],
          ["Was due", civilDay(dueDate)],
        ],
      },
      howToPay(number),
      ...toInvoice(values),
      paragraph(
        `Is something wrong with it, or do you need more time? Reply to this email or call ${firm.phone}.`,
      ),
    ],
  });
}
