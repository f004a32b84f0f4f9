import { z } from "zod";
import { finishDeletions } from "./finish-deletions.ts";
import { forgetExpired } from "./forget-expired.ts";
import { sendAccountDeleted, sendDeletionScheduled } from "./accounts/send-deletion-mails.ts";
import { sendDeletionCanceledNotice, sendDeletionNotice } from "./send-deletion-notices.ts";
import { sendPasskeyAdded } from "./accounts/send-passkey-added.ts";
import { sendSignInMail } from "./accounts/send-sign-in-mail.ts";
import { isClockSteady } from "../platform/steady-clock.ts";
import { sendRenewalReminder } from "./billing/send-renewal-reminder.ts";
import { sendSignupAcknowledgement, sendSignupNotice } from "./billing/send-signup-mails.ts";
import { sendSignupDecision } from "./billing/send-signup-decision.ts";
import { letCardGo } from "./billing/charging/let-card-go.ts";
import { repairCharges } from "./billing/charging/repair-charges.ts";
import { disputeNews } from "./billing/charging/dispute-mail.ts";
import { sendDisputeMail } from "./billing/charging/tell-of-dispute.ts";
import { sendPaymentMail } from "./billing/charging/send-payment-mail.ts";
import { chargeOverage } from "./billing/overage/charge-overage.ts";
import { sendExpiryMail, tellOfExpiry } from "./billing/charging/tell-of-expiry.ts";
import { compareDue } from "./billing/comparison/compare-due.ts";
import { repairRefunds } from "./billing/refunds/finish-refund.ts";
import { sendRefundMail } from "./billing/refunds/send-refund-mail.ts";
import { sendPlanMail } from "./billing/plan/send-plan-mail.ts";
import { planNews } from "./billing/plan/tell-owners.ts";
import { sweepSignups } from "./billing/sweep-signups.ts";
import { removeUnusedImages } from "./blog/remove-unused-images.ts";
import { seedCalendar } from "./calendar/seed-calendar.ts";
import { sendSeatInvitation } from "./companies/send-invitation.ts";
import { sendSeatMoved } from "./companies/send-seat-moved.ts";
import { sendSeatRemoved } from "./companies/send-seat-removed.ts";
import { askForAgreement } from "./hours/ask-for-agreement.ts";
import { closeDuePeriods } from "./hours/close-due-periods.ts";
import { giveNotice } from "./hours/notices/give-notice.ts";
import { openDuePeriods } from "./hours/open-due-periods.ts";
import { remindOfRenewals } from "./hours/remind-of-renewals.ts";
import { sendAgreementRequest } from "./hours/send-agreement-request.ts";
import { issueDueInvoices } from "./invoices/issue-due-invoices.ts";
import { remindOfInvoices } from "./invoices/remind-of-invoices.ts";
import { sendInvoiceMail, sendInvoiceReminder } from "./invoices/send-invoice-mail.ts";
import { sendHoursNotice } from "./hours/notices/send-hours-notice.ts";
import { sendWorkAnswer, sendWorkQuestion } from "./hours/send-work-question.ts";
import { deliverLead } from "./enquiries/deliver-lead.ts";
import { receiveMails } from "./desk/mail/receive-mails.ts";
import { sendMailAcknowledgement } from "./desk/mail/send-mail-acknowledgement.ts";
import { recountPromises } from "./desk/promises/recount-promises.ts";
import { sendConversationNotice } from "./desk/send-conversation-notice.ts";
import { sendEnquiryAcknowledgement } from "./desk/send-enquiry-acknowledgement.ts";
import { sendEnquiryNotice } from "./desk/send-enquiry-notice.ts";
import { sendPromiseWarning } from "./desk/promises/send-promise-warning.ts";
import { sendReply } from "./desk/send-reply.ts";
import { warnOfPromises } from "./desk/promises/warn-of-promises.ts";
import { sendDue } from "./webhooks/send-due.ts";
import { sendFailedNotice } from "./webhooks/send-failed-notice.ts";
import { sendGoneNotice } from "./webhooks/send-gone-notice.ts";
import { rollUpMonths } from "./office/reports/roll-up-months.ts";
import {
  sendQuoteAccepted,
  sendQuoteAnswerNotice,
  sendQuoteMail,
} from "./quotes/send-quote-mails.ts";
import { repairDeposits } from "./quotes/orders/repair-deposits.ts";
import { sendDepositMail } from "./quotes/orders/send-deposit-mail.ts";
import { storeFiles } from "./store-files.ts";
import { billings } from "./membership/schema.ts";
import { sendUpgradeNotice } from "./send-upgrade-notice.ts";
import { sendDecision } from "./applications/send-decision.ts";
import {
  sendRequestAcknowledgement,
  sendRequestNotice,
} from "./applications/send-request-mails.ts";
import { type JobServices, type Run, job, sweep, due, dueAtFirm, systemCtx } from "./job.ts";

