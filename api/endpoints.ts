import { accountEndpoints } from "./account.ts";
import { accountSessionEndpoints } from "./account-sessions.ts";
import { authUserEndpoints } from "./auth-user.ts";
import { billingCardEndpoints } from "./billing-card.ts";
import { billingEndpoints } from "./billing.ts";
import { blogImageEndpoints } from "./blog-images.ts";
import { blogPostEndpoints } from "./blog-posts.ts";
import { cardSandboxEndpoints } from "./card-sandbox.ts";
import { companyEndpoints } from "./companies.ts";
import { calendarEndpoints } from "./calendar.ts";
import { contactEndpoints } from "./contact.ts";
import { deskEndpoints } from "./desk.ts";
import { csvEndpoints } from "./csv/endpoints.ts";
import { docsEndpoints } from "./docs.ts";
import type { Endpoint } from "./endpoint.ts";
import { fileEndpoints } from "./files.ts";
import { healthEndpoints } from "./health.ts";
import { hoursEndpoints } from "./hours.ts";
import { importEndpoints } from "./imports.ts";
import { invoiceEndpoints } from "./invoices.ts";
import { logEndpoints } from "./log.ts";
import { loginEndpoints } from "./login.ts";
import { logoutEndpoints } from "./logout.ts";
import { mailboxEndpoints } from "./mailbox.ts";
import { mailKindEndpoints } from "./mail-kinds.ts";
import { templateEndpoints } from "./templates.ts";
import { membershipEndpoints } from "./membership.ts";
import { membershipRequestEndpoints } from "./membership-requests.ts";
import { setAsideMailEndpoints } from "./set-aside-mails.ts";
import { signupEndpoints } from "./membership-signup.ts";
import { membershipSignupEndpoints } from "./membership-signups.ts";
import { officeBillingEndpoints } from "./office-billing.ts";
import { officeMoneyEndpoints } from "./office-money.ts";
import { officeEndpoints } from "./office.ts";
import { officeCompanyEndpoints } from "./office-companies.ts";
import { officeQuoteEndpoints } from "./office-quotes.ts";
import { metricsEndpoints } from "./metrics.ts";
import { operationsEndpoints } from "./operations.ts";
import { passkeyRegistrationEndpoints } from "./passkey-registration.ts";
import { passkeySignInEndpoints } from "./passkey-sign-in.ts";
import { passkeyEndpoints } from "./passkeys.ts";
import { photoEndpoints } from "./photo.ts";
import { providerLogoutEndpoints } from "./provider-logout.ts";
import { quoteEndpoints } from "./quotes.ts";
import { reauthenticationEndpoints } from "./reauthentication.ts";
import { reportEndpoints } from "./reports.ts";
import { requestEndpoints } from "./requests.ts";
import { signInByEmailEndpoints } from "./sign-in-by-email.ts";
import { stripeWebhookEndpoints } from "./stripe-webhook.ts";
import { timerEndpoints } from "./timer.ts";
import { vitalsEndpoints } from "./vitals.ts";
import { workEndpoints } from "./work.ts";
import { webhookEndpoints } from "./webhooks.ts";
import { trialCardsEndpoints } from "./trial-cards.ts";
import { trialClockEndpoints } from "./trial-clock.ts";

/** A fixed path segment comes before `:id`. */
export const endpoints: Endpoint[] = [
  ...csvEndpoints,
  ...contactEndpoints,
  ...fileEndpoints,
  ...importEndpoints,
  ...setAsideMailEndpoints,
  ...healthEndpoints,
  ...metricsEndpoints,
  ...vitalsEndpoints,
  ...docsEndpoints(() => endpoints),
  ...loginEndpoints,
  ...logoutEndpoints,
  ...providerLogoutEndpoints,
  ...signInByEmailEndpoints,
  ...authUserEndpoints,
  ...passkeySignInEndpoints,
  ...passkeyRegistrationEndpoints,
  ...passkeyEndpoints,
  ...membershipEndpoints,
  ...companyEndpoints,
  ...hoursEndpoints,
  ...requestEndpoints,
  ...deskEndpoints,
  ...webhookEndpoints,
  ...billingEndpoints,
  ...billingCardEndpoints,
  ...signupEndpoints,
  ...stripeWebhookEndpoints,
  ...accountEndpoints,
  ...accountSessionEndpoints,
  ...reauthenticationEndpoints,
  ...photoEndpoints,
  ...blogPostEndpoints,
  ...blogImageEndpoints,
  ...membershipRequestEndpoints,
  ...membershipSignupEndpoints,
  ...workEndpoints,
  ...invoiceEndpoints,
  ...reportEndpoints,
  ...quoteEndpoints,
  ...officeQuoteEndpoints,
  ...operationsEndpoints,
  ...officeEndpoints,
  ...logEndpoints,
  ...calendarEndpoints,
  ...officeCompanyEndpoints,
  ...officeBillingEndpoints,
  ...officeMoneyEndpoints,
  ...timerEndpoints,
  ...cardSandboxEndpoints,
  ...trialCardsEndpoints,
  ...mailKindEndpoints,
  ...mailboxEndpoints,
  ...templateEndpoints,
  ...trialClockEndpoints,
];
