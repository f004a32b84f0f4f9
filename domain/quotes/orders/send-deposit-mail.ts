import { eq } from "drizzle-orm";
import { findUser } from "../../accounts/require-user.ts";
import { salesOf } from "../../billing/sales/read-sales.ts";
import { cardName } from "../../billing/schema.ts";
import { findCompany } from "../../companies/find-company.ts";
import type { NoticeServices } from "../../hours/notices/send-hours-notice.ts";
import { depositMail } from "./deposit-mail.ts";
import { quotes } from "../tables.ts";
import { selectQuotes, tellQuotes } from "../tell-quotes.ts";

type About = { quoteId: string; companyId: string; userId: string | null };

/** A receipt, to owners and billing contacts. */
export async function sendDepositMail(
  services: NoticeServices,
  { quoteId, companyId, userId }: About,
): Promise<void> {
  const { db, mailer, settings } = services;
  const [quote] = await tellQuotes(services, await selectQuotes(services, eq(quotes.id, quoteId)));
  const { billingEmail } = await findCompany(db, companyId);
  const reader =
    userId === null
      ? billingEmail && { email: billingEmail, firstName: null }
      : await findUser({ db }, userId);
  if (!quote || !reader || quote.order?.deposit?.state !== "paid") return;
  const { title, deposit, total } = quote;
  const sale = (await salesOf(db, [quoteId])).get(quoteId);
  const card = sale ? cardName(sale) : null;
  const credit = sale?.creditUsedCents ?? 0;
  const { appUrl } = settings;
  await mailer.deliver(
    depositMail({ quoteId, userId, reader, title, deposit, total, credit, card, appUrl }),
  );
}
