import { eq } from "drizzle-orm";
import { findCompany } from "../../companies/find-company.ts";
import type { NoticeServices } from "../../hours/notices/send-hours-notice.ts";
import { planName } from "../../plans/plan-name.ts";
import { overageOnInvoices } from "../overage/show-overage.ts";
import { cardName } from "../schema.ts";
import { invoices } from "./tables.ts";
import { type PaymentNews, paymentMail } from "./payment-mail.ts";
import { payerOf } from "../../invoices/payer-of.ts";
import { isOver, requireSubscription } from "./find-subscription.ts";

type About = {
  invoiceId: string;
  companyId: string;
  userId: string | null;
  news: PaymentNews;
};

export async function sendPaymentMail(
  services: NoticeServices,
  { invoiceId, companyId, userId, news }: About,
): Promise<void> {
  const { db, mailer, settings } = services;
  const reader = await payerOf(services, companyId, userId);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!reader || !invoice?.subscriptionId) return;
  if (news !== "paid" && invoice.status === "paid") return;
  const row = await requireSubscription(db, invoice.subscriptionId);
  const charged = news === "paid" || news === "refused" ? cardName(invoice) : null;
  const card = charged ?? cardName(row) ?? "your card";
  const lines = (await overageOnInvoices(db, [invoice.companyId])).get(invoice.id) ?? [];
  const overageCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const plan = planName(row.planId);
  const hasEnded = row.membershipId !== null && isOver(row);
  const { name: company } = await findCompany(db, companyId);
  const { appUrl } = settings;
  await mailer.deliver(
    paymentMail({
      news,
      userId,
      reader,
      invoice,
      overageCents,
      company,
      plan,
      card,
      hasEnded,
      appUrl,
    }),
  );
}
