import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { companies } from "../companies/tables.ts";
import {
  civilDate,
  createdAt,
  instant,
  notBlank,
  oneOf,
  updatedAt,
} from "../../platform/db/columns.ts";
import type { LeadSource } from "../fields/source/schema.ts";
import { applicantText } from "../applications/applicant-text.ts";
import { statements } from "../hours/tables.ts";
import { memberships, periods } from "../membership/tables.ts";
import { terms } from "../membership/schema.ts";
import { membershipPlans } from "../plans/tables.ts";
import { subscriptionStatuses } from "../../platform/payments/subscription-statuses.ts";
import {
  chargeStates,
  invoiceStatuses,
  type ProviderDifference,
  type ProviderFact,
  refundKinds,
  refundStates,
} from "./schema.ts";

const signupStatuses = ["pending_confirmation", "confirmed", "cancelled"] as const;
export const membershipSignups = pgTable(
  "membership_signups",
  {
    id: serial("id").primaryKey(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    company: text("company").notNull(),
    planId: text("plan_id")
      .notNull()
      .references(() => membershipPlans.id),
    term: text("term", { enum: terms }).notNull().default("month"),
    customerId: text("customer_id"),
    paymentMethodId: text("payment_method_id").notNull(),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    setupIntentId: text("setup_intent_id").unique("membership_signups_setup_intent_unique"),
    cameBy: jsonb("came_by").$type<LeadSource>(),
    /** The address was an account's, to which whoever applied was not signed in. */
    unproved: boolean("unproved").notNull().default(false),
    /** The one it led to. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    status: text("status", { enum: signupStatuses }).notNull().default("pending_confirmation"),
    /** What staff wrote into the email of their decision. */
    decisionNote: text("decision_note"),
    /** How the first payment stands, once it has been asked for. */
    charge: text("charge", { enum: chargeStates }),
    /** The terms of membership that were agreed to with the form. */
    termsVersion: civilDate("terms_version"),
    termsHash: text("terms_hash"),
    termsAgreedAt: instant("terms_agreed_at"),
    confirmedAt: instant("confirmed_at"),
    appliedAt: instant("applied_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("membership_signups", {
      first_name: t.firstName,
      last_name: t.lastName,
      email: t.email,
      phone: t.phone,
      company: t.company,
      payment_method_id: t.paymentMethodId,
      setup_intent_id: t.setupIntentId,
      decision_note: t.decisionNote,
    }),
    check("membership_signups_term", oneOf(t.term, terms)),
    check("membership_signups_status", oneOf(t.status, signupStatuses)),
    check("membership_signups_charge", oneOf(t.charge, chargeStates)),
    check(
      "membership_signups_confirmed_at",
      sql`case ${t.status} when 'confirmed' then ${t.confirmedAt} is not null when 'pending_confirmation' then ${t.confirmedAt} is null else true end`,
    ),
    check(
      "membership_signups_terms",
      sql`num_nulls(${t.termsVersion}, ${t.termsHash}, ${t.termsAgreedAt}) in (0, 3)`,
    ),
    check("membership_signups_applied", sql`${t.appliedAt} is null or ${t.status} = 'confirmed'`),
    index("membership_signups_status_created").on(t.status, t.createdAt.desc(), t.id.desc()),
    index("membership_signups_search").using("gin", sql`(${applicantText(t)}) gin_trgm_ops`),
    index("membership_signups_email").on(sql`lower(${t.email})`),
  ],
);

