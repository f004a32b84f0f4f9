import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import type { LeadSource } from "../fields/source/schema.ts";
import { createdAt, notBlank, oneOf } from "../../platform/db/columns.ts";

const quarantineReasons = ["honeypot", "too_fast"] as const;

export const contacts = pgTable(
  "contacts",
  {
    id: serial("id").primaryKey(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    email: text("email").notNull(),
    phone: text("phone"),
    company: text("company"),
    interestedIn: text("interested_in").notNull(),
    message: text("message").notNull(),
    cameBy: jsonb("came_by").$type<LeadSource>(),
    quarantinedBecause: text("held_because", { enum: quarantineReasons }),
    requestId: text("request_id"),
    /** Of the sending, so that the same is not sent twice. */
    key: uuid("key"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("contacts", {
      first_name: t.firstName,
      last_name: t.lastName,
      email: t.email,
      interested_in: t.interestedIn,
      message: t.message,
    }),
    check(
      "contacts_held_because",
      sql`${t.quarantinedBecause} is null or ${oneOf(t.quarantinedBecause, quarantineReasons)}`,
    ),
    index("contacts_created").on(t.createdAt.desc(), t.id.desc()),
    index("contacts_user_id").on(t.userId),
    uniqueIndex("contacts_key")
      .on(t.key)
      .where(sql`${t.key} is not null`),
  ],
);
