import { and, desc, inArray, ne, or } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import type { BilledInvoice, BilledOverage } from "../../invoices/schema.ts";
import { overageOnInvoices } from "../overage/show-overage.ts";
import { listWaitingOverage } from "../overage/overage-charges.ts";
import { cardEnds, expiryOf } from "./card-ends.ts";
import { disputeOf, refundableOf } from "./dispute-of.ts";
import { nextChargeOn } from "./next-charge-on.ts";
import { listRefunds } from "../refunds/list-refunds.ts";
import type { Billing } from "../schema.ts";
import { type InvoiceRow, invoices, type SubscriptionRow } from "./tables.ts";
import { isOver, latestOfCompany } from "./find-subscription.ts";

type Payments = Pick<
  Billing,
  "card" | "cardEnds" | "creditCents" | "nextCharge" | "payment" | "refunds"
> & {
  cardInvoices: BilledInvoice[];
};

const shown = {
  draft: "open",
  open: "open",
  paid: "paid",
  void: "void",
  uncollectible: "void",
} as const;

/** As the provider told it last. */
export async function showPayments(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  companyId: string,
): Promise<Payments> {
  const ids = await idsWithMerged(db, companyId);
  const row = await latestOfCompany(db, ids);
  const bills = await db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.companyId, ids), ne(invoices.status, "draft"), or(...isForMoney)))
    .orderBy(desc(invoices.createdAt));
  const overage = await overageOnInvoices(db, ids);
  const waitingCents = row && (await waitingOn(db, row));
  return {
    card: row && cardOf(row),
    cardEnds: row && !isOver(row) ? cardEnds(row, civilDateOf(clock.now())) : null,
    creditCents: row?.creditCents ?? 0,
    refunds: await listRefunds(db, ids),
    nextCharge: row && nextCharge(row, waitingCents ?? 0),
    payment: row && paymentOf(row, bills),
    cardInvoices: bills.map((bill) => plainBill(bill, overage.get(bill.id) ?? [])),
  };
}

/** The provider begins what is paid for otherwise with an invoice of nothing. */
const isForMoney = [ne(invoices.totalCents, 0), ne(invoices.reason, "subscription_create")];

/** One that the card did not pay is late at once. */
const plainBill = (bill: InvoiceRow, overage: BilledOverage[]): BilledInvoice => ({
  overage,
  id: bill.id,
  number: bill.number ?? "",
  date: bill.date,
  dueDate: bill.due,
  cents: bill.totalCents,
  status: bill.status === "open" && bill.trouble !== null ? "overdue" : shown[bill.status],
  pdf: bill.pdfUrl,
  page: null,
  refundedCents: bill.refundedCents,
  refundableCents: refundableOf(bill),
  dispute: disputeOf(bill),
  evidenceDue: disputeOf(bill) === "open" ? (bill.disputeDue?.toISOString() ?? null) : null,
});

/** Cents of lines that its next invoice takes along. */
async function waitingOn(db: Queryable, { id }: SubscriptionRow): Promise<number> {
  const lines = await listWaitingOverage(db, id);
  return lines.reduce((sum, { itemId, cents }) => sum + (itemId === null ? 0 : cents), 0);
}

function cardOf({ cardBrand, cardLast4, cardExpMonth, cardExpYear }: SubscriptionRow) {
  const expires = expiryOf({ cardExpMonth, cardExpYear });
  if (cardLast4 === null || expires === null) return null;
  return { brand: cardBrand ?? "card", last4: cardLast4, expires };
}

function nextCharge(row: SubscriptionRow, waitingCents: number): Billing["nextCharge"] {
  const date = nextChargeOn(row);
  if (date === null) return null;
  return { date, cents: Math.max(0, row.cents + waitingCents - row.creditCents) };
}

function paymentOf(row: SubscriptionRow, bills: InvoiceRow[]): Billing["payment"] {
  const open = bills.find(
    ({ subscriptionId, status, trouble }) =>
      subscriptionId === row.id && status === "open" && trouble !== null,
  );
  if (!open && row.charge === "paid") return null;
  return {
    state: open?.trouble ?? (row.charge === "paid" ? "charging" : row.charge),
    planId: row.planId,
    cents: open ? open.totalCents - open.creditUsedCents : row.cents,
    payUrl: open?.hostedUrl ?? null,
    retryOn: open?.nextAttemptAt ? civilDateOf(open.nextAttemptAt) : null,
  };
}
