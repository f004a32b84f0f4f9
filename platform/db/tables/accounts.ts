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
} from "drizzle-orm/pg-core";
import { createdAt, instant, notBlank, updatedAt } from "./columns.ts";
import { membershipPlans } from "./plans.ts";

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    membershipPlan: text("membership_plan")
      .notNull()
      .default("free")
      .references(() => membershipPlans.id),
    membershipStatus: text("membership_status").notNull().default("active"),
    hoursUsed: integer("hours_used").notNull().default(0),
    hoursRemaining: integer("hours_remaining").notNull().default(0),
    membershipStartDate: instant("membership_start_date"),
    membershipEndDate: instant("membership_end_date"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("users", { id: t.id, email: t.email, membership_status: t.membershipStatus }),
    check("users_email_lower_case", sql`${t.email} = lower(${t.email})`),
    uniqueIndex("users_email_unique").on(t.email),
    check("users_hours_used", sql`${t.hoursUsed} >= 0`),
    check("users_hours_remaining", sql`${t.hoursRemaining} >= 0`),
    check(
      "users_membership_dates",
      sql`${t.membershipEndDate} is null or (${t.membershipStartDate} is not null and ${t.membershipEndDate} >= ${t.membershipStartDate})`,
    ),
    index("users_membership_plan").on(t.membershipPlan),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    sid: text("sid").primaryKey(),
    /** The sign-in library's own handle on a session; `sid` is what the cookie stands for. */
    id: text("id").notNull().unique(),
    sess: jsonb("sess").notNull().default({}),
    expire: instant("expire").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("sessions", { sid: t.sid, id: t.id }),
    index("sessions_expire").on(t.expire),
    index("sessions_user_id").on(t.userId),
  ],
);

/** Which identity at which provider a user signs in with. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("accounts", { account_id: t.accountId, provider_id: t.providerId }),
    uniqueIndex("accounts_provider_subject").on(t.providerId, t.accountId),
    index("accounts_user_id").on(t.userId),
    check("accounts_no_password", sql`${t.password} is null`),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("verifications", { identifier: t.identifier, value: t.value }),
    index("verifications_identifier").on(t.identifier),
    index("verifications_expires_at").on(t.expiresAt),
  ],
);

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
export type SessionRow = typeof sessions.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;
export type VerificationRow = typeof verifications.$inferSelect;
