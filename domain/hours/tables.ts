import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { companyId } from "../companies/tables.ts";
import { memberships, periods } from "../membership/tables.ts";
import {
  civilDate,
  createdAt,
  instant,
  notBlank,
  oneOf,
  updatedAt,
  whenKind,
} from "../../platform/db/columns.ts";
import { bytea, inOnePlace, object } from "../../platform/db/picture-columns.ts";
import { entryKinds, grantKinds, places, workStatuses } from "./schema.ts";
import type { StatementSnapshot } from "./statements/schema.ts";

export const grants = pgTable(
  "grants",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: companyId(),
    membershipId: uuid("membership_id").references(() => memberships.id),
    periodId: uuid("period_id").references(() => periods.id),
    kind: text("kind", { enum: grantKinds }).notNull(),
    minutes: integer("minutes").notNull(),
    effective: civilDate("effective").notNull(),
    /** The first day on which it is gone. */
    expires: civilDate("expires").notNull(),
    reason: text("reason"),
    grantedBy: text("granted_by").references(() => users.id, { onDelete: "set null" }),
    /** Of the giving, so that the same is not given twice. */
    key: uuid("key"),
    /** The entry that took it from a company merged into this one; a trigger compares the two. */
    transferId: bigint("transfer_id", { mode: "number" }).unique("grants_transfer_unique"),
    createdAt: createdAt(),
  },
  (t) => [
    check("grants_kind", oneOf(t.kind, grantKinds)),
    check("grants_minutes", sql`${t.minutes} > 0`),
    check("grants_dates", sql`${t.effective} <= ${t.expires}`),
    check(
      "grants_origin",
      sql`case when ${t.transferId} is not null then ${t.periodId} is null and ${t.membershipId} is null when ${t.kind} = 'goodwill' then btrim(${t.reason}) <> '' and ${t.reason} is not null and ${t.periodId} is null else ${t.periodId} is not null and ${t.membershipId} is not null end`,
    ),
    uniqueIndex("grants_period_kind_unique")
      .on(t.periodId, t.kind)
      .where(sql`${t.periodId} is not null`),
    uniqueIndex("grants_key")
      .on(t.grantedBy, t.key)
      .where(sql`${t.key} is not null`),
    index("grants_company").on(t.companyId, t.expires),
    index("grants_sold")
      .on(t.effective, t.minutes)
      .where(sql`${t.kind} in ('plan', 'bonus') and ${t.transferId} is null`),
  ],
);

/** A trigger lets approved work change into reversed, and in nothing else. */
export const work = pgTable(
  "work",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: companyId(),
    consultantId: text("consultant_id").references(() => users.id, { onDelete: "set null" }),
    date: civilDate("date").notNull(),
    minutes: integer("minutes").notNull(),
    /** Rounded up to 15. */
    billedMinutes: integer("billed_minutes").notNull(),
    place: text("place", { enum: places }).notNull(),
    text: text("text").notNull(),
    /** What it answers, at the desk. */
    requestId: uuid("request_id"),
    /** Of the sending, so that the same is not logged twice. */
    key: uuid("key"),
    status: text("status", { enum: workStatuses }).notNull().default("logged"),
    sentBackBecause: text("sent_back_because"),
    approvedBy: text("approved_by").references(() => users.id, { onDelete: "set null" }),
    approvedAt: instant("approved_at"),
    reversedBy: text("reversed_by").references(() => users.id, { onDelete: "set null" }),
    reversedAt: instant("reversed_at"),
    overageAgreedAt: instant("overage_agreed_at"),
    /** Null for a yes from before it was to so many minutes. */
    overageAgreedMinutes: integer("overage_agreed_minutes"),
    agreementAskedAt: instant("agreement_asked_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("work", { text: t.text }),
    check("work_minutes", sql`${t.minutes} > 0 and ${t.minutes} <= ${t.billedMinutes}`),
    check(
      "work_billed",
      sql`${t.billedMinutes} % 15 = 0 and ${t.billedMinutes} - ${t.minutes} < 15`,
    ),
    check("work_place", oneOf(t.place, places)),
    check("work_status", oneOf(t.status, workStatuses)),
    check(
      "work_approved",
      sql`(${t.status} in ('approved', 'reversed')) = (${t.approvedAt} is not null)`,
    ),
    check("work_reversed", sql`(${t.status} = 'reversed') = (${t.reversedAt} is not null)`),
    check("work_overage_agreed", sql`${t.overageAgreedMinutes} > 0`),
    check("work_sent_back", sql`${t.status} <> 'sent_back' or ${t.sentBackBecause} is not null`),
    uniqueIndex("work_key")
      .on(t.consultantId, t.key)
      .where(sql`${t.key} is not null`),
    index("work_newest").on(t.date, t.createdAt, t.id, t.status),
    index("work_company_newest").on(t.companyId, t.date, t.createdAt, t.id),
    index("work_consultant_newest").on(t.consultantId, t.date, t.createdAt, t.id, t.status),
    index("work_approved_days")
      .on(t.date, t.billedMinutes)
      .where(sql`${t.status} = 'approved'`),
    index("work_text").using("gin", t.text.op("gin_trgm_ops")),
    index("work_request")
      .on(t.requestId, t.date, t.createdAt, t.id)
      .where(sql`${t.requestId} is not null`),
    index("work_unapproved")
      .on(t.status, t.date, t.createdAt, t.id)
      .where(sql`${t.status} <> 'approved'`),
  ],
);

