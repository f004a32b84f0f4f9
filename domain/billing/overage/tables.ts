import { invoices, subscriptions } from "../charging/tables.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { companyId } from "../../companies/tables.ts";
import { createdAt, updatedAt } from "../../../platform/db/columns.ts";
import { statements } from "../../hours/tables.ts";

/** What a closed period's statement has beyond the plan, billed to a card once. */
export const overageCharges = pgTable(
  "overage_charges",
  {
    /** Stored in the provider's metadata, to find a line whose creation timed out. */
    statementId: uuid("statement_id")
      .primaryKey()
      .references(() => statements.id),
    companyId: companyId(),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    cents: integer("cents").notNull(),
    /** Idempotency key of what is asked for; renewed after a 5xx, and for another line in its place. */
    attemptKey: uuid("attempt_key").notNull(),
    /** The provider's line, which its next invoice takes. */
    itemId: text("item_id").unique("overage_charges_item_unique"),
    /** An invoice of its own, where no other is to come. */
    ownInvoiceId: text("own_invoice_id").unique("overage_charges_own_invoice_unique"),
    invoiceId: uuid("invoice_id").references(() => invoices.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("overage_charges_cents", sql`${t.cents} <> 0`),
    index("overage_charges_company").on(t.companyId),
    index("overage_charges_invoice").on(t.invoiceId),
  ],
);

export type OverageChargeRow = typeof overageCharges.$inferSelect;
