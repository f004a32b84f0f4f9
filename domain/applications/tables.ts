import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { companies } from "../companies/tables.ts";
import { createdAt, instant, notBlank, oneOf, updatedAt } from "../../platform/db/columns.ts";
import type { LeadSource } from "../fields/source/schema.ts";
import { applicantText } from "./applicant-text.ts";
import { membershipPlans } from "../plans/tables.ts";

const requestStatuses = ["pending", "approved", "rejected"] as const;

export const membershipRequests = pgTable(
  "membership_requests",
  {
    id: serial("id").primaryKey(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    company: text("company").notNull(),
    /** Free text on purpose: whatever the visitor's link said. */
    requestedPlan: text("requested_plan").notNull(),
    status: text("status", { enum: requestStatuses }).notNull().default("pending"),
    notes: text("notes"),
    /** What staff wrote into the email of their decision. */
    decisionNote: text("decision_note"),
    cameBy: jsonb("came_by").$type<LeadSource>(),
    /** The address was an account's, to which whoever applied was not signed in. */
    unproved: boolean("unproved").notNull().default(false),
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    approvedPlan: text("approved_plan").references(() => membershipPlans.id),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    appliedAt: instant("applied_at"),
    /** Of the sending, so that the same is not sent twice. */
    key: uuid("key"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("membership_requests", {
      first_name: t.firstName,
      last_name: t.lastName,
      email: t.email,
      company: t.company,
      requested_plan: t.requestedPlan,
      decision_note: t.decisionNote,
    }),
    check("membership_requests_status", oneOf(t.status, requestStatuses)),
    check("membership_requests_decided", sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    check("membership_requests_decider", sql`${t.decidedBy} is null or ${t.decidedAt} is not null`),
    check(
      "membership_requests_approved_plan",
      sql`(${t.status} = 'approved') = (${t.approvedPlan} is not null)`,
    ),
    check("membership_requests_applied", sql`${t.appliedAt} is null or ${t.status} = 'approved'`),
    index("membership_requests_status_created").on(t.status, t.createdAt.desc(), t.id.desc()),
    index("membership_requests_search").using("gin", sql`(${applicantText(t)}) gin_trgm_ops`),
    uniqueIndex("membership_requests_key")
      .on(t.key)
      .where(sql`${t.key} is not null`),
    index("membership_requests_email").on(sql`lower(${t.email})`),
  ],
);

export type MembershipRequestRow = typeof membershipRequests.$inferSelect;
