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
import {
  civilDate,
  createdAt,
  instant,
  notBlank,
  oneOf,
  updatedAt,
} from "../../platform/db/columns.ts";
import { users } from "../accounts/tables.ts";
import { companyId } from "../companies/tables.ts";
import { depositWays, orderStatuses, type QuoteLine, quoteStatuses } from "./schema.ts";

export const quotes = pgTable(
  "quotes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: companyId(),
    status: text("status", { enum: quoteStatuses }).notNull().default("draft"),
    /** An edit of what was sent is a new one. */
    version: integer("version").notNull().default(1),
    title: text("title").notNull(),
    lines: jsonb("lines").$type<QuoteLine[]>().notNull(),
    discountPercent: integer("discount_percent").notNull(),
    depositPercent: integer("deposit_percent").notNull(),
    /** The last day on which it can be accepted. */
    expiresOn: civilDate("expires_on").notNull(),
    terms: text("terms").notNull(),
    /** Of the version that was sent; null in a draft. */
    hash: text("hash"),
    sentAt: instant("sent_at"),
    acceptedAt: instant("accepted_at"),
    acceptedBy: text("accepted_by").references(() => users.id, { onDelete: "set null" }),
    acceptedName: text("accepted_name"),
    declinedAt: instant("declined_at"),
    declinedBecause: text("declined_because"),
    /** Of the writing, so that the same is not written twice. */
    key: uuid("key"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("quotes", { title: t.title, accepted_name: t.acceptedName }),
    check("quotes_status", oneOf(t.status, quoteStatuses)),
    check("quotes_version", sql`${t.version} > 0`),
    check(
      "quotes_percents",
      sql`${t.discountPercent} between 0 and 100 and ${t.depositPercent} between 0 and 100`,
    ),
    check(
      "quotes_sent",
      sql`(${t.status} = 'draft') = (${t.hash} is null) and (${t.hash} is null) = (${t.sentAt} is null)`,
    ),
    check("quotes_accepted", sql`(${t.status} = 'accepted') = (${t.acceptedAt} is not null)`),
    check("quotes_declined", sql`(${t.status} = 'declined') = (${t.declinedAt} is not null)`),
    uniqueIndex("quotes_key")
      .on(t.key)
      .where(sql`${t.key} is not null`),
    index("quotes_company").on(t.companyId, t.createdAt.desc()),
    index("quotes_newest").on(t.createdAt.desc(), t.id.desc()),
  ],
);

/** Every text that was ever sent, as it was hashed. */
export const quoteVersions = pgTable(
  "quote_versions",
  {
    quoteId: uuid("quote_id")
      .notNull()
      .references(() => quotes.id),
    version: integer("version").notNull(),
    text: text("text").notNull(),
    hash: text("hash").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.quoteId, t.version] })],
);

export const orders = pgTable(
  "orders",
  {
    quoteId: uuid("quote_id")
      .primaryKey()
      .references(() => quotes.id),
    status: text("status", { enum: orderStatuses }).notNull().default("ordered"),
    notes: text("notes").notNull().default(""),
    /** How the deposit is paid; null where there is none. */
    depositBy: text("deposit_by", { enum: depositWays }),
    customerId: text("customer_id"),
    /** Idempotency key of the deposit's invoice there, kept before it is asked for; renewed after a 5xx. */
    attemptKey: uuid("attempt_key"),
    cardInvoiceId: text("card_invoice_id").unique("orders_card_invoice_unique"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("orders_status", oneOf(t.status, orderStatuses)),
    check("orders_deposit_by", oneOf(t.depositBy, depositWays)),
    index("orders_status_created").on(t.status, t.createdAt),
  ],
);

export type QuoteRow = typeof quotes.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
