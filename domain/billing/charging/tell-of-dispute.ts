import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { findCompany } from "../../companies/find-company.ts";
import type { NoticeServices } from "../../hours/notices/send-hours-notice.ts";
import { cardName } from "../schema.ts";
import { type InvoiceRow, invoices } from "./tables.ts";
import { type DisputeNews, disputeMail } from "./dispute-mail.ts";
import { disputeOf } from "./dispute-of.ts";
import { payerOf } from "../../invoices/payer-of.ts";
import { tellKeepers } from "../../invoices/tell-keepers.ts";

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
  await tellKeepers(ctx, companyId, "dispute-mail", { invoiceId, news });
}

type About = { invoiceId: string; companyId: string; userId: string | null; news: DisputeNews };

export async function sendDisputeMail(
  services: NoticeServices,
  { invoiceId, companyId, userId, news }: About,
): Promise<void> {
  const { db, mailer, settings } = services;
  const reader = await payerOf(services, companyId, userId);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!reader || !invoice) return;
  const cents = invoice.disputeCents ?? invoice.totalCents;
  const card = cardName(invoice);
  const { name: company } = await findCompany(db, companyId);
  const { appUrl } = settings;
  await mailer.deliver(
    disputeMail({ news, userId, reader, invoice, company, cents, card, appUrl }),
  );
}
