import { z } from "zod";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { firm } from "../../../content/firm.ts";
import { paragraph, questions, type Reader, toPerson } from "../../address-mail.ts";
import { toBilling } from "../../mail-buttons.ts";
import type { Fact } from "../../mail-part.ts";
import type { InvoiceRow } from "./tables.ts";

export const disputeNews = z.enum(["open", "won", "lost"]);

export type DisputeNews = z.output<typeof disputeNews>;

type Values = {
  news: DisputeNews;
  userId: string | null;
  reader: Reader;
  invoice: Pick<InvoiceRow, "id" | "number" | "date">;
  company: string;
  cents: number;
  card: string | null;
  appUrl: string;
};

const reply = `reply to this email or call ${firm.phone}, and we will settle it with you.`;

type Said = { heading: (sum: string) => string; say: (sum: string, card: string) => string };

const words: Record<DisputeNews, Said> = {
  open: {
    heading: (sum) => `Your payment of ${sum} is in dispute`,
    say: (sum, card) =>
      `Your bank tells us that you dispute the payment of ${sum} from ${card}, and may hold the money while it looks into it. If this is a mistake, please ask your bank to withdraw the dispute. If something is wrong with the invoice, ${reply} You can still use the hours you have.`,
  },
  won: {
    heading: (sum) => `The dispute over your payment of ${sum} is closed`,
    say: (sum, card) =>
      `Your bank has decided that the payment of ${sum} from ${card} stands. There is nothing for you to do.`,
  },
  lost: {
    heading: (sum) => `Your bank reversed your payment of ${sum}`,
    say: (sum, card) =>
      `Your bank has closed the dispute and returned ${sum} to ${card}, so this invoice is unpaid again. Please ${reply}`,
  },
};

export const disputeMail = ({ news, userId, reader, invoice, company, cents, ...values }: Values) =>
  toPerson(reader, {
    kind: "dispute",
    key: `${news}-${invoice.id}-${userId ?? "billing"}`,
    heading: words[news].heading(dollars(cents)),
    parts: [
      paragraph(words[news].say(dollars(cents), values.card ?? "your card")),
      {
        kind: "facts",
        rows: [
          ["Company", company],
          ...(invoice.number ? [["Invoice", invoice.number] as Fact] : []),
          ["Date", civilDay(invoice.date)],
          ["Disputed", dollars(cents)],
        ],
      },
      toBilling(values),
      ...(news === "won" ? [questions] : []),
    ],
  });
