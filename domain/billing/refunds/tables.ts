import { invoices } from "../charging/tables.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { companyId } from "../../companies/tables.ts";
import { civilDate, createdAt, notBlank, oneOf, updatedAt } from "../../../platform/db/columns.ts";
import { refundKinds, refundStates } from "./schema.ts";

export const cardRefunds = pgTable(
  "card_refunds",
  {
    /** Whoever asks chooses it; stored in the provider's metadata, to find one whose answer got lost. */
    id: uuid("id").primaryKey(),
    companyId: companyId(),
    kind: text("kind", { enum: refundKinds }).notNull(),
    invoiceId: uuid("invoice_id").references(() => invoices.id),
    cents: integer("cents").notNull(),
    reason: text("reason").notNull(),
    state: text("state", { enum: refundStates }).notNull().default("asked"),
    /** Idempotency key of the call; renewed after a 5xx. */
    attemptKey: uuid("attempt_key").notNull(),
    providerId: text("provider_id").unique("card_refunds_provider_unique"),
    askedBy: text("asked_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("card_refunds", { reason: t.reason }),
    check("card_refunds_kind", oneOf(t.kind, refundKinds)),
    check("card_refunds_state", oneOf(t.state, refundStates)),
    check("card_refunds_cents", sql`${t.cents} > 0`),
    check("card_refunds_invoice", sql`(${t.kind} = 'refund') = (${t.invoiceId} is not null)`),
    // Whatever two people press: of one invoice, one refund at a time is under way.
    uniqueIndex("card_refunds_under_way")
      .on(t.invoiceId)
      .where(sql`${t.state} = 'asked'`),
    index("card_refunds_company").on(t.companyId, t.createdAt.desc()),
  ],
);

export type RefundRow = typeof cardRefunds.$inferSelect;

/** What of a card's payment went back, by refund, credit note or lost dispute, on the day it was read; below zero what came back of that. */
export const cardReturns = pgTable(
  "card_returns",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id),
    cents: integer("cents").notNull(),
    date: civilDate("date").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("card_returns_cents", sql`${t.cents} <> 0`),
    index("card_returns_invoice").on(t.invoiceId),
    index("card_returns_date").on(t.date),
  ],
);
