import { dollars } from "../../../content/dollars.ts";
import { paragraph, questions, type Reader, toPerson } from "../../address-mail.ts";
import { toBilling } from "../../mail-buttons.ts";
import type { Fact } from "../../mail-part.ts";

type Values = {
  refundId: string;
  userId: string | null;
  reader: Reader;
  kind: "refund" | "credit";
  company: string;
  cents: number;
  reason: string;
  number: string | null;
  /** Of a refund, the one that paid; of a credit, the one that is charged. */
  card: string | null;
  appUrl: string;
};

const words = {
  refund: {
    heading: (sum: string) => `We refunded ${sum}`,
    subject: (sum: string, card: string | null) =>
      `We refunded ${sum}${card === null ? "" : ` to ${card}`}`,
    text: (sum: string, card: string | null) =>
      `${sum} is on its way to ${card ?? "the card that paid this invoice"}. Banks usually take five to ten business days to show it.`,
  },
  credit: {
    heading: (sum: string) => `We gave you a credit of ${sum}`,
    subject: (sum: string) => `We gave you a credit of ${sum}`,
    text: (_: string, card: string | null) =>
      `It comes off your next invoices, so ${card ?? "your card"} is charged that much less.`,
  },
};

export const refundMail = ({ refundId, userId, reader, kind, cents, ...values }: Values) =>
  toPerson(reader, {
    kind: "refund",
    key: `${refundId}-${userId ?? "billing"}`,
    heading: words[kind].heading(dollars(cents)),
    subject: words[kind].subject(dollars(cents), values.card),
    parts: [
      paragraph(words[kind].text(dollars(cents), values.card)),
      {
        kind: "facts",
        rows: [
          ["Company", values.company],
          ...(values.number ? [["Invoice", values.number] as Fact] : []),
          ["Amount", dollars(cents)],
          ["Reason", values.reason],
        ],
      },
      toBilling(values),
      questions,
    ],
  });
