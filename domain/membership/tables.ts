import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId } from "../companies/tables.ts";
import { civilDate, createdAt, instant, oneOf, updatedAt } from "../../platform/db/columns.ts";
import { membershipPlans } from "../plans/tables.ts";
import { billings, cadences, membershipStatuses, terms } from "./schema.ts";

export const memberships = pgTable(
  "memberships",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: companyId(),
    planId: text("plan_id")
      .notNull()
      .references(() => membershipPlans.id),
    term: text("term", { enum: terms }).notNull().default("month"),
    cadence: text("cadence", { enum: cadences }).notNull().default("month"),
    billing: text("billing", { enum: billings }).notNull(),
    status: text("status", { enum: membershipStatuses }).notNull().default("active"),
    startedAt: instant("started_at").notNull(),
    anchor: civilDate("anchor").notNull(),
    /** The month that begins on the anchor: a later one where a payment came late. */
    anchorMonth: integer("anchor_month").notNull().default(0),
    termMonth: integer("term_month").notNull().default(0),
    /** The last renewal, as its month, that owners were told of. */
    remindedMonth: integer("reminded_month"),
    nextPlanId: text("next_plan_id").references(() => membershipPlans.id),
    nextTerm: text("next_term", { enum: terms }),
    /** Cents a month, of the plan that begins next: the first one, or another. Null where the price that is paid goes on. */
    promisedPrice: integer("promised_price"),
    /** Whose price that is: a version that knows of no promise may change the plan and leave it. */
    promisedPlanId: text("promised_plan_id").references(() => membershipPlans.id),
    /** The first day without it. */
    endsOn: civilDate("ends_on"),
    endedAt: instant("ended_at"),
    /** Periods open up to this day; null where no payment is waited for. */
    paidThrough: civilDate("paid_through"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("memberships_term", oneOf(t.term, terms)),
    check("memberships_cadence", oneOf(t.cadence, cadences)),
    check("memberships_billing", oneOf(t.billing, billings)),
    check("memberships_status", oneOf(t.status, membershipStatuses)),
    check("memberships_promised_price", sql`${t.promisedPrice} >= 0`),
    check(
      "memberships_plan",
      sql`${t.planId} <> 'free' and ${t.nextPlanId} is distinct from 'free'`,
    ),
    check(
      "memberships_ended",
      sql`(${t.status} = 'ended') = (${t.endedAt} is not null) and (${t.endedAt} is null or ${t.endsOn} is not null)`,
    ),
    uniqueIndex("memberships_one_running")
      .on(t.companyId)
      .where(sql`${t.status} <> 'ended'`),
    index("memberships_company").on(t.companyId, t.startedAt.desc()),
  ],
);

/** Whole months in which no period opens. */
export const membershipPauses = pgTable(
  "membership_pauses",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    membershipId: uuid("membership_id")
      .notNull()
      .references(() => memberships.id),
    /** The first month without a period. */
    month: integer("month").notNull(),
    months: integer("months").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("membership_pauses_month_unique").on(t.membershipId, t.month),
    check("membership_pauses_months", sql`${t.month} > 0 and ${t.months} >= 0`),
  ],
);

/** An exclusion constraint keeps the periods of a company from overlapping. */
export const periods = pgTable(
  "periods",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    membershipId: uuid("membership_id")
      .notNull()
      .references(() => memberships.id),
    companyId: companyId(),
    n: integer("n").notNull(),
    /** Months (or 30 days) since the first one began; ahead of n by what was paused. */
    month: integer("month").notNull(),
    starts: civilDate("starts").notNull(),
    /** The day after the last one: the next period's first. */
    ends: civilDate("ends").notNull(),
    planId: text("plan_id")
      .notNull()
      .references(() => membershipPlans.id),
    /** Cents. */
    price: integer("price").notNull(),
    minutes: integer("minutes").notNull(),
    /** Cents that fall due with it: those of a year where a yearly term begins. Null before invoices were made. */
    dueCents: integer("due_cents"),
    closedAt: instant("closed_at"),
    openedAt: instant("opened_at").notNull(),
  },
  (t) => [
    unique("periods_membership_n_unique").on(t.membershipId, t.n),
    check("periods_n", sql`${t.n} >= 0 and ${t.month} >= ${t.n}`),
    check("periods_dates", sql`${t.starts} <= ${t.ends}`),
    check("periods_price", sql`${t.price} >= 0`),
    check("periods_minutes", sql`${t.minutes} >= 0`),
    index("periods_company").on(t.companyId, t.starts),
    index("periods_unclosed")
      .on(t.ends)
      .where(sql`${t.closedAt} is null`),
  ],
);

export type MembershipRow = typeof memberships.$inferSelect;
export type PeriodRow = typeof periods.$inferSelect;