const nothing = z.object({});

const ofRequest = z.object({ membershipRequestId: z.int() });
const ofSignup = z.object({ signupId: z.int() });
const ofNotice = z.object({ noticeId: z.string(), companyId: z.string(), userId: z.string() });
const ofDeletion = z.object({ userId: z.string(), due: z.iso.datetime() });
const ofContact = z.object({ contactId: z.int() });

const ofPayer = z.object({ companyId: z.string(), userId: z.string().nullable() });
const ofInvoice = z.object({ invoiceId: z.string(), userId: z.string().nullable() });
const ofQuote = z.object({ quoteId: z.string(), version: z.int() });

const jobs: Record<string, Run> = {
  "quote-mail": job(ofQuote.extend({ userId: z.string() }), sendQuoteMail),
  "quote-accepted-mail": job(ofQuote.extend({ userId: z.string() }), sendQuoteAccepted),
  "quote-answer-notice": job(ofQuote, sendQuoteAnswerNotice),
  "deposit-mail": job(
    z.object({ quoteId: z.string(), companyId: z.string(), userId: z.string().nullable() }),
    sendDepositMail,
  ),
  "enquiry-notice": job(ofContact, sendEnquiryNotice),
  "enquiry-acknowledgement": job(ofContact, sendEnquiryAcknowledgement),
  "upgrade-notice": job(
    // Jobs of the versions before say neither whose plan it is nor who bills it.
    z.object({
      userId: z.string(),
      companyId: z.string().optional(),
      planId: z.string(),
      billing: z.enum(billings).optional(),
      requestId: z.string(),
    }),
    sendUpgradeNotice,
  ),
  "deletion-scheduled-mail": job(z.object({ userId: z.string() }), sendDeletionScheduled),
  "deletion-notice": job(ofDeletion, sendDeletionNotice),
  "deletion-canceled-notice": job(ofDeletion, sendDeletionCanceledNotice),
  "account-deleted-mail": job(
    z.object({ userId: z.string(), email: z.string() }),
    sendAccountDeleted,
  ),
  "seat-invitation-mail": job(
    z.object({ invitationId: z.string(), expiresAt: z.iso.datetime() }),
    sendSeatInvitation,
  ),
  "seat-removed-mail": job(
    z.object({ companyId: z.string(), userId: z.string(), removedAt: z.iso.datetime() }),
    sendSeatRemoved,
  ),
  "seat-moved-mail": job(
    z.object({
      from: z.string(),
      to: z.string(),
      userId: z.string(),
      movedAt: z.iso.datetime(),
      what: z.enum(["moved", "left", "joined"]),
      readerId: z.string(),
    }),
    sendSeatMoved,
  ),
  "passkey-added-mail": job(z.object({ passkeyId: z.string() }), sendPasskeyAdded),
  "sign-in-mail": job(z.object({ attemptId: z.string() }), sendSignInMail),
  "retention-sweep": sweep(forgetExpired),
  "deletion-sweep": due("deletion-sweep", finishDeletions),
  "webhook-round": job(nothing, sendDue),
  "webhook-failed-notice": job(z.object({ deliveryId: z.string() }), sendFailedNotice),
  "webhook-gone-notice": job(
    z.object({ endpointId: z.string(), goneAt: z.iso.datetime() }),
    sendGoneNotice,
  ),
  "blog-image-sweep": sweep(removeUnusedImages),
  "period-opening": dueAtFirm("period-opening", openDuePeriods),
  "period-closing": dueAtFirm("period-closing", closeDuePeriods),
  "hours-notices": dueAtFirm("hours-notices", giveNotice),
  "agreement-requests": dueAtFirm("agreement-requests", askForAgreement),
  "renewal-reminders": dueAtFirm("renewal-reminders", remindOfRenewals),
  invoicing: dueAtFirm("invoicing", issueDueInvoices),
  "overage-charging": dueAtFirm("overage-charging", (ctx, { charges }) =>
    chargeOverage(ctx, charges),
  ),
  "invoice-reminders": dueAtFirm("invoice-reminders", remindOfInvoices),
  "invoice-mail": job(ofInvoice, sendInvoiceMail),
  "invoice-reminder-mail": job(ofInvoice.extend({ days: z.int() }), sendInvoiceReminder),
  "month-rollup": dueAtFirm("month-rollup", rollUpMonths),
  "calendar-seeding": dueAtFirm("calendar-seeding", seedCalendar),
  "hours-notice-mail": job(ofNotice, sendHoursNotice),
  // Apart, since an earlier version beside this one does not know its kind.
  "hours-after-end-mail": job(ofNotice, sendHoursNotice),
  "renewal-reminder-mail": job(
    z.object({ membershipId: z.string(), on: z.string(), userId: z.string() }),
    sendRenewalReminder,
  ),
  "plan-mail": job(
    z.object({ newsId: z.string(), companyId: z.string(), userId: z.string(), news: planNews }),
    sendPlanMail,
  ),
  "payment-mail": job(
    ofPayer.extend({ invoiceId: z.string(), news: z.enum(["paid", "refused", "bank", "lapsed"]) }),
    sendPaymentMail,
  ),
  "charge-repair": job(nothing, async (services) => {
    const ctx = systemCtx(services, "charge-repair");
    await repairCharges(ctx, services.charges);
    await repairDeposits(ctx, services.charges);
    await repairRefunds(ctx, services.charges);
  }),
  "provider-comparison": dueAtFirm("provider-comparison", (ctx, { charges }) =>
    compareDue(ctx, charges),
  ),
  "card-expiry": dueAtFirm("card-expiry", tellOfExpiry),
  "card-expiry-mail": job(
    ofPayer.extend({ subscriptionId: z.string(), month: z.string() }),
    sendExpiryMail,
  ),
  "dispute-mail": job(
    ofPayer.extend({ invoiceId: z.string(), news: disputeNews }),
    sendDisputeMail,
  ),
  "refund-mail": job(ofPayer.extend({ refundId: z.string() }), sendRefundMail),
  "agreement-request-mail": job(
    z.object({ workId: z.string(), userId: z.string() }),
    sendAgreementRequest,
  ),
  "work-question-mail": job(z.object({ questionId: z.string() }), sendWorkQuestion),
  "work-answer-mail": job(z.object({ questionId: z.string(), userId: z.string() }), sendWorkAnswer),
  "lead-delivery": job(ofContact, deliverLead),
  "conversation-notice": job(z.object({ messageId: z.string() }), sendConversationNotice),
  "conversation-reply": job(
    z.object({ messageId: z.string(), userId: z.string().nullable() }),
    (services, payload) => sendReply(systemCtx(services, "conversation-reply"), services, payload),
  ),
  "promise-warnings": dueAtFirm("promise-warnings", warnOfPromises),
  "promise-warning": job(
    z.object({ clockId: z.string(), which: z.enum(["half", "end"]) }),
    sendPromiseWarning,
  ),
  "mail-acknowledgement": job(
    z.object({ conversationId: z.string(), isProved: z.boolean().optional() }),
    sendMailAcknowledgement,
  ),
  "mail-round": job(nothing, (services) =>
    receiveMails(systemCtx(services, "mail-round"), services),
  ),
  "file-round": job(nothing, storeFiles),
  "promise-recount": job(nothing, (services) =>
    recountPromises(systemCtx(services, "promise-recount")),
  ),
  "membership-decision": job(ofRequest, sendDecision),
  "membership-request-notice": job(ofRequest, sendRequestNotice),
  "membership-request-acknowledgement": job(ofRequest, sendRequestAcknowledgement),
  "signup-notice": job(ofSignup, sendSignupNotice),
  "signup-acknowledgement": job(ofSignup, sendSignupAcknowledgement),
  "signup-decision": job(ofSignup, sendSignupDecision),
  "signup-card-release": job(ofSignup, letCardGo),
  "signup-sweep": job(nothing, async (services) =>
    sweepSignups(systemCtx(services, "signup-sweep"), services.cards, {
      mayCancel: await isClockSteady(services),
    }),
  ),
};

export const jobNames = Object.keys(jobs);

/** Recurring jobs that `retention-sweep` has replaced. */
export const retiredJobs = [
  "rate-limit-sweep",
  "sent-mail-sweep",
  "sign-in-sweep",
  "webhook-sweep",
];

/** If it throws, the queue retries the job later. */
export async function runJob(services: JobServices, name: string, payload: unknown): Promise<void> {
  const run = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
  if (!run) throw new Error(`No job is called ${name}`);
  await run(services, payload);
}