export const signupDrafts = pgTable(
  "signup_drafts",
  {
    setupIntentId: text("setup_intent_id").primaryKey(),
    visitorId: text("visitor_id").notNull(),
    planId: text("plan_id")
      .notNull()
      .references(() => membershipPlans.id),
    term: text("term", { enum: terms }).notNull().default("month"),
    /** By customer id: two tabs may send two addresses. */
    forms: jsonb("forms").$type<Record<string, unknown>>().notNull().default({}),
    finishedAt: instant("finished_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("signup_drafts", { setup_intent_id: t.setupIntentId, visitor_id: t.visitorId }),
    check("signup_drafts_term", oneOf(t.term, terms)),
    uniqueIndex("signup_drafts_open_term")
      .on(t.visitorId, t.planId, t.term)
      .where(sql`${t.finishedAt} is null`),
    index("signup_drafts_created").on(t.createdAt),
  ],
);

/** One for each account, and one for each form and address that no account has proved. */
export const cardCustomers = pgTable(
  "card_customers",
  {
    /** Stored in the provider's metadata, to find a customer whose creation timed out. */
    accountKey: uuid("account_key").primaryKey(),
    email: text("email").notNull(),
    userId: text("user_id")
      .references(() => users.id, { onDelete: "set null" })
      .unique("card_customers_user_unique"),
    setupIntentId: text("setup_intent_id"),
    /** Idempotency key of the creation; renewed after a 5xx. */
    attemptKey: uuid("attempt_key").notNull(),
    customerId: text("customer_id").unique("card_customers_customer_unique"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("card_customers", { email: t.email, customer_id: t.customerId }),
    unique("card_customers_form_unique").on(t.setupIntentId, t.email),
    check("card_customers_owner", sql`${t.userId} is null or ${t.setupIntentId} is null`),
    check("card_customers_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** The provider’s, and before it has answered. */
const subscriptionStates = ["starting", ...subscriptionStatuses] as const;

/** What the card provider bills, as last read there. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** Stored in the provider's metadata, to find one whose creation timed out. */
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    /** Null until its first invoice is paid. */
    membershipId: uuid("membership_id").references(() => memberships.id),
    signupId: integer("signup_id").references(() => membershipSignups.id),
    planId: text("plan_id")
      .notNull()
      .references(() => membershipPlans.id),
    term: text("term", { enum: terms }).notNull(),
    /** Cents a term. */
    cents: integer("cents").notNull(),
    customerId: text("customer_id"),
    paymentMethodId: text("payment_method_id"),
    /** Idempotency key of the creation; renewed after a 5xx. */
    attemptKey: uuid("attempt_key").notNull(),
    /** What came before is paid for otherwise until then. */
    startsOn: civilDate("starts_on"),
    providerId: text("provider_id").unique("subscriptions_provider_unique"),
    itemId: text("item_id"),
    status: text("status", { enum: subscriptionStates }).notNull().default("starting"),
    charge: text("charge", { enum: chargeStates }).notNull().default("charging"),
    periodEnd: instant("period_end"),
    endsAt: instant("ends_at"),
    pausedUntil: instant("paused_until"),
    /** The customer's credit, which its next invoices take. */
    creditCents: integer("credit_cents").notNull().default(0),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    cardExpMonth: integer("card_exp_month"),
    cardExpYear: integer("card_exp_year"),
    /** The card, as "2031-04", whose end its owners were told of. */
    expiryTold: text("expiry_told"),
    /** An upgrade that is asked for, until what the provider says of it is known. */
    upgrade: jsonb("upgrade").$type<Upgrade>(),
    /** What was decided here differs from what the provider was told. */
    isStale: boolean("is_stale").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("subscriptions_term", oneOf(t.term, terms)),
    check("subscriptions_status", oneOf(t.status, subscriptionStates)),
    check("subscriptions_charge", oneOf(t.charge, chargeStates)),
    check("subscriptions_cents", sql`${t.cents} >= 0`),
    uniqueIndex("subscriptions_signup").on(t.signupId),
    index("subscriptions_company").on(t.companyId, t.createdAt.desc()),
    index("subscriptions_membership").on(t.membershipId),
  ],
);

export type Upgrade = { planId: string; term: "month" | "year"; cents: number; key: string };

export const invoices = pgTable(
  "card_invoices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    providerId: text("provider_id").notNull().unique("card_invoices_provider_unique"),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    subscriptionId: uuid("subscription_id").references(() => subscriptions.id),
    /** The one that it opened. */
    periodId: uuid("period_id").references(() => periods.id),
    /** Of a single sale: what was accepted. */
    saleKey: uuid("sale_key"),
    number: text("number"),
    status: text("status", { enum: invoiceStatuses }).notNull(),
    reason: text("reason").notNull(),
    date: civilDate("date").notNull(),
    due: civilDate("due"),
    /** What of the subscription it is for. */
    starts: civilDate("starts"),
    ends: civilDate("ends"),
    totalCents: integer("total_cents").notNull(),
    paidCents: integer("paid_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    creditedCents: integer("credited_cents").notNull(),
    trouble: text("trouble", { enum: ["refused", "bank"] }),
    /** Cents that the customer's credit paid. */
    creditUsedCents: integer("credit_used_cents").notNull().default(0),
    isDisputed: boolean("is_disputed").notNull().default(false),
    /** Of the last dispute, in the provider's words. */
    disputeStatus: text("dispute_status"),
    disputeCents: integer("dispute_cents"),
    /** What of it its payers were told. */
    disputeTold: text("dispute_told", { enum: ["open", "won", "lost"] }),
    /** By when the firm may send its evidence. */
    disputeDue: instant("dispute_due"),
    nextAttemptAt: instant("next_attempt_at"),
    paidAt: instant("paid_at"),
    /** The day on which it was found void, or given up. */
    closedOn: civilDate("closed_on"),
    pdfUrl: text("pdf_url"),
    hostedUrl: text("hosted_url"),
    /** What its readers were told of: "paid", "refused", "bank". */
    told: text("told"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("card_invoices_status", oneOf(t.status, invoiceStatuses)),
    index("card_invoices_company").on(t.companyId, t.createdAt.desc()),
    index("card_invoices_subscription").on(t.subscriptionId),
    index("card_invoices_sale").on(t.saleKey),
    index("card_invoices_troubled")
      .on(t.createdAt)
      .where(sql`${t.trouble} is not null or ${t.isDisputed}`),
  ],
);

/** Cards that are being saved for a company that has a membership. */
export const cardSetups = pgTable(
  "card_setups",
  {
    setupIntentId: text("setup_intent_id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    customerId: text("customer_id").notNull(),
    /** Whether the card is the one that is charged, or another one has been since. */
    finishedAt: instant("finished_at"),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("card_setups", { setup_intent_id: t.setupIntentId, customer_id: t.customerId }),
    index("card_setups_company").on(t.companyId, t.createdAt.desc()),
  ],
);

/** What a closed period's statement has beyond the plan, billed to a card once. */
export const overageCharges = pgTable(
  "overage_charges",
  {
    /** Stored in the provider's metadata, to find a line whose creation timed out. */
    statementId: uuid("statement_id")
      .primaryKey()
      .references(() => statements.id),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    cents: integer("cents").notNull(),
    /** Idempotency key of what is asked for; renewed after a 5xx, and for another line in its place. */
    attemptKey: uuid("attempt_key").notNull(),
    /** The provider's line, which its next invoice takes. */
    itemId: text("item_id").unique("overage_charges_item_unique"),
    /** An invoice of its own, where no other is to come. */
    ownInvoiceId: text("own_invoice_id").unique("overage_charges_own_invoice_unique"),
    /** The one that it is on. */
    invoiceId: uuid("invoice_id").references(() => invoices.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("overage_charges_cents", sql`${t.cents} <> 0`),
    index("overage_charges_company").on(t.companyId),
    index("overage_charges_invoice").on(t.invoiceId),
  ],
);

export type OverageChargeRow = typeof overageCharges.$inferSelect;

/** Money that staff gave back: to the card that paid, or as credit toward what comes. */
export const cardRefunds = pgTable(
  "card_refunds",
  {
    /** Whoever asks chooses it; stored in the provider's metadata, to find one whose answer got lost. */
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    kind: text("kind", { enum: refundKinds }).notNull(),
    invoiceId: uuid("invoice_id").references(() => invoices.id),
    cents: integer("cents").notNull(),
    reason: text("reason").notNull(),
    state: text("state", { enum: refundStates }).notNull().default("asked"),
    /** Idempotency key of the call; renewed after a 5xx. */
    attemptKey: uuid("attempt_key").notNull(),
    providerId: text("provider_id").unique("card_refunds_provider_unique"),
    askedBy: text("asked_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("card_refunds", { reason: t.reason }),
    check("card_refunds_kind", oneOf(t.kind, refundKinds)),
    check("card_refunds_state", oneOf(t.state, refundStates)),
    check("card_refunds_cents", sql`${t.cents} > 0`),
    check("card_refunds_invoice", sql`(${t.kind} = 'refund') = (${t.invoiceId} is not null)`),
    // Whatever two people press: of one invoice, one refund at a time is under way.
    uniqueIndex("card_refunds_under_way")
      .on(t.invoiceId)
      .where(sql`${t.state} = 'asked'`),
    index("card_refunds_company").on(t.companyId, t.createdAt.desc()),
  ],
);

export type RefundRow = typeof cardRefunds.$inferSelect;

/** What the provider said of a company beside what was known here, when it was read last. */
export const providerChecks = pgTable("provider_checks", {
  companyId: uuid("company_id")
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  readAt: instant("read_at").notNull(),
  facts: jsonb("facts").$type<ProviderFact[]>().notNull(),
  differences: jsonb("differences").$type<ProviderDifference[]>().notNull(),
  /** Differences that only a person can settle. */
  open: integer("open").notNull(),
});

/** What of a card's payment went back, by refund, credit note or lost dispute, on the day it was read. */
export const cardReturns = pgTable(
  "card_returns",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id),
    cents: integer("cents").notNull(),
    date: civilDate("date").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("card_returns_cents", sql`${t.cents} > 0`),
    index("card_returns_invoice").on(t.invoiceId),
    index("card_returns_date").on(t.date),
  ],
);

/** Readings of an object by its number: one that began before another never replaces it. */
export const providerReadings = pgTable("provider_readings", {
  objectId: text("object_id").primaryKey(),
  n: integer("n").notNull().default(1),
});

/** Kept so that a doubled event does nothing. */
export const providerEvents = pgTable("provider_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  objectId: text("object_id").notNull(),
  isOurs: boolean("is_ours").notNull(),
  createdAt: createdAt(),
});

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;

export const toolTransactions = pgTable(
  "tool_transactions",
  {
    id: serial("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    toolId: text("tool_id").notNull(),
    toolName: text("tool_name").notNull(),
    /** Cents. */
    amount: integer("amount").notNull(),
    status: text("status").notNull().default("pending"),
    paymentIntentId: text("payment_intent_id").unique("tool_transactions_payment_intent_unique"),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("tool_transactions", {
      tool_id: t.toolId,
      tool_name: t.toolName,
      status: t.status,
    }),
    check("tool_transactions_amount", sql`${t.amount} >= 0`),
    index("tool_transactions_user").on(t.userId, t.createdAt.desc()),
  ],
);

export type MembershipSignupRow = typeof membershipSignups.$inferSelect;
export type SignupDraftRow = typeof signupDrafts.$inferSelect;
