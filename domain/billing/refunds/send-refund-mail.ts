import { eq } from "drizzle-orm";
import { dollars } from "../../../content/dollars.ts";
import { firm } from "../../../content/firm.ts";
import { paragraph, toPerson } from "../../address-mail.ts";
import { type NoticeServices, toPlan } from "../../hours/send-hours-notice.ts";
import { payerOf } from "../charging/payer-of.ts";
import { cardRefunds } from "./tables.ts";
import { invoices } from "../charging/tables.ts";

type About = { refundId: string; companyId: string; userId: string | null };

const words = {
  refund: {
    heading: (sum: string) => `We refunded ${sum}`,
    text: "It goes back to the card that paid this invoice. Banks take five to ten business days to show it.",
  },
  credit: {
    heading: (sum: string) => `You have a credit of ${sum}`,
    text: "Your next invoices take it first, so your card is charged that much less.",
  },
};

export async function sendRefundMail(
  services: NoticeServices,
  { refundId, companyId, userId }: About,
): Promise<void> {
  const { db, mailer, settings } = services;
  const reader = await payerOf(services, companyId, userId);
  const [row] = await db
    .select({ refund: cardRefunds, number: invoices.number })
    .from(cardRefunds)
    .leftJoin(invoices, eq(invoices.id, cardRefunds.invoiceId))
    .where(eq(cardRefunds.id, refundId));
  if (!reader || row?.refund.state !== "done") return;
  const { kind, cents, reason } = row.refund;
  const { heading, text } = words[kind];
  await mailer.deliver(
    toPerson(reader, {
      id: `refund-${refundId}-${userId ?? "billing"}`,
      heading: heading(dollars(cents)),
      parts: [
        paragraph(text),
        {
          kind: "facts",
          rows: [
            ...(row.number ? [["Invoice", row.number] as [string, string]] : []),
            ["Amount", dollars(cents)],
            ["Why", reason],
          ],
        },
        toPlan(settings),
        paragraph(`Questions? Reply to this email or call ${firm.phone}.`),
      ],
    }),
  );
}
