import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, instant, notBlank, oneOf, updatedAt } from "../../platform/db/columns.ts";
import { searchText } from "../../platform/db/search-text.ts";
import { bytea, object, storedPicture } from "../../platform/db/picture-columns.ts";

type Searched = Record<"firstName" | "lastName" | "email", AnyPgColumn>;

export const userSearchText = ({ firstName, lastName, email }: Searched) =>
  searchText(firstName, lastName, email);

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    firstName: text("first_name"),
    lastName: text("last_name"),
    phone: text("phone"),
    profileImageUrl: text("profile_image_url"),
    deletionScheduledFor: instant("deletion_scheduled_for"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("users", { id: t.id, email: t.email, phone: t.phone }),
    check("users_email_lower_case", sql`${t.email} = lower(${t.email})`),
    uniqueIndex("users_email_unique").on(t.email),
    index("users_deletion").on(t.deletionScheduledFor),
    index("users_search").using("gin", sql`(${userSearchText(t)}) gin_trgm_ops`),
  ],
);

export const photos = pgTable(
  "photos",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull().unique("photos_name_unique"),
    bytes: bytea("bytes"),
    object: object(),
  },
  (t) => storedPicture("photos", t),
);

export type SessionFacts = {
  method?: "email" | "provider" | "passkey";
  strong?: boolean;
  /** The provider’s own name for it, the `sid` claim. */
  providerSession?: string;
};

export const sessions = pgTable(
  "sessions",
  {
    /** A hash of the cookie. */
    sid: text("sid").primaryKey(),
    id: text("id").notNull().unique(),
    sess: jsonb("sess").$type<SessionFacts>().notNull().default({}),
    expire: instant("expire").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    /** Last use, to within fifteen minutes. */
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("sessions", { sid: t.sid, id: t.id }),
    index("sessions_expire").on(t.expire),
    index("sessions_user_id").on(t.userId),
  ],
);

export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    /** The `sub` claim. */
    accountId: text("account_id").notNull(),
    /** The issuer's address. */
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Sealed; the provider is asked with it whether it still lets them in. */
    refreshToken: text("refresh_token"),
    confirmedAt: instant("confirmed_at"),
    askingSince: instant("asking_since"),
    /** Set where the provider could not say; without a token, when to ask for consent to one. */
    askAgainAt: instant("ask_again_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("accounts", { account_id: t.accountId, provider_id: t.providerId }),
    uniqueIndex("accounts_provider_subject").on(t.providerId, t.accountId),
    index("accounts_user_id").on(t.userId),
  ],
);

/** The id is a hash of the cookie; code and link derive from it and a secret, so no row signs anyone in. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    returnTo: text("return_to").notNull(),
    codeTries: integer("code_tries").notNull().default(0),
    usedAt: instant("used_at"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("sign_in_attempts", { email: t.email }),
    check("sign_in_attempts_return_to", sql`${t.returnTo} ~ '^/([^/\\\\]|$)'`),
    check("sign_in_attempts_code_tries", sql`${t.codeTries} >= 0`),
    index("sign_in_attempts_expires_at").on(t.expiresAt),
  ],
);

const challengePurposes = [
  "provider",
  "provider-logout",
  "second-factor",
  "passkey",
  "passkey-registration",
] as const;

export const challenges = pgTable(
  "challenges",
  {
    id: text("id").primaryKey(),
    purpose: text("purpose", { enum: challengePurposes }).notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    value: jsonb("value").$type<Record<string, string>>().notNull().default({}),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("challenges_purpose", oneOf(t.purpose, challengePurposes)),
    index("challenges_expires_at").on(t.expiresAt),
    index("challenges_user_id").on(t.userId),
  ],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** base64url, as is the public key. */
    credentialId: text("credential_id").notNull().unique("passkeys_credential_id_unique"),
    publicKey: text("public_key").notNull(),
    /** Signature counter; one that goes down means a cloned authenticator. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    backedUp: boolean("backed_up").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [
    ...notBlank("passkeys", {
      name: t.name,
      credential_id: t.credentialId,
      public_key: t.publicKey,
    }),
    check("passkeys_counter", sql`${t.counter} >= 0`),
    index("passkeys_user_id").on(t.userId),
  ],
);

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
export type SessionRow = typeof sessions.$inferSelect;
export type SignInAttemptRow = typeof signInAttempts.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;
export type ChallengePurpose = (typeof challengePurposes)[number];
export type ChallengeRow = typeof challenges.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;
