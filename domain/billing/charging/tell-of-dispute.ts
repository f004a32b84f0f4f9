import { eq } from "drizzle-orm";
import { z } from "zod";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { firm } from "../../../content/firm.ts";
import type { Ctx } from "../../../platform/context.ts";
import { paragraph, toPerson } from "../../address-mail.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { type NoticeServices, toPlan } from "../../hours/send-hours-notice.ts";
import { type InvoiceRow, invoices } from "./tables.ts";
import { disputeOf } from "./dispute-of.ts";
import { payerOf } from "./payer-of.ts";
import { tellKeepers } from "./tell-of-invoice.ts";

export const disputeNews = z.enum(["open", "won", "lost"]);

type News = z.output<typeof disputeNews>;

/** Once when it is raised and once when it is closed. `ctx.db` is the transaction that keeps the reading. */
export async function tellOfDispute(
  ctx: Pick<Ctx, "db" | "jobs">,
  invoice: InvoiceRow,
): Promise<void> {
  const { id: invoiceId, companyId, disputeTold } = invoice;
  const stands = disputeOf(invoice);
  const news = stands === "answered" ? "open" : stands;
  if (news === null || news === disputeTold) return;
  await ctx.db.update(invoices).set({ disputeTold: news }).where(eq(invoices.id, invoiceId));
  const kept = await keptCompany(ctx.db, companyId);
  await tellKeepers(ctx, kept, "dispute-mail", { invoiceId, news });
}

const words: Record<News, { heading: string; say: (sum: string) => string }> = {
  open: {
    heading: "Your bank disputes a payment to us",
    say: (sum) =>
      `Your bank tells us that the payment of ${sum} is disputed, and may hold the money while it looks into it. If that was a mistake, please ask the bank to withdraw it. If something is wrong with the invoice, reply to this email and we settle it with you. Hours you have stay usable.`,
  },
  won: {
    heading: "The dispute about your payment is over",
    say: (sum) =>
      `Your bank has closed it: the payment of ${sum} stands, and there is nothing for you to do.`,
  },
  lost: {
    heading: "Your bank took a payment back",
    say: (sum) =>
      `Your bank has closed the dispute and given ${sum} back to your card. With us this invoice is not paid any more; reply to this email to settle it.`,
  },
};

type About = { invoiceId: string; companyId: string; userId: string | null; news: News };

export async function sendDisputeMail(
  services: NoticeServices,
  { invoiceId, companyId, userId, news }: About,
): Promise<void> {
  const { db, mailer, settings } = services;
  const reader = await payerOf(services, companyId, userId);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!reader || !invoice) return;
  const { number, date, totalCents, disputeCents } = invoice;
  const sum = dollars(disputeCents ?? totalCents);
  const { heading, say } = words[news];
  await mailer.deliver(
    toPerson(reader, {
      id: `dispute-${news}-${invoiceId}-${userId ?? "billing"}`,
      heading,
      parts: [
        paragraph(say(sum)),
        {
          kind: "facts",
          rows: [
            ["Invoice", number ?? "Not numbered yet"],
            ["Date", civilDay(date)],
            ["Disputed", sum],
          ],
        },
        toPlan(settings),
        paragraph(`Questions? Reply to this email or call ${firm.phone}.`),
      ],
    }),
  );
}
