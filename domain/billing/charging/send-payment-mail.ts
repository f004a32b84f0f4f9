import { eq } from "drizzle-orm";
import { civilDay, civilDays } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { firm } from "../../../content/firm.ts";
import { paragraph, toPerson } from "../../address-mail.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { type NoticeServices, toPlan } from "../../hours/send-hours-notice.ts";
import { planName } from "../../plans/plan-name.ts";
import { cardName } from "../schema.ts";
import { type InvoiceRow, invoices } from "./tables.ts";
import { payerOf } from "./payer-of.ts";
import { requireSubscription } from "./find-subscription.ts";

type About = {
  invoiceId: string;
  companyId: string;
  userId: string | null;
  news: "paid" | "refused" | "bank";
};

const headings = {
  paid: "Your payment went through",
  refused: "Your card was refused",
  bank: "Your bank asks you to confirm a payment",
};

export async function sendPaymentMail(
  services: NoticeServices,
  { invoiceId, companyId, userId, news }: About,
): Promise<void> {
  const { db, mailer, settings } = services;
  const reader = await payerOf(services, companyId, userId);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!reader || !invoice?.subscriptionId) return;
  // What has been paid meanwhile is no longer asked for.
  if (news !== "paid" && invoice.status === "paid") return;
  const row = await requireSubscription(db, invoice.subscriptionId);
  const card = cardName(row) ?? "your card";
  await mailer.deliver(
    toPerson(reader, {
      id: `payment-${news}-${invoiceId}-${userId ?? "billing"}`,
      heading: headings[news],
      parts: [
        paragraph(say(news, invoice, card)),
        { kind: "facts", rows: facts(invoice, planName(row.planId), card) },
        toPlan(settings),
        paragraph(`Questions? Reply to this email or call ${firm.phone}.`),
      ],
    }),
  );
}

/** On an invoice of its own, which holds up no new hours. */
const isOverage = ({ reason }: Pick<InvoiceRow, "reason">) => reason === "manual";

function say(news: About["news"], invoice: InvoiceRow, card: string): string {
  const { totalCents, creditUsedCents: credit, nextAttemptAt } = invoice;
  const sum = dollars(totalCents - credit);
  const fromCredit = `Your credit paid ${dollars(credit)}`;
  if (news === "paid") {
    if (credit === totalCents) return `${fromCredit}, and nothing was charged.`;
    return `We charged ${sum} to ${card}.${credit > 0 ? ` ${fromCredit}.` : ""}`;
  }
  const kept = isOverage(invoice)
    ? "Hours you have stay usable."
    : "Hours you have stay usable; new ones come when it is paid.";
  if (news === "bank")
    return `Your bank wants you to confirm the payment of ${sum} from ${card}. Please open your plan and press “Confirm with your bank”. ${kept}`;
  const again = nextAttemptAt ? ` We try again on ${civilDay(civilDateOf(nextAttemptAt))}.` : "";
  return `${sum} could not be charged to ${card}. Please open your plan and use another card.${again} ${kept}`;
}

function facts(
  { number, date, totalCents, starts, ends, reason }: InvoiceRow,
  plan: string,
  card: string,
): [string, string][] {
  return [
    ["Invoice", number ?? "Draft"],
    ["Date", civilDay(date)],
    isOverage({ reason }) ? ["For", "Hours beyond your plan"] : ["Plan", plan],
    ...(starts && ends ? [["For", civilDays({ starts, ends })] as [string, string]] : []),
    ["Card", card],
    ["Total", dollars(totalCents)],
  ];
}
