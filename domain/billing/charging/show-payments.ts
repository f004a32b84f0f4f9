import { and, desc, inArray, ne, or } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import type { BilledInvoice, BilledOverage } from "../../invoices/schema.ts";
import { type BilledCompany, overageOnInvoices } from "../overage/show-overage.ts";
import { askedOfCard } from "./asked-of-card.ts";
import { paysForUpgrade } from "./bill-reasons.ts";
import { cardEnds, expiryOf } from "./card-ends.ts";
import { chargesAhead } from "./charges-ahead.ts";
import { disputeOf, refundableOf } from "./dispute-of.ts";
import { listRefunds } from "../refunds/list-refunds.ts";
import type { Billing } from "../schema.ts";
import { type InvoiceRow, invoices, type SubscriptionRow } from "./tables.ts";
import { isOver } from "./find-subscription.ts";

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

export async function showPayments(
  { actor, db, clock }: Pick<Ctx, "actor" | "db" | "clock">,
  { companyIds: ids, payer, asked: row, closing }: BilledCompany,
): Promise<Payments> {
  const isStaff = actor.kind === "member" && actor.isAdmin;
  const bills = await db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.companyId, ids), or(...isForMoney)))
    .orderBy(desc(invoices.createdAt));
  const overage = await overageOnInvoices(db, ids);
  return {
    card: row && cardOf(row),
    cardEnds: row && !isOver(row) ? cardEnds(row, civilDateOf(clock.now())) : null,
    creditCents: payer?.creditCents ?? 0,
    refunds: await listRefunds(db, ids),
    ...(row ? await chargesAhead(db, row, bills, closing) : { nextCharge: null, payment: null }),
    cardInvoices: bills
      .filter((bill) => bill.status !== "draft" && (isStaff || !isOfPause(bill)))
      .map((bill) => plainBill(bill, overage.get(bill.id) ?? [], isStaff)),
  };
}

/** The provider begins what is paid for otherwise with an invoice of nothing. */
const isForMoney = [ne(invoices.totalCents, 0), ne(invoices.reason, "subscription_create")];

const isLate = (bill: InvoiceRow) =>
  bill.status === "open" && bill.trouble !== null && !paysForUpgrade(bill);

/** The provider makes one in a pause as well, and nobody was ever asked for it. */
const isOfPause = ({ status, reason, told }: InvoiceRow) =>
  status === "void" && reason === "subscription_cycle" && told === null;

const plainBill = (
  bill: InvoiceRow,
  overage: BilledOverage[],
  isStaff: boolean,
): BilledInvoice => ({
  overage,
  id: bill.id,
  number: bill.number ?? "",
  date: bill.date,
  dueDate: bill.due,
  cents: bill.totalCents,
  // That of a void one has gone back.
  creditCents: shown[bill.status] === "void" ? 0 : bill.creditUsedCents,
  dueCents: bill.status === "open" ? askedOfCard(bill) : 0,
  status: isLate(bill) ? "overdue" : shown[bill.status],
  pdf: bill.pdfUrl,
  page: null,
  refundedCents: bill.refundedCents,
  refundableCents: refundableOf(bill),
  dispute: disputeOf(bill),
  settledOn: disputeOf(bill) === "lost" ? bill.disputeSettledOn : null,
  settlement: isStaff && disputeOf(bill) === "lost" ? bill.disputeSettlement : null,
  evidenceDue: disputeOf(bill) === "open" ? (bill.disputeDue?.toISOString() ?? null) : null,
});

function cardOf({ cardBrand, cardLast4, cardExpMonth, cardExpYear }: SubscriptionRow) {
  const expires = expiryOf({ cardExpMonth, cardExpYear });
  if (cardLast4 === null || expires === null) return null;
  return { brand: cardBrand ?? "card", last4: cardLast4, expires };
}
