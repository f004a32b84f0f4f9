import { eq } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { isSeated } from "../companies/require-seat.ts";
import { quoteAcceptedMail, quoteAnswerMail, quoteMail } from "./quote-mails.ts";
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

type AboutOwner = About & { userId: string };

/** Null for somebody who is an owner no longer. */
async function forOwner(services: Services, { userId, ...about }: AboutOwner) {
  const quote = await findQuote(services, about);
  const reader = await findUser(services, userId);
  if (!quote || !reader) return null;
  if (!(await isSeated(services.db, { companyId: quote.companyId, userId }, ["owner"])))
    return null;
  return { userId, reader, quote, appUrl: services.settings.appUrl };
}

export async function sendQuoteMail(services: Services, about: AboutOwner): Promise<void> {
  const values = await forOwner(services, about);
  if (values) await services.mailer.deliver(quoteMail(values));
}

export async function sendQuoteAccepted(services: Services, about: AboutOwner): Promise<void> {
  const values = await forOwner(services, about);
  if (values?.quote.status === "accepted") await services.mailer.deliver(quoteAcceptedMail(values));
}

export async function sendQuoteAnswerNotice(services: Services, about: About): Promise<void> {
  const quote = await findQuote(services, about);
  if (!quote || (quote.status !== "accepted" && quote.status !== "declined")) return;
  const { status } = quote;
  const { mail, appUrl } = services.settings;
  await services.mailer.deliver(quoteAnswerMail({ inbox: mail.firmInbox, quote, status, appUrl }));
}
