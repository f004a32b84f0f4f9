import { type Account, newId } from "./account.ts";
import { lineOfInvoiceItem } from "./lines.ts";
import type { BillingReason, Invoice, InvoiceItem, Line, Subscription } from "./billed-objects.ts";
import type { Metadata } from "./kept.ts";
import { listOf } from "./page.ts";

type Wanted = {
  customer: string;
  reason: BillingReason;
  subscription?: Subscription;
  lines: Line[];
  pending: InvoiceItem[];
  period: { start: number; end: number };
  collection?: Invoice["collection_method"];
  dueDate?: number | null;
  description?: string | null;
  metadata?: Metadata;
  autoAdvance?: boolean;
  /** Not until then is it finalized; the provider leaves a draft for an hour. */
  draftUntil?: number | null;
  preview?: boolean;
};

export function pendingItems(
  account: Account,
  customer: string,
  subscription?: string,
): InvoiceItem[] {
  return account
    .list("invoiceitem")
    .filter(
      (item) =>
        item.customer === customer &&
        item.invoice === null &&
        [undefined, subscription].includes(item.parent?.subscription_details.subscription),
    );
}

export function makeInvoice(account: Account, wanted: Wanted): Invoice {
  const { subscription, preview = false } = wanted;
  const customer = account.require("customer", wanted.customer, 400);
  const id = newId(preview ? "upcoming_in" : "in");
  const invoice = account.create("invoice", {
    id,
    account_country: "US",
    account_name: "Stand-in",
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: wanted.autoAdvance ?? true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: wanted.draftUntil ?? null,
    billing_reason: wanted.reason,
    collection_method: wanted.collection ?? "charge_automatically",
    currency: "usd",
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: account
      .list("tax_id")
      .filter((taxId) => taxId.customer === customer.id)
      .map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: wanted.description ?? null,
    discounts: [],
    due_date: wanted.dueDate ?? null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, []),
    metadata: wanted.metadata ?? {},
    next_payment_attempt: wanted.draftUntil ?? null,
    number: null,
    on_behalf_of: null,
    parent: subscription
      ? {
          type: "subscription_details",
          quote_details: null,
          subscription_details: {
            metadata: { ...subscription.metadata },
            subscription: subscription.id,
          },
        }
      : null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: wanted.period.end,
    period_start: wanted.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  });
  for (const item of wanted.pending) item.invoice = id;
  addLines(account, invoice, [...wanted.pending.map(lineOfInvoiceItem), ...wanted.lines]);
  if (subscription && !preview) subscription.latest_invoice = id;
  account.emit("invoice.created", invoice);
  return invoice;
}

export function addLines(account: Account, invoice: Invoice, lines: Line[]): void {
  for (const line of lines) invoice.lines.data.push({ ...line, invoice: invoice.id });
  sum(account, invoice);
}

/** What a customer has to their credit is taken off, or added to where the total is below zero. */
export function sum(account: Account, invoice: Invoice): void {
  const customer = account.require("customer", invoice.customer, 400);
  const of = account.find("subscription", invoice.parent?.subscription_details.subscription);
  // What a pause makes void uses no credit.
  const balance = of?.pause_collection?.behavior === "void" ? 0 : customer.balance;
  const total = invoice.lines.data.reduce((all, { amount }) => all + amount, 0);
  invoice.subtotal = total;
  invoice.subtotal_excluding_tax = total;
  invoice.total = total;
  invoice.total_excluding_tax = total;
  invoice.starting_balance = balance;
  invoice.amount_due = Math.max(0, total + balance);
  invoice.amount_remaining = invoice.amount_due;
}

export const balanceAfter = ({ total, starting_balance }: Invoice) =>
  Math.min(0, total + starting_balance);
