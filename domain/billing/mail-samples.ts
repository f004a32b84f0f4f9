import {
  appUrl,
  cameBy,
  dana,
  inbox,
  plan,
  promisedBy,
  reader,
  sample,
  userId,
  writtenAt,
} from "../mail-sample.ts";
import { type DisputeNews, disputeMail } from "./charging/dispute-mail.ts";
import { expiryMail } from "./charging/expiry-mail.ts";
import { paymentMail } from "./charging/payment-mail.ts";
import { planMail } from "./plan/plan-mail.ts";
import { isCharged } from "./plan/send-plan-mail.ts";
import type { PlanNews } from "./plan/tell-owners.ts";
import { refundMail } from "./refunds/refund-mail.ts";
import { renewalReminderMail } from "./renewal-reminder-mail.ts";
import { signupDecisionMail } from "./signup-decision-mail.ts";
import { signupAcknowledgementMail, signupNoticeMail } from "./signup-mails.ts";

const card = "Visa ending in 4242";

const invoice = {
  id: "5c1fe9a0",
  number: "FA-0042",
  date: "2026-03-05",
  createdAt: new Date("2026-03-05T18:00:00Z"),
  totalCents: 125_000,
  creditUsedCents: 0,
  nextAttemptAt: null,
  starts: "2026-03-05",
  ends: "2026-04-05",
  reason: "subscription_cycle",
};

const payment = {
  userId,
  reader,
  invoice,
  overageCents: 0,
  company: dana.company,
  plan: plan.name,
  card,
  hasEnded: false,
  appUrl,
};

const overage = { ...invoice, reason: "manual", starts: null, ends: null, totalCents: 18_000 };

const dispute = {
  userId,
  reader,
  invoice: { id: invoice.id, number: invoice.number, date: invoice.date },
  company: dana.company,
  cents: 125_000,
  card,
  appUrl,
};

const disputes: Record<DisputeNews, typeof dispute> = {
  open: dispute,
  won: dispute,
  lost: dispute,
};

const expiry = {
  subscriptionId: "f8d2",
  userId,
  reader,
  card,
  nextOn: "2026-04-05",
  company: dana.company,
  plan: plan.name,
  appUrl,
};

const refund = {
  refundId: "0be6",
  userId,
  reader,
  company: dana.company,
  number: invoice.number,
  card,
  appUrl,
};

const on = "2026-04-05";

type News<Kind> = Omit<Extract<PlanNews, { kind: Kind }>, "kind" | "planId" | "term">;

const planNews: { [Kind in PlanNews["kind"]]: News<Kind> } = {
  "change-planned": { on },
  "change-taken-back": {},
  upgraded: { on },
  "upgrade-lapsed": {},
  canceled: { endsOn: on },
  "canceled-at-once": {},
  "cancellation-taken-back": { on },
  "pause-planned": { from: on, until: "2026-05-05" },
  "pause-taken-back": { on },
  "pause-ends-early": { on },
  "card-takes-over": { on },
  "card-asked": { on },
  "ended-unpaid": {},
  "taken-unbilled": { on },
};

const signup = { id: 31, createdAt: writtenAt, ...reader, term: "year" as const };

const visa = { cardBrand: "visa", cardLast4: "4242" };

const decided = { signup: { ...signup, ...visa }, plan, appUrl };

export const billingMails = {
  payment: [
    sample(paymentMail, { ...payment, news: "paid" }),
    sample(paymentMail, {
      ...payment,
      news: "lapsed",
      invoice: { ...invoice, reason: "subscription_create" },
    }),
    sample(paymentMail, {
      ...payment,
      news: "paid",
      invoice: { ...invoice, creditUsedCents: 25_000 },
    }),
    sample(paymentMail, {
      ...payment,
      news: "refused",
      invoice: { ...invoice, nextAttemptAt: new Date("2026-03-08T17:00:00Z") },
    }),
    sample(paymentMail, { ...payment, news: "bank" }),
    sample(paymentMail, {
      ...payment,
      news: "bank",
      invoice: { ...invoice, reason: "subscription_create" },
    }),
    sample(paymentMail, { ...payment, news: "refused", invoice: overage }),
    sample(paymentMail, { ...payment, news: "refused", invoice: overage, hasEnded: true }),
    sample(paymentMail, {
      ...payment,
      news: "refused",
      invoice: { ...invoice, reason: "subscription_create" },
    }),
    sample(paymentMail, {
      ...payment,
      news: "paid",
      invoice: { ...invoice, totalCents: 143_000 },
      overageCents: 18_000,
    }),
  ],
  dispute: Object.entries(disputes).map(([news, values]) =>
    sample(disputeMail, { ...values, news: news as DisputeNews }),
  ),
  "card-expiry": [
    sample(expiryMail, { ...expiry, month: "2026-03", isPast: false }),
    sample(expiryMail, { ...expiry, month: "2026-02", isPast: true }),
  ],
  refund: [
    sample(refundMail, {
      ...refund,
      kind: "refund",
      cents: 20_000,
      reason: "Two hours were billed twice.",
    }),
    sample(refundMail, {
      ...refund,
      kind: "credit",
      cents: 12_000,
      reason: "One hour of the migration took longer through our own mistake.",
    }),
  ],
  plan: Object.entries(planNews).map(([kind, news]) =>
    sample(planMail, {
      newsId: kind,
      userId,
      reader,
      company: dana.company,
      plan,
      card: isCharged[kind as PlanNews["kind"]] ? card : null,
      appUrl,
      news: { planId: "crm-essentials", term: "year", kind, ...news } as PlanNews,
    }),
  ),
  "renewal-reminder": [
    ...[false, true].map((isPast) =>
      sample(renewalReminderMail, {
        membershipId: "e60b92d7",
        userId,
        reader,
        on: "2026-04-01",
        company: dana.company,
        plan,
        billing: "card",
        card: { name: card, isPast },
        appUrl,
      }),
    ),
    sample(renewalReminderMail, {
      membershipId: "e60b92d7",
      userId,
      reader,
      on: "2026-04-01",
      company: dana.company,
      plan,
      billing: "by-hand",
      card: null,
      appUrl,
    }),
  ],
  "signup-notice": [
    sample(signupNoticeMail, {
      inbox,
      signup: {
        ...signup,
        ...visa,
        ...dana,
        paymentMethodId: "pm_1Q8sW2Lk",
        customerId: "cus_R4t9bXq1",
        cameBy,
      },
      plan,
      repeated: [["Also waiting", "1 more signup"]],
      promisedBy,
      appUrl,
    }),
  ],
  "signup-acknowledgement": [
    sample(signupAcknowledgementMail, { signup, plan, promisedBy, appUrl }),
    sample(signupAcknowledgementMail, { signup, plan, promisedBy: null, appUrl }),
  ],
  "signup-decision": [
    sample(signupDecisionMail, {
      ...decided,
      isConfirmed: true,
      note: "Your first session is on Tuesday at 10 AM.",
    }),
    sample(signupDecisionMail, {
      ...decided,
      isConfirmed: false,
      note: "As you asked on the phone, we have not started anything.",
    }),
  ],
};
