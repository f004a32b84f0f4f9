import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId } from "../companies/tables.ts";
import { statements } from "../hours/tables.ts";
import { periods } from "../membership/tables.ts";
import { civilDate, createdAt, instant, notBlank, oneOf } from "../../platform/db/columns.ts";
import { bytea, inOnePlace, object } from "../../platform/db/picture-columns.ts";
import { type InvoiceSnapshot, invoiceStatuses, lineKinds } from "./schema.ts";

/** One row, which whoever issues an invoice keeps locked until it exists. */
export const invoiceNumbers = pgTable(
  "invoice_numbers",
  { id: integer("id").primaryKey(), last: integer("last").notNull() },
  (t) => [check("invoice_numbers_one", sql`${t.id} = 1`)],
);

/** A trigger lets an invoice be paid, unpaid and voided, and changes nothing else of it. */
export const invoices = pgTable(
  "invoices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    serial: integer("serial").notNull().unique("invoices_serial_unique"),
    number: text("number").notNull().unique("invoices_number_unique"),
    companyId: companyId(),
    date: civilDate("date").notNull(),
    dueDate: civilDate("due_date").notNull(),
    cents: integer("cents").notNull(),
    snapshot: jsonb("snapshot").$type<InvoiceSnapshot>().notNull(),
    /** SHA-256 of the snapshot as JSON, in hex. */
    hash: text("hash").notNull(),
    pdf: bytea("pdf"),
    object: object(),
    status: text("status", { enum: invoiceStatuses }).notNull().default("open"),
    paidOn: civilDate("paid_on"),
    paidNote: text("paid_note"),
    staffNote: text("staff_note"),
    voidedOn: civilDate("voided_on"),
    voidedBecause: text("voided_because"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    check("invoices_status", oneOf(t.status, invoiceStatuses)),
    check("invoices_serial", sql`${t.serial} > 0`),
    check("invoices_dates", sql`${t.date} <= ${t.dueDate}`),
    check("invoices_cents", sql`${t.cents} >= 0`),
    inOnePlace("invoices", t.pdf, t.object),
    check("invoices_hash", sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check("invoices_paid", sql`(${t.status} = 'paid') = (${t.paidOn} is not null)`),
    check(
      "invoices_void",
      sql`(${t.status} = 'void') = (${t.voidedOn} is not null) and (${t.status} = 'void') = (btrim(coalesce(${t.voidedBecause}, '')) <> '')`,
    ),
    index("invoices_newest").on(t.date, t.serial),
    index("invoices_company").on(t.companyId, t.serial),
    index("invoices_open")
      .on(t.dueDate, t.serial)
      .where(sql`${t.status} = 'open'`),
  ],
);

/** What is billed once: triggers refuse every update and delete. */
export const invoiceLines = pgTable(
  "invoice_lines",
  {
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id),
    position: integer("position").notNull(),
    kind: text("kind", { enum: lineKinds }).notNull(),
    cents: integer("cents").notNull(),
    periodId: uuid("period_id").references(() => periods.id),
    statementId: uuid("statement_id").references(() => statements.id),
    /** Of a single sale: what was accepted. */
    saleKey: uuid("sale_key"),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.position] }),
    check("invoice_lines_kind", oneOf(t.kind, lineKinds)),
    check(
      "invoice_lines_origin",
      sql`(${t.kind} = 'plan') = (${t.periodId} is not null) and (${t.kind} = 'overage') = (${t.statementId} is not null) and (${t.kind} in ('deposit', 'balance')) = (${t.saleKey} is not null)`,
    ),
    uniqueIndex("invoice_lines_period_unique").on(t.periodId),
    uniqueIndex("invoice_lines_statement_unique").on(t.statementId),
    uniqueIndex("invoice_lines_sale_unique").on(t.saleKey, t.kind),
  ],
);

/** Credits that were paid back otherwise than by an invoice: none takes them. */
export const creditsPaidBack = pgTable(
  "credits_paid_back",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: companyId(),
    periodId: uuid("period_id").references(() => periods.id),
    statementId: uuid("statement_id").references(() => statements.id),
    cents: integer("cents").notNull(),
    text: text("text").notNull(),
    date: civilDate("date").notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("credits_paid_back", { reason: t.reason }),
    check("credits_paid_back_cents", sql`${t.cents} > 0`),
    check("credits_paid_back_origin", sql`(${t.periodId} is null) <> (${t.statementId} is null)`),
    uniqueIndex("credits_paid_back_period_unique").on(t.periodId),
    uniqueIndex("credits_paid_back_statement_unique").on(t.statementId),
    index("credits_paid_back_company").on(t.companyId, t.date),
    index("credits_paid_back_date").on(t.date),
  ],
);

export const invoiceReminders = pgTable(
  "invoice_reminders",
  {
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id),
    days: integer("days").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.days] })],
);

export type InvoiceRow = typeof invoices.$inferSelect;
