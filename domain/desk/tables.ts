import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { companies } from "../companies/tables.ts";
import type { LeadSource } from "../fields/source/schema.ts";
import { contacts } from "../enquiries/tables.ts";
import { fileTypes } from "../files/schema.ts";
import { createdAt, instant, notBlank, oneOf } from "../../platform/db/columns.ts";
import { bytea, inOnePlace, object } from "../../platform/db/picture-columns.ts";
import { searchText } from "../../platform/db/search-text.ts";
import {
  activeStatuses,
  authors,
  conversationKinds,
  leadStatuses,
  longestKept,
  requestStatuses,
  statuses,
  urgencies,
  vias,
} from "./schema.ts";

type Searched = Record<"subject" | "name" | "email", AnyPgColumn>;

export const conversationText = ({ subject, name, email }: Searched) =>
  searchText(subject, name, email);

/** A request of a member, or a lead: what somebody else wrote. */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: conversationKinds }).notNull(),
    status: text("status", { enum: statuses }).notNull(),
    urgency: text("urgency", { enum: urgencies }).notNull().default("standard"),
    /** Promised as if it were urgent, since its company was on a yearly term when it asked. */
    priority: boolean("priority").notNull().default(false),
    subject: text("subject").notNull(),
    /** Null for a lead, and for somebody without a company. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "cascade" }),
    /** Who asked, while they have an account. */
    personId: text("person_id").references(() => users.id, { onDelete: "set null" }),
    wonCompanyId: uuid("won_company_id").references(() => companies.id, { onDelete: "set null" }),
    /** As a lead gave them. */
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    companyName: text("company_name"),
    enquiryId: integer("enquiry_id")
      .unique("conversations_enquiry_unique")
      .references(() => contacts.id, { onDelete: "set null" }),
    interestedIn: text("interested_in"),
    /** The path it came from. */
    page: text("page"),
    cameBy: jsonb("came_by").$type<LeadSource>(),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    snoozedUntil: instant("snoozed_until"),
    /** What answers for it. Its messages stay its own. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => conversations.id, {
      onDelete: "set null",
    }),
    mergedAt: instant("merged_at"),
    /** Of the clock that runs; null while none does. */
    dueAt: instant("due_at"),
    turns: integer("turns").notNull().default(0),
    lastAt: instant("last_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("conversations", { subject: t.subject, name: t.name, email: t.email }),
    check("conversations_kind", oneOf(t.kind, conversationKinds)),
    check("conversations_urgency", oneOf(t.urgency, urgencies)),
    check(
      "conversations_status",
      sql`(${t.kind} = 'request' and ${oneOf(t.status, requestStatuses)}) or (${t.kind} = 'lead' and ${oneOf(t.status, leadStatuses)})`,
    ),
    check("conversations_priority", sql`not ${t.priority} or ${t.companyId} is not null`),
    check("conversations_urgent", sql`${t.urgency} = 'standard' or ${t.companyId} is not null`),
    check(
      "conversations_lead",
      sql`${t.kind} <> 'lead' or (${t.companyId} is null and ${t.email} is not null)`,
    ),
    check("conversations_turns", sql`${t.turns} >= 0`),
    index("conversations_due")
      .on(t.dueAt.asc().nullsLast(), t.lastAt.desc(), t.id.desc(), t.status, t.kind)
      .where(oneOf(t.status, activeStatuses)),
    index("conversations_assigned")
      .on(t.assigneeId, t.dueAt.asc().nullsLast(), t.lastAt.desc(), t.id.desc(), t.status, t.kind)
      .where(oneOf(t.status, activeStatuses)),
    index("conversations_newest").on(t.lastAt, t.id),
    index("conversations_status").on(t.status, t.lastAt, t.id),
    index("conversations_company").on(t.companyId, t.lastAt, t.id),
    index("conversations_person").on(t.personId, t.lastAt, t.id),
    index("conversations_leads")
      .on(t.createdAt, t.interestedIn)
      .where(sql`${t.kind} = 'lead' and ${t.status} <> 'spam' and ${t.mergedInto} is null`),
    index("conversations_won")
      .on(t.wonCompanyId)
      .where(sql`${t.wonCompanyId} is not null`),
    index("conversations_merged")
      .on(t.mergedInto)
      .where(sql`${t.mergedInto} is not null`),
    check(
      "conversations_merged_closed",
      sql`${t.mergedInto} is null or (${t.mergedInto} <> ${t.id} and not (${oneOf(t.status, activeStatuses)}) and ${t.dueAt} is null)`,
    ),
    index("conversations_email").on(sql`lower(${t.email})`),
    index("conversations_search").using("gin", sql`(${conversationText(t)}) gin_trgm_ops`),
  ],
);

/** Append-only, by a trigger; they go with their conversation only. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** The first is 1. */
    n: integer("n").notNull(),
    author: text("author", { enum: authors }).notNull(),
    personId: text("person_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** Never shown to a client. */
    internal: boolean("internal").notNull().default(false),
    via: text("via", { enum: vias }).notNull().default("portal"),
    /** Where in the text of a mail what it answers is repeated. */
    quotedAt: integer("quoted_at"),
    /** Of the sending, so that the same is not sent twice. */
    key: uuid("key"),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("messages", { text: t.text }),
    unique("messages_turn").on(t.conversationId, t.n),
    check("messages_via", oneOf(t.via, vias)),
    check("messages_author", oneOf(t.author, authors)),
    check("messages_client_public", sql`${t.author} <> 'client' or not ${t.internal}`),
    check("messages_length", sql`char_length(${t.text}) <= ${sql.raw(String(longestKept))}`),
    index("messages_person").on(t.personId),
    uniqueIndex("messages_key")
      .on(t.personId, t.key)
      .where(sql`${t.key} is not null`),
  ],
);

/** Of a message, or sent to go with one that is not written yet. */
export const files = pgTable(
  "files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    messageId: uuid("message_id").references(() => messages.id, { onDelete: "cascade" }),
    personId: text("person_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    type: text("type", { enum: fileTypes }).notNull(),
    size: integer("size").notNull(),
    bytes: bytea("bytes"),
    object: object(),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("files", { name: t.name }),
    check("files_type", oneOf(t.type, fileTypes)),
    check(
      "files_size",
      sql`octet_length(${t.bytes}) = ${t.size} and ${t.size} between 1 and 10 * 1024 * 1024`,
    ),
    inOnePlace("files", t.bytes, t.object),
    index("files_message").on(t.messageId),
    index("files_person").on(t.personId, t.createdAt),
    index("files_unsent")
      .on(t.createdAt)
      .where(sql`${t.messageId} is null`),
  ],
);

/** Which answers of colleagues were shown to whoever was about to answer as well. */
export const shownAnswers = pgTable(
  "shown_answers",
  {
    messageId: uuid("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.personId] }),
    index("shown_answers_person").on(t.personId),
  ],
);

export type ConversationRow = typeof conversations.$inferSelect;

export type MessageRow = typeof messages.$inferSelect;
