import { eq } from "drizzle-orm";
import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { firm } from "../../content/firm.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { paragraph, toFirm, toPerson } from "../address-mail.ts";
import { listSeated } from "../companies/require-seat.ts";
import type { StaffQuote } from "./schema.ts";
import { quotes } from "./tables.ts";
import { selectQuotes, tellQuotes } from "./tell-quotes.ts";

type Services = {
  db: Queryable;
  mailer: Mailer;
  clock: Clock;
  settings: Pick<Settings, "appUrl" | "mail">;
};
type About = { quoteId: string; version: number };

async function findQuote(services: Services, { quoteId, version }: About) {
  const [quote] = await tellQuotes(services, await selectQuotes(services, eq(quotes.id, quoteId)));
  // A newer version has mails of its own.
  return quote?.version === version && quote.status !== "draft" ? quote : null;
}

const facts = ({ title, total, deposit, expiresOn }: StaffQuote): [string, string][] => [
  ["Quote", title],
  ["Total", dollars(total)],
  ["Deposit", deposit > 0 ? dollars(deposit) : "None"],
  ["Open until", civilDay(expiresOn)],
];

/** To an owner, once it is sent. */
export async function sendQuoteMail(
  services: Services,
  { userId, ...about }: About & { userId: string },
): Promise<void> {
  const quote = await findQuote(services, about);
  const user = await findUser(services, userId);
  if (!quote || !user) return;
  if (!(await listSeated(services.db, quote.companyId, ["owner"])).includes(userId)) return;
  await services.mailer.deliver(
    toPerson(user, {
      id: `quote-${quote.id}-${quote.version}-${userId}`,
      heading: quote.version === 1 ? "A quote for you" : "A new version of your quote",
      subject: `Quote: ${quote.title}`,
      parts: [
        { kind: "facts", rows: facts(quote) },
        {
          kind: "button",
          label: "Read and answer the quote",
          href: `${services.settings.appUrl}/dashboard/quotes/${quote.id}`,
        },
        paragraph(`Questions? Reply to this email or call ${firm.phone}.`),
      ],
    }),
  );
}

function sayDeposit({ deposit, depositBy }: StaffQuote): string {
  if (deposit === 0) return "No deposit was asked for.";
  return depositBy === "card"
    ? `They pay the deposit of ${dollars(deposit)} by card: the quote says when they have.`
    : `They were sent an invoice for the deposit of ${dollars(deposit)}.`;
}

/** To staff, once an owner has answered. */
export async function sendQuoteAnswerNotice(services: Services, about: About): Promise<void> {
  const quote = await findQuote(services, about);
  if (!quote || (quote.status !== "accepted" && quote.status !== "declined")) return;
  const { mail, appUrl } = services.settings;
  const isAccepted = quote.status === "accepted";
  await services.mailer.deliver(
    toFirm(
      mail,
      { email: firm.email },
      {
        id: `quote-answer-${quote.id}-${quote.version}`,
        heading: `${quote.company} ${quote.status} a quote`,
        parts: [
          { kind: "facts", rows: facts(quote) },
          paragraph(
            isAccepted
              ? `${quote.acceptedName} accepted it. ${sayDeposit(quote)}`
              : quote.declinedBecause
                ? `Their reason: ${quote.declinedBecause}`
                : "They gave no reason.",
          ),
          { kind: "button", label: "See the quote", href: `${appUrl}/admin/quotes/${quote.id}` },
        ],
      },
    ),
  );
}
