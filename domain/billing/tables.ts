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
import { terms } from "../membership/schema.ts";
import { membershipPlans } from "../plans/tables.ts";
import { chargeStates } from "./schema.ts";

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
    /** Cents a month, as they were told when they applied; null where that was not kept yet. */
    price: integer("price"),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    setupIntentId: text("setup_intent_id").unique("membership_signups_setup_intent_unique"),
    cameBy: jsonb("came_by").$type<LeadSource>(),
    /** The address was an account's, to which whoever applied was not signed in. */
    unproved: boolean("unproved").notNull().default(false),
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    status: text("status", { enum: signupStatuses }).notNull().default("pending_confirmation"),
    decisionNote: text("decision_note"),
    charge: text("charge", { enum: chargeStates }),
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
