import { civilDay, civilDays } from "../../../content/civil-day.ts";
import { dollars, dollarsAlike } from "../../../content/dollars.ts";
import { firmMoment } from "../../../content/firm-day.ts";
import { paragraph, questions, type Reader, toPerson } from "../../address-mail.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { toBilling } from "../../mail-buttons.ts";
import type { Fact, MailPart } from "../../mail-part.ts";
import { askedOfCard } from "./asked-of-card.ts";
import { isOverageAlone, paysForUpgrade } from "./bill-reasons.ts";
import { firstPaymentEnds } from "./first-payment-ends.ts";
import type { InvoiceRow } from "./tables.ts";

/** Lapsed is a first payment that the provider has given up. */
export type PaymentNews = "paid" | "refused" | "bank" | "lapsed";

type Values = {
  news: PaymentNews;
  userId: string | null;
  reader: Reader;
  invoice: Pick<
    InvoiceRow,
    | "id"
    | "number"
    | "date"
    | "createdAt"
    | "totalCents"
    | "creditUsedCents"
    | "nextAttemptAt"
    | "starts"
    | "ends"
    | "reason"
  >;
  /** Of its total, for hours beyond the plan; below zero where a correction gives back. */
  overageCents: number;
  company: string;
  plan: string;
  card: string;
  /** After that only what is owed can be paid; no card is kept for more. */
  hasEnded: boolean;
  appUrl: string;
};

const headings = {
  paid: "Your payment went through",
  refused: "Your card was declined",
  bank: "Your bank asks you to confirm a payment",
  lapsed: "Your first payment was not completed",
};

const subjects: Record<PaymentNews, (sum: string) => string> = {
  paid: (sum) => `Your payment of ${sum} went through`,
  refused: (sum) => `Your card was declined for ${sum}`,
  bank: (sum) => `Please confirm your payment of ${sum}`,
  lapsed: (sum) => `Your first payment of ${sum} was not completed`,
};

export const paymentMail = (values: Values) =>
  toPerson(values.reader, {
    kind: "payment",
    key: `${values.news}-${values.invoice.id}-${values.userId ?? "billing"}`,
    heading: headings[values.news],
    subject: subjects[values.news](chargedOf(values)),
    parts: [
      paragraph(say(values)),
      { kind: "facts", rows: facts(values) },
      ...sums(values),
      toBilling(values),
      questions,
    ],
  });

function keptOf(values: Values): string {
  if (values.invoice.reason === "subscription_create")
    return `Your membership begins once it is paid. If that is not done by ${firmMoment(firstPaymentEnds(values.invoice))}, nothing is charged and it does not begin.`;
  if (paysForUpgrade(values.invoice))
    return "Your plan changes once it is paid, within a day; until then it stays as it is.";
  return isOverageAlone(values.invoice)
    ? "You can still use the hours you have."
    : "You can still use the hours you have; new ones come once it is paid.";
}

const chargedOf = ({ invoice }: Values) => dollars(askedOfCard(invoice) || invoice.totalCents);

function say(values: Values): string {
  const { news, invoice, card, hasEnded } = values;
  const { totalCents, creditUsedCents: credit, nextAttemptAt } = invoice;
  const sum = chargedOf(values);
  const fromCredit = `Your credit covered ${dollars(credit)}`;
  if (news === "paid") {
    if (credit === totalCents) return `${fromCredit}, so nothing was charged.`;
    return `We charged ${sum} to ${card}.${credit > 0 ? ` ${fromCredit}.` : ""}`;
  }
  if (news === "lapsed")
    return `The first payment of ${sum} was not completed within a day, so nothing was charged and your membership has not begun. To begin it, please open your billing page and pay with ${card} or with another card.`;
  const kept = keptOf(values);
  if (news === "bank")
    return `Your bank asks you to confirm the payment of ${sum} from ${card}. Only you can do that: please open your billing page and press “Confirm with your bank”. ${kept}`;
  const way = hasEnded ? "press “Pay this invoice”" : "use another card";
  const next = nextAttemptAt
    ? `We will try it again on ${civilDay(civilDateOf(nextAttemptAt))}. To pay sooner, open your billing page and ${way}.`
    : `We will not try this card again by ourselves: please open your billing page and ${way}.`;
  return `${sum} could not be charged to ${card}. ${next} ${kept}`;
}

function facts({ company, plan, card, invoice, ...values }: Values): Fact[] {
  const { number, date, totalCents, starts, ends } = invoice;
  return [
    ["Company", company],
    ...(number ? [["Invoice", number] as Fact] : []),
    ["Date", civilDay(date)],
    isOverageAlone(invoice) ? ["For", "Hours beyond your plan"] : ["Plan", plan],
    ...(starts && ends ? [["Period", civilDays({ starts, ends })] as Fact] : []),
    ["Card", card],
    ...(addsUp({ invoice, ...values }) ? [] : [["Total", dollars(totalCents)] as Fact]),
  ];
}

type Sums = Pick<Values, "news" | "invoice" | "overageCents">;

const hasOverage = ({ invoice, overageCents }: Omit<Sums, "news">) =>
  overageCents !== 0 && !isOverageAlone(invoice);

const addsUp = (values: Omit<Sums, "news">) =>
  hasOverage(values) || values.invoice.creditUsedCents > 0;

function sums({ news, invoice, overageCents: overage }: Sums): MailPart[] {
  const values = { invoice, overageCents: overage };
  if (!addsUp(values)) return [];
  const { totalCents: total, creditUsedCents: credit } = invoice;
  const say = dollarsAlike([total, overage, credit]);
  const parts: Fact[] = [
    ["For the plan", say(total - overage)],
    ["Hours beyond your plan", say(overage)],
  ];
  const rest: Fact[] = [
    ["Paid by credit", say(-credit).replace("-", "−")],
    [news === "paid" ? "Charged to your card" : "To be paid", say(askedOfCard(invoice))],
  ];
  return [
    {
      kind: "sums",
      rows: [
        ...(hasOverage(values) ? parts : []),
        ["Total", say(total)],
        ...(credit > 0 ? rest : []),
      ],
    },
  ];
}
