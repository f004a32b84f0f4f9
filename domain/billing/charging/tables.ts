import { membershipSignups } from "../tables.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { companyId } from "../../companies/tables.ts";
import {
  civilDate,
  createdAt,
  instant,
  notBlank,
  oneOf,
  updatedAt,
} from "../../../platform/db/columns.ts";
import { memberships, periods } from "../../membership/tables.ts";
import { terms } from "../../membership/schema.ts";
import { membershipPlans } from "../../plans/tables.ts";
import { subscriptionStatuses } from "../../../platform/payments/subscription-statuses.ts";
import { chargeStates, invoiceStatuses } from "../schema.ts";

const subscriptionStates = ["starting", ...subscriptionStatuses] as const;

/** What the card provider bills, as last read there. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** Stored in the provider's metadata, to find one whose creation timed out. */
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: companyId(),
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
    endedAt: instant("ended_at"),
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
    /** Until when it waits for its payment at the provider. */
    upgradeUntil: instant("upgrade_until"),
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

export type Upgrade = {
  planId: string;
  term: "month" | "year";
  cents: number;
  key: string;
  /** For its payment, so that its owners hear if that does not come. */
  hasWaited?: boolean;
};

export const invoices = pgTable(
  "card_invoices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    providerId: text("provider_id").notNull().unique("card_invoices_provider_unique"),
    companyId: companyId(),
    subscriptionId: uuid("subscription_id").references(() => subscriptions.id),
    periodId: uuid("period_id").references(() => periods.id),
    /** Of a single sale: what was accepted. */
    saleKey: uuid("sale_key"),
    number: text("number"),
    status: text("status", { enum: invoiceStatuses }).notNull(),
    reason: text("reason").notNull(),
    date: civilDate("date").notNull(),
    due: civilDate("due"),
    starts: civilDate("starts"),
    ends: civilDate("ends"),
    totalCents: integer("total_cents").notNull(),
    paidCents: integer("paid_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    creditedCents: integer("credited_cents").notNull(),
    trouble: text("trouble", { enum: ["refused", "bank"] }),
    /** The card that paid it, or that refused it last. */
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    creditUsedCents: integer("credit_used_cents").notNull().default(0),
    isDisputed: boolean("is_disputed").notNull().default(false),
    /** Of the last dispute, in the provider's words. */
    disputeStatus: text("dispute_status"),
    disputeCents: integer("dispute_cents"),
    disputeTold: text("dispute_told", { enum: ["open", "won", "lost"] }),
    /** What a lost one took was settled with the client otherwise, as staff say. */
    disputeSettledOn: civilDate("dispute_settled_on"),
    disputeSettlement: text("dispute_settlement"),
    /** By when the firm may send its evidence. */
    disputeDue: instant("dispute_due"),
    nextAttemptAt: instant("next_attempt_at"),
    paidAt: instant("paid_at"),
    /** The day on which it was found void, or given up. */
    closedOn: civilDate("closed_on"),
    pdfUrl: text("pdf_url"),
    hostedUrl: text("hosted_url"),
    /** What its readers were told of: "paid", "refused", "bank", "lapsed". */
    told: text("told"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("card_invoices", { dispute_settlement: t.disputeSettlement }),
    check("card_invoices_status", oneOf(t.status, invoiceStatuses)),
    check(
      "card_invoices_settled",
      sql`(${t.disputeSettledOn} is null) = (${t.disputeSettlement} is null)`,
    ),
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
    companyId: companyId(),
    customerId: text("customer_id").notNull(),
    /** Null: by staff, by somebody whose account is gone, or before this was kept. */
    openedBy: text("opened_by").references(() => users.id, { onDelete: "set null" }),
    /** Since when it is settled: this card is charged, a later one, or none. */
    finishedAt: instant("finished_at"),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("card_setups", { setup_intent_id: t.setupIntentId, customer_id: t.customerId }),
    index("card_setups_company").on(t.companyId, t.createdAt.desc()),
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
