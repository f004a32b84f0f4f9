import { eq } from "drizzle-orm";
import { findUser } from "../accounts/require-user.ts";
import { isSeated } from "../companies/require-seat.ts";
import type { NoticeServices } from "../hours/notices/send-hours-notice.ts";
import { invoiceMail, invoiceReminderMail } from "./invoice-mails.ts";
import { keepers } from "./keepers.ts";
import { invoices } from "./tables.ts";

type About = { invoiceId: string; userId: string };

/** Whoever has left since, and what is settled since, gets no mail. */
async function openInvoice({ db, settings }: NoticeServices, { invoiceId, userId }: About) {
  const { companyId, number, dueDate, cents, snapshot, status } = invoices;
  const [invoice] = await db
    .select({ companyId, number, dueDate, cents, snapshot, status })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  const user = await findUser({ db }, userId);
  if (!invoice || invoice.status !== "open" || !user) return null;
  if (!(await isSeated(db, { companyId: invoice.companyId, userId }, keepers))) return null;
  const { lines, company } = invoice.snapshot;
  const { appUrl } = settings;
  return { ...invoice, reader: user, company: company.name, lines, appUrl };
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
