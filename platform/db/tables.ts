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
} from "drizzle-orm/pg-core";
import { createdAt, instant, notBlank, oneOf } from "./columns.ts";
import { eventTypes } from "../event-types.ts";

const actorKinds = ["visitor", "member", "system"] as const;

/** What the details say, without the names of what they say. */
export const auditWords = (table: { details: AnyPgColumn }) =>
  sql`(jsonb_path_query_array(${table.details}, 'strict $.** ? (@.type() == "string")')::text)`;

/** Who changed what. It outlives the accounts it names, so it references none of them. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    actorKind: text("actor_kind", { enum: actorKinds }).notNull(),
    actorId: text("actor_id"),
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    companyId: text("company_id"),
    personId: text("person_id"),
    requestId: text("request_id").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("audit_log", {
      action: t.action,
      subject_type: t.subjectType,
      subject_id: t.subjectId,
    }),
    check("audit_log_actor_kind", oneOf(t.actorKind, actorKinds)),
    check("audit_log_member_named", sql`(${t.actorKind} = 'member') = (${t.actorId} is not null)`),
    index("audit_log_subject").on(t.subjectType, t.subjectId, t.id.desc()),
    // Whoever lists by these reads the index alone for what comes before a page.
    index("audit_log_newest").on(t.createdAt, t.id, t.action, t.actorKind),
    index("audit_log_action_newest").on(t.action, t.createdAt, t.id),
    index("audit_log_actor_newest").on(t.actorId, t.createdAt, t.id, t.action),
    index("audit_log_company_newest").on(t.companyId, t.createdAt, t.id, t.action, t.actorId),
    index("audit_log_person_newest").on(t.personId, t.createdAt, t.id, t.action, t.actorId),
    index("audit_log_words").using("gin", sql`(${auditWords(t)}) gin_trgm_ops`),
  ],
);

export const outgoingEvents = pgTable(
  "outgoing_events",
  {
    n: bigint("n", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    id: text("id").notNull(),
    type: text("type", { enum: eventTypes }).notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [...notBlank("outgoing_events", { id: t.id, type: t.type })],
);

/** Columns as rate-limiter-flexible's RateLimiterDrizzle names them. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    expire: instant("expire"),
  },
  (t) => [index("rate_limits_expire").on(t.expire)],
);

export const clockReadings = pgTable(
  "clock_readings",
  {
    id: integer("id").primaryKey().default(1),
    seenAt: instant("seen_at").notNull(),
    steadySince: instant("steady_since").notNull(),
  },
  (t) => [check("clock_readings_one_row", sql`${t.id} = 1`)],
);

export const trialClocks = pgTable(
  "trial_clocks",
  {
    id: integer("id").primaryKey().default(1),
    aheadMs: bigint("ahead_ms", { mode: "number" }).notNull(),
  },
  (t) => [
    check("trial_clocks_one_row", sql`${t.id} = 1`),
    check("trial_clocks_ahead", sql`${t.aheadMs} >= 0`),
  ],
);

/** By the id in their Message-ID: no address, no content. */
export const sentMails = pgTable(
  "sent_mails",
  { id: text("id").primaryKey(), sentAt: instant("sent_at").notNull() },
  (t) => [index("sent_mails_sent").on(t.sentAt)],
);

export const installations = pgTable("installations", {
  code: text("code").primaryKey(),
  origin: text("origin").notNull(),
  place: text("place").notNull(),
  since: instant("since").notNull(),
});

/** What this program has put into the bucket: before it is put, until it is removed there. */
export const storedObjects = pgTable(
  "stored_objects",
  {
    key: text("key").primaryKey(),
    /** False while it is being put. */
    held: boolean("held").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [check("stored_objects_key", sql`${t.key} ~ '^[0-9a-f]{32}-[0-9a-f]{64}$'`)],
);

export const mailReservations = pgTable(
  "mail_reservations",
  {
    mailId: text("mail_id").primaryKey(),
    recipient: text("recipient").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("mail_reservations_recipient").on(t.recipient, t.createdAt)],
);

/** All that the trial's stand-in for Stripe knows; `n` grows with each change, and null is gone. */
export const stripeStandIn = pgTable(
  "stripe_stand_in",
  {
    id: text("id").primaryKey(),
    n: bigint("n", { mode: "number" }).notNull(),
    value: jsonb("value"),
  },
  (t) => [index("stripe_stand_in_n").on(t.n)],
);

export const capturedMails = pgTable(
  "captured_mails",
  {
    id: text("id").primaryKey(),
    from: text("sender").notNull(),
    to: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [index("captured_mails_sent").on(t.sentAt.desc())],
);
