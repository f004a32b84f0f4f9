import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { createdAt, instant, notBlank, oneOf, updatedAt } from "../../platform/db/columns.ts";
import { searchText } from "../../platform/db/search-text.ts";
import type { BillingDetails } from "./details/schema.ts";
import { seatRoles } from "./schema.ts";

type Searched = Record<"name" | "billingEmail" | "phone", AnyPgColumn>;

export const companyText = ({ name, billingEmail, phone }: Searched) =>
  searchText(name, billingEmail, phone);

export const companies = pgTable(
  "companies",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    billingEmail: text("billing_email"),
    phone: text("phone"),
    /** As the card provider has them, for its invoices and the firm's. */
    billingDetails: jsonb("billing_details").$type<BillingDetails>(),
    /** The card provider's. */
    customerId: text("customer_id").unique("companies_customer_unique"),
    consultantId: text("consultant_id").references(() => users.id, { onDelete: "set null" }),
    /** In a period, agreed to by an owner. */
    overageCapMinutes: integer("overage_cap_minutes").notNull().default(0),
    /** Its people sit there now; what its books say stays here. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => companies.id, {
      onDelete: "cascade",
    }),
    mergedAt: instant("merged_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("companies", { name: t.name, customer_id: t.customerId }),
    check("companies_overage_cap", sql`${t.overageCapMinutes} >= 0`),
    check(
      "companies_merged",
      sql`(${t.mergedInto} is null) = (${t.mergedAt} is null) and ${t.mergedInto} is distinct from ${t.id}`,
    ),
    index("companies_merged_into")
      .on(t.mergedInto)
      .where(sql`${t.mergedInto} is not null`),
    index("companies_search").using("gin", sql`(${companyText(t)}) gin_trgm_ops`),
    index("companies_name").on(sql`lower(${t.name})`, t.id),
  ],
);

export const companyId = () =>
  uuid("company_id")
    .notNull()
    .references(() => companies.id);

/** A trigger, checked at commit, keeps an owner among the seats of a company that has any. */
export const seats = pgTable(
  "seats",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: seatRoles }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: "seats_pk", columns: [t.companyId, t.userId] }),
    check("seats_role", oneOf(t.role, seatRoles)),
    index("seats_user").on(t.userId, t.createdAt),
  ],
);

/** Which of their companies somebody looks at; without a row, the one they have sat in longest. */
export const companyViews = pgTable(
  "company_views",
  {
    userId: text("user_id").primaryKey(),
    companyId: uuid("company_id").notNull(),
  },
  (t) => [
    foreignKey({
      name: "company_views_seat",
      columns: [t.companyId, t.userId],
      foreignColumns: [seats.companyId, seats.userId],
    }).onDelete("cascade"),
  ],
);

export const seatInvitations = pgTable(
  "seat_invitations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    role: text("role", { enum: seatRoles }).notNull(),
    invitedBy: text("invited_by").references(() => users.id, { onDelete: "set null" }),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
    withdrawnAt: instant("withdrawn_at"),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("seat_invitations", { email: t.email }),
    check("seat_invitations_role", oneOf(t.role, seatRoles)),
    check("seat_invitations_email_lower_case", sql`${t.email} = lower(${t.email})`),
    check("seat_invitations_one_end", sql`${t.acceptedAt} is null or ${t.withdrawnAt} is null`),
    uniqueIndex("seat_invitations_open")
      .on(t.companyId, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.withdrawnAt} is null`),
    index("seat_invitations_email").on(t.email),
  ],
);

export const companyNotes = pgTable(
  "company_notes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** Of the sending, so that the same is not noted twice. */
    key: uuid("key"),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("company_notes", { text: t.text }),
    index("company_notes_company").on(t.companyId, t.createdAt.desc()),
    uniqueIndex("company_notes_key")
      .on(t.authorId, t.key)
      .where(sql`${t.key} is not null`),
  ],
);

export type CompanyRow = typeof companies.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
