import { accountMails } from "./accounts/mail-samples.ts";
import { requestMails } from "./applications/mail-samples.ts";
import { billingMails } from "./billing/mail-samples.ts";
import { companyMails } from "./companies/mail-samples.ts";
import { deskMails } from "./desk/mail-samples.ts";
import { hoursMails } from "./hours/mail-samples.ts";
import { invoiceMails } from "./invoices/mail-samples.ts";
import type { MailKind } from "./mail-kind.ts";
import { dana, inbox, type MailSample, plan, sample, userId } from "./mail-sample.ts";
import {
  deletionCanceledNoticeMail,
  deletionNoticeMail,
  upgradeNoticeMail,
} from "./member-notice-mails.ts";
import { quoteMails } from "./quotes/mail-samples.ts";
import { webhookMails } from "./webhooks/mail-samples.ts";

const member = { inbox, userId, email: dana.email, member: dana };

const leaving = {
  ...member,
  due: "2026-04-04T16:00:00Z",
  plans: [{ company: dana.company, plan, ends: new Date("2026-04-01T07:00:00Z") }],
};

export const mailSamples: Record<MailKind, MailSample[]> = {
  ...accountMails,
  ...companyMails,
  ...deskMails,
  ...requestMails,
  ...billingMails,
  ...hoursMails,
  ...invoiceMails,
  ...quoteMails,
  ...webhookMails,
  "upgrade-notice": [true, false].map((isBilled) =>
    sample(upgradeNoticeMail, { ...member, plan, isBilled, requestId: "a91c" }),
  ),
  "deletion-notice": [sample(deletionNoticeMail, leaving)],
  "deletion-canceled-notice": [sample(deletionCanceledNoticeMail, leaving)],
};
