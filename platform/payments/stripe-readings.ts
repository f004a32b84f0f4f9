import type { Stripe } from "stripe";
import type { ProviderInvoice, ProviderSubscription, SavedCard } from "./charges.ts";
import { subscriptionStatuses } from "./subscription-statuses.ts";

export const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

const time = (at: number) => new Date(at * 1000);
const timeOrNull = (at: number | null | undefined) =>
  at === null || at === undefined ? null : time(at);

export function reference(to: string | { id: string } | null): string | null {
  return typeof to === "object" ? (to?.id ?? null) : to;
}

export function plainCard(method: Stripe.Subscription["default_payment_method"]): SavedCard | null {
  if (method === null || typeof method === "string" || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { id: method.id, brand, last4, expMonth, expYear };
}

/** A balance below zero is the customer's credit. */
export const creditOf = (customer: Stripe.Subscription["customer"]): number =>
  typeof customer === "string" || customer.deleted ? 0 : Math.max(0, -customer.balance);

export function plainSubscription(read: Stripe.Subscription): ProviderSubscription {
  const item = read.items.data[0];
  if (!item) throw new Error(`Subscription ${read.id} has no price`);
  const { price } = item;
  return {
    id: read.id,
    customerId: reference(read.customer) ?? "",
    // A state invented after this version was pinned opens nothing.
    status: subscriptionStatuses.find((known) => known === read.status) ?? "incomplete",
    key: read.metadata["own_key"] ?? null,
    itemId: item.id,
    priceId: price.id,
    planId: price.metadata["plan_id"] ?? null,
    term: termOfPrice(price),
    cents: price.unit_amount ?? 0,
    periodStart: time(item.current_period_start),
    periodEnd: time(item.current_period_end),
    endsAt: read.cancel_at_period_end ? time(item.current_period_end) : timeOrNull(read.cancel_at),
    pausedUntil: timeOrNull(read.pause_collection?.resumes_at),
    endedAt: timeOrNull(read.ended_at),
    card: plainCard(read.default_payment_method),
    creditCents: creditOf(read.customer),
    latestInvoiceId: reference(read.latest_invoice),
    waiting: waitingOf(read),
  };
}

const termOfPrice = ({ recurring }: Stripe.Price) =>
  recurring?.interval === "year" ? ("year" as const) : ("month" as const);

function waitingOf({ pending_update: waits }: Stripe.Subscription) {
  const price = waits?.subscription_items?.[0]?.price;
  const planId = price?.metadata["plan_id"];
  if (!waits || !price || planId === undefined) return null;
  return { planId, term: termOfPrice(price), until: time(waits.expires_at) };
}

/** Lines that give money back for a term that was cut short say nothing of what is paid for. */
function termOf({ lines }: Stripe.Invoice): { from: Date; until: Date } | null {
  const bought = lines.data.filter(
    ({ parent, amount }) => parent?.type === "subscription_item_details" && amount >= 0,
  );
  const last = bought.toSorted((a, b) => b.period.end - a.period.end)[0];
  return last ? { from: time(last.period.start), until: time(last.period.end) } : null;
}

const refundedByNotes = (notes: Stripe.CreditNote[]) =>
  notes
    .filter(({ status }) => status === "issued")
    .flatMap(({ refunds }) => refunds)
    .reduce((sum, { amount_refunded: cents }) => sum + cents, 0);

/** A refund that the card's bank sends back stays in the list: its money is the firm's again. */
const isBack = ({ status }: Stripe.Refund) => status === "failed" || status === "canceled";

/** The list has the newest ten. */
function refundedOf({ amount_refunded: all, refunds }: Stripe.Charge): number {
  if (!refunds || refunds.has_more) return all;
  return refunds.data.reduce((sum, one) => (isBack(one) ? sum : sum + one.amount), 0);
}

const failedOf = (charge: Stripe.Charge | null | undefined) =>
  (charge?.refunds?.data ?? []).filter(isBack).map(({ id }) => id);

export type Payment = {
  id: string;
  status: Stripe.PaymentIntent.Status;
  failure: string | null;
  charge: Stripe.Charge | null;
  dispute: Stripe.Dispute | null;
};

const creditUsed = ({ starting_balance: before, ending_balance: after }: Stripe.Invoice) =>
  after === null ? 0 : Math.max(0, after - before);

function plainDispute({ status, amount, created, evidence_details }: Stripe.Dispute) {
  return {
    status,
    cents: amount,
    openedAt: time(created),
    dueAt: timeOrNull(evidence_details.due_by),
  };
}

export function plainInvoice(
  read: Stripe.Invoice,
  payment: Payment | null,
  notes: Stripe.CreditNote[],
): ProviderInvoice {
  const term = termOf(read);
  const creditedCents =
    read.pre_payment_credit_notes_amount + read.post_payment_credit_notes_amount;
  const refundedCents = payment?.charge ? refundedOf(payment.charge) : 0;
  const lost = payment?.dispute?.status === "lost" ? payment.dispute.amount : 0;
  return {
    id: read.id,
    customerId: reference(read.customer),
    subscriptionId: reference(read.parent?.subscription_details?.subscription ?? null),
    number: read.number,
    status: read.status === null ? "draft" : (read.status as ProviderInvoice["status"]),
    reason: read.billing_reason ?? "manual",
    createdAt: time(read.created),
    dueAt: timeOrNull(read.due_date),
    nextAttemptAt: timeOrNull(read.next_payment_attempt),
    paidAt: timeOrNull(read.status_transitions.paid_at),
    totalCents: read.total,
    paidCents: read.amount_paid,
    creditedCents,
    refundedCents,
    failedRefunds: failedOf(payment?.charge),
    returnedCents: refundedCents + creditedCents - refundedByNotes(notes) + lost,
    creditUsedCents: creditUsed(read),
    from: term?.from ?? null,
    until: term?.until ?? null,
    pdfUrl: read.invoice_pdf ?? null,
    hostedUrl: read.hosted_invoice_url ?? null,
    paymentId: payment?.id ?? null,
    card: chargedCard(payment),
    sale: saleOf(read),
    trouble: troubleOf(read, payment),
    dispute: payment?.dispute ? plainDispute(payment.dispute) : null,
    statementIds: read.lines.data.flatMap(({ metadata }) => metadata["statement_id"] ?? []),
  };
}

function chargedCard(payment: Payment | null): ProviderInvoice["card"] {
  const card = payment?.charge?.payment_method_details?.card;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;
}

function troubleOf(
  { status, attempted }: Stripe.Invoice,
  payment: Payment | null,
): ProviderInvoice["trouble"] {
  if (status !== "open") return null;
  // With nobody there to answer, the bank's question is a failure.
  if (payment?.status === "requires_action" || payment?.failure === "authentication_required")
    return "bank";
  return attempted ? "refused" : null;
}

function saleOf({ metadata }: Stripe.Invoice): ProviderInvoice["sale"] {
  const key = metadata?.["sale_key"];
  const companyId = metadata?.["company_id"];
  return key && companyId ? { key, companyId } : null;
}
