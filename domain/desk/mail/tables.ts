import { conversations } from "../tables.ts";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, oneOf } from "../../../platform/db/columns.ts";
import { bytea, object } from "../../../platform/db/picture-columns.ts";
import { asideReasons, mailStates } from "./schema.ts";

export const mailReaders = pgTable("mail_readers", {
  id: text("id").primaryKey(),
  uidValidity: text("uid_validity").notNull(),
  lastUid: bigint("last_uid", { mode: "number" }).notNull(),
  leasedUntil: instant("leased_until").notNull(),
});

/** What came in by mail; the mail itself only of what was set aside. */
export const receivedMails = pgTable(
  "received_mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    uidValidity: text("uid_validity").notNull(),
    uid: bigint("uid", { mode: "number" }).notNull(),
    digest: text("digest").unique("received_mails_digest"),
    state: text("state", { enum: mailStates }).notNull(),
    reason: text("reason", { enum: asideReasons }),
    attempts: integer("attempts").notNull().default(0),
    address: text("address").notNull(),
    name: text("name").notNull(),
    subject: text("subject").notNull(),
    excerpt: text("excerpt").notNull(),
    headerId: text("header_id"),
    conversationId: uuid("conversation_id").references(() => conversations.id, {
      onDelete: "cascade",
    }),
    raw: bytea("raw"),
    object: object(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("received_mails_uid").on(t.uidValidity, t.uid),
    check("received_mails_state", oneOf(t.state, mailStates)),
    check(
      "received_mails_reason",
      sql`(${t.state} in ('set_aside', 'dismissed')) = (${t.reason} is not null)`,
    ),
    check("received_mails_in_one_place", sql`${t.raw} is null or ${t.object} is null`),
    index("received_mails_conversation").on(t.conversationId, t.createdAt),
    index("received_mails_address").on(t.address, t.createdAt),
    index("received_mails_aside").on(t.state, t.createdAt),
  ],
);
