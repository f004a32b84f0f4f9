import { eq } from "drizzle-orm";
import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { firm } from "../../content/firm.ts";
import { findUser } from "../accounts/require-user.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { listSeated } from "../companies/require-seat.ts";
import type { NoticeServices } from "../hours/send-hours-notice.ts";
import { keepers } from "./keepers.ts";
import { invoices } from "./tables.ts";

type About = { invoiceId: string; userId: string };

/** Whoever has left since, and what is settled since, gets no mail. */
async function openInvoice({ db }: NoticeServices, { invoiceId, userId }: About) {
  const { companyId, number, dueDate, cents, snapshot, status } = invoices;
  const [invoice] = await db
    .select({ companyId, number, dueDate, cents, snapshot, status })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  const user = await findUser({ db }, userId);
  if (!invoice || invoice.status !== "open" || !user) return null;
  const seated = await listSeated(db, await keptCompany(db, invoice.companyId), keepers);
  return seated.includes(userId) ? { invoice, user } : null;
}

export async function sendInvoiceMail(services: NoticeServices, about: About): Promise<void> {
  const open = await openInvoice(services, about);
  if (!open) return;
  const { number, dueDate, cents, snapshot } = open.invoice;
  await deliver(services, about, {
    id: `invoice-${about.invoiceId}-${about.userId}`,
    user: open.user,
    heading: `Invoice ${number}: ${dollars(cents)}, due ${civilDay(dueDate)}`,
    rows: [
      ["Company", snapshot.company.name],
      ...snapshot.lines.map(({ text, cents }): [string, string] => [dollars(cents), text]),
      ["Total", dollars(cents)],
      ["Due", civilDay(dueDate)],
    ],
    said: `Please give the number ${number} when you pay.`,
  });
}

export async function sendInvoiceReminder(
  services: NoticeServices,
  { days, ...about }: About & { days: number },
): Promise<void> {
  const open = await openInvoice(services, about);
  if (!open) return;
  const { number, dueDate, cents, snapshot } = open.invoice;
  await deliver(services, about, {
    id: `invoice-reminder-${about.invoiceId}-${days}-${about.userId}`,
    user: open.user,
    heading: `Invoice ${number} was due on ${civilDay(dueDate)}`,
    rows: [
      ["Company", snapshot.company.name],
      ["Invoice", number],
      ["Amount", dollars(cents)],
      ["Was due", civilDay(dueDate)],
    ],
    said: `We have no payment for it yet. If it is on its way, thank you: there is nothing to do.`,
  });
}

type Said = {
  id: string;
  user: Parameters<typeof toPerson>[0];
  heading: string;
  rows: [string, string][];
  said: string;
};

function deliver(
  { mailer, settings }: NoticeServices,
  { invoiceId }: About,
  { id, user, heading, rows, said }: Said,
): Promise<void> {
  const href = `${settings.appUrl}/dashboard/invoices/${invoiceId}`;
  return mailer.deliver(
    toPerson(user, {
      id,
      heading,
      parts: [
        { kind: "facts", rows },
        paragraph(said),
        { kind: "button", label: "See the invoice", href },
        paragraph(`As a PDF: ${href}.pdf`),
        paragraph(`Questions about it? Reply to this email or call ${firm.phone}.`),
      ],
    }),
  );
}
