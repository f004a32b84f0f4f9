import { z } from "zod";
import { cardAccount, listedSignup } from "../billing/schema.ts";
import { companyNote, seatRoles } from "../companies/schema.ts";
import { hoursFigures, listedGrant } from "../hours/schema.ts";
import { account } from "../invoices/schema.ts";
import { companyAgreement } from "../terms/schema.ts";
import { pageNumber, rowLimit, searchWords } from "../fields/schema.ts";
import { billings, membershipStatuses, nextEvent, terms } from "../membership/schema.ts";

const figure = z.int().nonnegative();

export const waitingCounts = z.object({
  requests: figure.describe("Membership requests without a decision."),
  signups: figure.describe("Paid signups that wait for the call."),
  jobs: figure.describe("Jobs that failed, are being retried or should have run a minute ago."),
  work: figure.describe("Work that waits for approval."),
  inbox: figure.describe("Requests and leads to which the firm owes an answer."),
  calendar: figure.describe("Years whose closed days wait to be confirmed."),
});

export type WaitingCounts = z.output<typeof waitingCounts>;

export const minSearchLength = 2;

export const officeSearch = z.object({
  q: searchWords.describe(
    `All of these words occur; fewer than ${minSearchLength} letters find nothing.`,
  ),
  limit: rowLimit(20).describe("Results of each kind."),
});

export type OfficeSearch = z.output<typeof officeSearch>;

const foundThing = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  href: z.string().describe("Its screen in the back office."),
});

export type FoundThing = z.output<typeof foundThing>;

const foundKinds = [
  "companies",
  "people",
  "requests",
  "signups",
  "conversations",
  "posts",
] as const;

export const foundGroup = z.object({
  kind: z.enum(foundKinds),
  results: z.array(foundThing),
  more: z.boolean().describe("Whether there are more than the limit."),
});

export type FoundGroup = z.output<typeof foundGroup>;

const minutes = z.int();
const time = z.iso.datetime();
const day = z.iso.date();

export const companyStatuses = [...membershipStatuses, "none"] as const;

export const companySorts = ["name", "plan", "status", "hours", "next"] as const;

export const companyQuery = z.object({
  q: searchWords.describe("Words that the name, the billing address or the phone contains."),
  named: searchWords.describe(
    "Words that the name contains; names that start with them come first, whatever the order.",
  ),
  status: z.enum(companyStatuses).optional().catch(undefined),
  sort: z.enum(companySorts).catch("name").default("name"),
  direction: z.enum(["asc", "desc"]).catch("asc").default("asc"),
  limit: rowLimit(100),
  page: pageNumber,
});

export type CompanyQuery = z.output<typeof companyQuery>;

export const listedCompany = z.object({
  id: z.string(),
  name: z.string(),
  planId: z.string().nullable(),
  status: z.enum(companyStatuses),
  remainingMinutes: minutes,
  awaitedMinutes: minutes.describe("Of a period that has begun and waits for its charge."),
  overageMinutes: minutes.describe("In the current period."),
  overageCapMinutes: minutes.describe("Agreed to in a period."),
  overageCapUsedMinutes: minutes.describe(
    "Of those, used in the current period. Correcting an earlier one frees none.",
  ),
  next: nextEvent.nullable(),
});

export type ListedCompany = z.output<typeof listedCompany>;

const staffPerson = z.object({ id: z.string(), name: z.string() });

export const staff = z.array(staffPerson);

export type StaffPerson = z.output<typeof staffPerson>;

const heldMembership = z.object({
  id: z.string(),
  planId: z.string(),
  term: z.enum(terms),
  billing: z.enum(billings),
  status: z.enum(membershipStatuses),
  startedAt: time,
  endsOn: day.nullable(),
});

const countedPeriod = z.object({
  id: z.string(),
  starts: day,
  ends: day,
  planId: z.string(),
  minutes: minutes.describe("What the plan brings."),
  usedMinutes: minutes,
  overageMinutes: minutes,
  expiredMinutes: minutes,
  closed: z.boolean(),
  statementId: z.string().nullable(),
});

export type CountedPeriod = z.output<typeof countedPeriod>;

const application = z.object({
  id: z.int(),
  kind: z.enum(["request", "signup"]),
  name: z.string(),
  email: z.string(),
  planId: z.string(),
  status: z.string(),
  charge: listedSignup.shape.charge,
  createdAt: time,
});

const mergedCompany = z.object({ id: z.string(), name: z.string(), mergedAt: time });

export const companyPage = listedCompany.omit({ planId: true }).extend({
  billingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  consultant: staffPerson.nullable(),
  createdAt: time,
  updatedAt: time,
  memberships: z.array(heldMembership).describe("The newest first."),
  hours: hoursFigures,
  periods: z.array(countedPeriod).describe("The newest first."),
  agreement: companyAgreement.nullable().describe("To the terms of membership, the last."),
  applications: z.array(application),
  merged: z.array(mergedCompany).describe("Those merged into it: their books are part of its own."),
  notes: z.array(companyNote),
});

export type CompanyPage = z.output<typeof companyPage>;

const mergeGains = ["billingEmail", "phone", "consultantId", "customerId"] as const;

export const mergePreview = z.object({
  from: staffPerson,
  into: staffPerson,
  refusal: z.string().nullable().describe("Why it can’t be done."),
  otherWay: z.boolean().describe("Whether the other direction would be possible."),
  people: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      before: z.enum(seatRoles).nullable().describe("The role they have there already."),
      after: z.enum(seatRoles),
    }),
  ),
  invitations: figure,
  notes: figure,
  requests: figure,
  signups: figure,
  lines: figure.describe("Of work that is not approved."),
  grants: z.array(listedGrant).describe("What is left of each."),
  gains: z.array(z.enum(mergeGains)).describe("What the company that is kept lacks."),
  leavesCustomer: z.boolean().describe("Both have a customer at the card provider."),
  memberships: figure.describe("These stay as they are, as part of its history."),
  approvedLines: figure.describe("These too."),
  statements: figure.describe("These too."),
});

export type MergePreview = z.output<typeof mergePreview>;

export const monthsReported = 24;

const amount = z.int().describe("US cents.");

export const monthReport = z.object({
  month: z.string().describe("As 2026-03."),
  cents: amount.describe("Monthly recurring revenue on its last day, or today."),
  companies: figure.describe("Those that it comes from."),
  newCents: amount,
  upgradeCents: amount,
  downgradeCents: amount.describe("What was lost by it."),
  churnedCents: amount.describe("Of those that had a period a month before, and have none."),
  reactivatedCents: amount.describe("Of those that had one earlier, and none a month before."),
  churnedCompanies: figure,
  soldMinutes: minutes.describe("What plans gave, by the day it came."),
  usedMinutes: minutes.describe("Approved work that took from them, by its day."),
  overageMinutes: minutes,
  overageCents: amount,
  issuedCents: amount,
  paidCents: amount,
  creditCents: amount.describe("Of invoices voided."),
  paidBackCents: amount.describe("Of credits paid back otherwise than by an invoice."),
  outstandingCents: amount.describe("At its end, or today."),
  cardBilledCents: amount.describe("By invoices that the card provider collects."),
  cardPaidCents: amount,
  cardCreditUsedCents: amount.describe("Paid by credit that was given before."),
  cardReturnedCents: amount.describe("By refunds, credit notes and lost disputes."),
  cardOutstandingCents: amount.describe("At its end, or today."),
});

export type MonthReport = z.output<typeof monthReport>;

export const fullAccount = account.extend({ cards: cardAccount });

export type FullAccount = z.output<typeof fullAccount>;
