import { eq } from "drizzle-orm";
import { dollars } from "../../../content/dollars.ts";
import { firm } from "../../../content/firm.ts";
import { findUser } from "../../accounts/require-user.ts";
import { paragraph, toPerson } from "../../address-mail.ts";
import { findCompany } from "../../companies/find-company.ts";
import type { NoticeServices } from "../../hours/send-hours-notice.ts";
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
  await mailer.deliver(
    toPerson(reader, {
      id: `deposit-${quoteId}-${userId ?? "billing"}`,
      heading: "Your deposit is paid",
      parts: [
        paragraph(`We charged ${dollars(quote.deposit)} to your card.`),
        {
          kind: "facts",
          rows: [
            ["For", quote.title],
            ["Deposit", dollars(quote.deposit)],
            ["Total", dollars(quote.total)],
          ],
        },
        {
          kind: "button",
          label: "See the order",
          href: `${settings.appUrl}/dashboard/quotes/${quoteId}`,
        },
        paragraph(`Questions? Reply to this email or call ${firm.phone}.`),
      ],
    }),
  );
}
