import { eq } from "drizzle-orm";
import type { NoticeServices } from "../hours/notices/send-hours-notice.ts";
import { invoiceMail, invoiceReminderMail } from "./invoice-mails.ts";
import { payerOf } from "./payer-of.ts";
import { invoices } from "./tables.ts";

type About = { invoiceId: string; userId: string | null };

async function openInvoice(services: NoticeServices, { invoiceId, userId }: About) {
  const { db, settings } = services;
  const { companyId, number, dueDate, cents, snapshot, status } = invoices;
  const [invoice] = await db
    .select({ companyId, number, dueDate, cents, snapshot, status })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  if (invoice?.status !== "open") return null;
  const reader = await payerOf(services, invoice.companyId, userId);
  if (!reader) return null;
  const { lines, company } = invoice.snapshot;
  const { appUrl } = settings;
  return { ...invoice, reader, company: company.name, lines, appUrl };
}

export async function sendInvoiceMail(services: NoticeServices, about: About): Promise<void> {
  const open = await openInvoice(services, about);
  if (open) await services.mailer.deliver(invoiceMail({ ...about, ...open }));
}

export async function sendInvoiceReminder(
  services: NoticeServices,
  about: About & { days: number },
): Promise<void> {
  const open = await openInvoice(services, about);
  if (open) await services.mailer.deliver(invoiceReminderMail({ ...about, ...open }));
}
