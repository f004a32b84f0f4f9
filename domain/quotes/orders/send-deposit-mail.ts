import { eq } from "drizzle-orm";
import { payerOf } from "../../invoices/payer-of.ts";
import { salesOf } from "../../billing/sales/read-sales.ts";
import { cardName } from "../../billing/schema.ts";
import { isSeated } from "../../companies/require-seat.ts";
import type { NoticeServices } from "../../hours/notices/send-hours-notice.ts";
import { depositMail } from "./deposit-mail.ts";
import { quotes } from "../tables.ts";
import { selectQuotes, tellQuotes } from "../tell-quotes.ts";

type About = { quoteId: string; companyId: string; userId: string | null };

export async function sendDepositMail(
  services: NoticeServices,
  { quoteId, companyId, userId }: About,
): Promise<void> {
  const { db, mailer, settings } = services;
  const [quote] = await tellQuotes(services, await selectQuotes(services, eq(quotes.id, quoteId)));
  const reader = await payerOf(services, companyId, userId);
  if (!quote || !reader || quote.order?.deposit?.state !== "paid") return;
  const isOwner = userId !== null && (await isSeated(db, { companyId, userId }, ["owner"]));
  const { title, deposit, total } = quote;
  const sale = (await salesOf(db, [quoteId])).get(quoteId);
  const card = sale ? cardName(sale) : null;
  const credit = sale?.creditUsedCents ?? 0;
  const { appUrl } = settings;
  await mailer.deliver(
    depositMail({ quoteId, userId, reader, isOwner, title, deposit, total, credit, card, appUrl }),
  );
}
