import { appUrl, dana, inbox, reader, sample, userId } from "../mail-sample.ts";
import { depositMail } from "./orders/deposit-mail.ts";
import { quoteAcceptedMail, quoteAnswerMail, quoteMail } from "./quote-mails.ts";

const quote = {
  id: "7ab31c55",
  version: 1,
  title: "Salesforce Sales Cloud Quickstart",
  total: 382_500,
  deposit: 191_250,
  expiresOn: "2026-03-31",
};

const answered = {
  ...quote,
  company: dana.company,
  depositBy: "card" as const,
  acceptedName: "Dana Whitfield",
  declinedBecause: null,
};

const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

const paid = {
  quoteId: quote.id,
  userId,
  reader,
  isOwner: true,
  title: quote.title,
  deposit: quote.deposit,
  total: quote.total,
  card: "Visa ending in 4242",
  appUrl,
};

export const quoteMails = {
  quote: [
    sample(quoteMail, { userId, reader, quote, appUrl }),
    sample(quoteMail, { userId, reader, quote: { ...quote, version: 2 }, appUrl }),
  ],
  "quote-accepted": [
    sample(quoteAcceptedMail, { userId, reader, quote: { ...answered, hash }, appUrl }),
    sample(quoteAcceptedMail, {
      userId,
      reader,
      quote: { ...answered, depositBy: "invoice", hash },
      appUrl,
    }),
    sample(quoteAcceptedMail, {
      userId,
      reader,
      quote: { ...answered, deposit: 0, depositBy: null, hash },
      appUrl,
    }),
  ],
  "quote-answer": [
    sample(quoteAnswerMail, { inbox, quote: answered, status: "accepted", appUrl }),
    sample(quoteAnswerMail, {
      inbox,
      quote: { ...answered, depositBy: "invoice" },
      status: "accepted",
      appUrl,
    }),
    sample(quoteAnswerMail, {
      inbox,
      quote: {
        ...answered,
        depositBy: null,
        acceptedName: null,
        declinedBecause: "We have put the move off until our new fiscal year in July.",
      },
      status: "declined",
      appUrl,
    }),
  ],
  deposit: [
    sample(depositMail, { ...paid, credit: 0 }),
    sample(depositMail, { ...paid, isOwner: false, credit: 50_000 }),
  ],
};