export const workQuestions = pgTable(
  "work_questions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    workId: uuid("work_id")
      .notNull()
      .references(() => work.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    byStaff: boolean("by_staff").notNull(),
    text: text("text").notNull(),
    /** Of the sending, so that the same is not asked twice. */
    key: uuid("key"),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("work_questions", { text: t.text }),
    index("work_questions_work").on(t.workId, t.createdAt),
    uniqueIndex("work_questions_key")
      .on(t.authorId, t.key)
      .where(sql`${t.key} is not null`),
  ],
);

/** Append-only: triggers refuse every update and delete, and no grant gives more than it has. */
export const entries = pgTable(
  "entries",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    companyId: companyId(),
    kind: text("kind", { enum: entryKinds }).notNull(),
    /** Taken from the grant, or beyond every grant; a reversal gives back, so it is negative. */
    minutes: integer("minutes").notNull(),
    grantId: uuid("grant_id").references(() => grants.id),
    workId: uuid("work_id").references(() => work.id),
    /** Whose statement shows it; open when it was written. */
    periodId: uuid("period_id").references(() => periods.id),
    reverses: bigint("reverses", { mode: "number" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("entries_kind", oneOf(t.kind, entryKinds)),
    check(
      "entries_shape",
      whenKind<(typeof entryKinds)[number]>(t.kind, {
        draw: "minutes > 0 and grant_id is not null and work_id is not null and reverses is null",
        overage: "minutes > 0 and grant_id is null and work_id is not null and reverses is null",
        expiry: "minutes > 0 and grant_id is not null and work_id is null and reverses is null",
        transfer: "minutes > 0 and grant_id is not null and work_id is null and reverses is null",
        reversal: "minutes < 0 and work_id is not null and reverses is not null",
      }),
    ),
    uniqueIndex("entries_reverses_unique").on(t.reverses),
    // With the minutes, so that what is left of a grant is read from here alone.
    index("entries_grant").on(t.grantId, t.minutes),
    index("entries_work").on(t.workId),
    index("entries_beyond")
      .on(t.workId, t.minutes)
      .where(sql`${t.grantId} is null and ${t.workId} is not null`),
    index("entries_period").on(t.periodId),
    index("entries_company").on(t.companyId, t.id),
    index("entries_between")
      .on(t.companyId)
      .where(sql`${t.periodId} is null and ${t.workId} is not null`),
  ],
);

export const statements = pgTable(
  "statements",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: companyId(),
    periodId: uuid("period_id")
      .notNull()
      .unique("statements_period_unique")
      .references(() => periods.id),
    snapshot: jsonb("snapshot").$type<StatementSnapshot>().notNull(),
    /** SHA-256 of the snapshot as JSON, in hex. */
    hash: text("hash").notNull(),
    pdf: bytea("pdf"),
    object: object(),
    /** As the snapshot has it, to be billed. Null where it closed before such overage was invoiced. */
    overageCents: integer("overage_cents"),
    createdAt: createdAt(),
  },
  (t) => [
    inOnePlace("statements", t.pdf, t.object),
    check("statements_hash", sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    index("statements_company").on(t.companyId, t.createdAt.desc()),
    index("statements_overage")
      .on(t.periodId)
      .where(sql`${t.overageCents} <> 0`),
  ],
);

export type GrantRow = typeof grants.$inferSelect;
export type WorkRow = typeof work.$inferSelect;
