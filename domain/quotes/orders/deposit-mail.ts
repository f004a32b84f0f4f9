import { dollars, dollarsAlike } from "../../../content/dollars.ts";
import type { Fact, MailPart } from "../../mail-part.ts";
import { paragraph, questions, type Reader, toPerson } from "../../address-mail.ts";
import { toBilling } from "../../mail-buttons.ts";

type Values = {
  quoteId: string;
  userId: string | null;
  reader: Reader;
  /** Only owners read the order. */
  isOwner: boolean;
  title: string;
  deposit: number;
  total: number;
  /** Cents of the deposit that the client's credit paid. */
  credit: number;
  card: string | null;
  appUrl: string;
};

function facts({ title, deposit, total }: Values): Fact[] {
  const say = dollarsAlike([deposit, total]);
  return [
    ["For", title],
    ["Deposit", say(deposit)],
    ["Total", say(total)],
  ];
}

export const depositMail = (values: Values) =>
  toPerson(values.reader, {
    kind: "deposit",
    key: `${values.quoteId}-${values.userId ?? "billing"}`,
    heading: "Your deposit is paid",
    subject: `Your deposit of ${dollars(values.deposit)} is paid`,
    parts: [
      paragraph(`${sayPayment(values)}${sayBalance(values)}`),
      {
        kind: "facts",
        rows: facts(values),
      },
      values.isOwner ? toOrder(values) : toBilling(values),
      questions,
    ],
  });

const toOrder = ({ appUrl, quoteId }: Values): MailPart => ({
  kind: "button",
  label: "See the order",
  href: `${appUrl}/dashboard/quotes/${quoteId}`,
});

function sayPayment({ deposit, credit, card }: Values): string {
  const covered = `Your credit covered ${dollars(credit)}`;
  if (credit === deposit) return `${covered}, so nothing was charged.`;
  const charged = `We charged ${dollars(deposit - credit)} to ${card ?? "your card"}.`;
  return credit > 0 ? `${charged} ${covered}.` : charged;
}

function sayBalance({ deposit, total }: Values): string {
  if (total === deposit) return "";
  return ` We will send an invoice for the other ${dollars(total - deposit)} once everything is delivered.`;
}
