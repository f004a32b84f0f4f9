import { eq } from "drizzle-orm";
import { findCompany } from "../../companies/find-company.ts";
import type { NoticeServices } from "../../hours/notices/send-hours-notice.ts";
import { payerOf } from "../../invoices/payer-of.ts";
import { cardOnFile } from "../sales/sale-card.ts";
import { cardName } from "../schema.ts";
import { refundMail } from "./refund-mail.ts";
import { cardRefunds } from "./tables.ts";
import { invoices } from "../charging/tables.ts";

type About = { refundId: string; companyId: string; userId: string | null };

export async function sendRefundMail(
  services: NoticeServices,
  { refundId, companyId, userId }: About,
): Promise<void> {
  const { db, mailer, settings } = services;
  const reader = await payerOf(services, companyId, userId);
  const [row] = await db
    .select({ refund: cardRefunds, invoice: invoices })
    .from(cardRefunds)
    .leftJoin(invoices, eq(invoices.id, cardRefunds.invoiceId))
    .where(eq(cardRefunds.id, refundId));
  if (!reader || row?.refund.state !== "done") return;
  const { kind, cents, reason } = row.refund;
  const number = row.invoice?.number ?? null;
  const card = row.invoice
    ? cardName(row.invoice)
    : ((await cardOnFile(db, row.refund.companyId))?.name ?? null);
  const { name: company } = await findCompany(db, companyId);
  const { appUrl } = settings;
  await mailer.deliver(
    refundMail({ refundId, userId, reader, kind, company, cents, reason, number, card, appUrl }),
  );
}
