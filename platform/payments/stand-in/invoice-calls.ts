import type { Account } from "./account.ts";
import { upcoming } from "./advance.ts";
import { createSubscription, subscriptionLines } from "./create-subscription.ts";
import { periodOf } from "./subscription-items.ts";
import { addLines, makeInvoice, pendingItems, sum } from "./make-invoice.ts";
import { lineOfInvoiceItem, pricingOf } from "./lines.ts";
import type { Invoice, InvoiceItem } from "./billed-objects.ts";
import {
  inner,
  metadata,
  objects,
  type Params,
  required,
  text,
  textOrNull,
  truth,
  whole,
} from "./params.ts";
import { collect, finalize, intentOf } from "./pay-invoice.ts";
import { makeInvoiceItem } from "./prorate.ts";
import { cardError, invalid } from "./refusal.ts";
import { settlePayment } from "./settle.ts";
import { changeItems } from "./update-subscription.ts";

const day = 86_400;

export function createInvoice(account: Account, params: Params): Invoice {
  const customer = required(params, "customer");
  const days = whole(params, "days_until_due");
  const takes = params["pending_invoice_items_behavior"] === "include";
  const given = text(params, "subscription");
  const subscription = given ? account.require("subscription", given, 400) : undefined;
  const invoice = makeInvoice(account, {
    customer,
    reason: "manual",
    ...(subscription ? { subscription } : {}),
    lines: [],
    pending: takes || subscription ? pendingItems(account, customer, subscription?.id) : [],
    period: { start: account.at, end: account.at },
    collection:
      params["collection_method"] === "send_invoice" ? "send_invoice" : "charge_automatically",
    dueDate: days === undefined ? (whole(params, "due_date") ?? null) : account.at + days * day,
    description: textOrNull(params, "description"),
    metadata: metadata(params),
    autoAdvance: truth(params, "auto_advance"),
    draftUntil: truth(params, "auto_advance") ? account.at + 3600 : null,
  });
  invoice.default_payment_method = textOrNull(params, "default_payment_method");
  return invoice;
}

export function updateInvoice(account: Account, invoice: Invoice, params: Params): Invoice {
  const before = structuredClone(invoice);
  invoice.metadata = metadata(params, invoice.metadata);
  if (params["description"] !== undefined) invoice.description = textOrNull(params, "description");
  if (params["auto_advance"] !== undefined) invoice.auto_advance = truth(params, "auto_advance");
  if (params["default_payment_method"] !== undefined)
    invoice.default_payment_method = textOrNull(params, "default_payment_method");
  account.emit("invoice.updated", invoice, before);
  return invoice;
}

export function finalizeInvoice(account: Account, invoice: Invoice, params: Params): Invoice {
  if (params["auto_advance"] !== undefined) invoice.auto_advance = truth(params, "auto_advance");
  finalize(account, invoice);
  return invoice;
}

export function payInvoice(account: Account, invoice: Invoice, params: Params): Invoice {
  if (invoice.status === "paid") throw invalid("Invoice is already paid");
  if (invoice.status === "void") throw invalid("Voided invoices cannot be paid.");
  if (invoice.status === "draft") finalize(account, invoice);
  if (truth(params, "paid_out_of_band")) {
    settlePayment(account, invoice);
    return invoice;
  }
  const card = text(params, "payment_method");
  if (card) account.require("payment_method", card, 400);
  collect(account, invoice, { offSession: truth(params, "off_session"), card });
  const intent = intentOf(account, invoice.id);
  if (intent?.status === "requires_action")
    throw cardError({
      code: "invoice_payment_intent_requires_action",
      message:
        "This payment requires additional user action before it can be completed successfully.",
    });
  const said = intent?.last_payment_error;
  if (!intent || intent.status === "succeeded") return invoice;
  if (!said)
    throw invalid(
      "There is no `default_payment_method` set on this Customer or Invoice. Please pass a payment method.",
      { code: "resource_missing" },
    );
  throw cardError(said);
}

export function createInvoiceItem(account: Account, params: Params): InvoiceItem {
  const customer = account.require("customer", required(params, "customer"), 400);
  const quantity = whole(params, "quantity") ?? 1;
  const priceId = text(inner(params, "pricing"), "price");
  const price = priceId ? account.require("price", priceId, 400) : undefined;
  const each = price?.unit_amount ?? whole(params, "unit_amount");
  const amount = whole(params, "amount") ?? (each === undefined ? undefined : each * quantity);
  if (amount === undefined) throw invalid("Missing required param: amount.");
  const subscription = text(params, "subscription");
  if (subscription) account.require("subscription", subscription, 400);
  const given = inner(params, "period");
  const target = text(params, "invoice");
  const invoice = target ? account.require("invoice", target, 400) : undefined;
  if (invoice && invoice.status !== "draft") throw invalid("This invoice is no longer editable");
  const item = makeInvoiceItem(account, {
    customer: customer.id,
    subscription,
    ...(invoice ? { invoice: invoice.id } : {}),
    amount,
    description: text(params, "description") ?? "",
    period: { start: whole(given, "start") ?? account.at, end: whole(given, "end") ?? account.at },
    proration: false,
    quantity,
    pricing: price
      ? pricingOf(price)
      : { type: "price_details", unit_amount_decimal: String(amount / quantity) },
    metadata: metadata(params),
  });
  if (invoice) addLines(account, invoice, [lineOfInvoiceItem(item)]);
  return item;
}

/** Those that wait already; a line that is only described is not played. */
export function addItems(account: Account, invoice: Invoice, params: Params): Invoice {
  if (invoice.status !== "draft") throw invalid("This invoice is no longer editable");
  for (const given of objects(params, "lines")) {
    const item = account.require("invoiceitem", required(given, "invoice_item"), 400);
    if (item.invoice !== null)
      throw invalid(`The invoice item ${item.id} is already attached to an invoice.`);
    item.invoice = invoice.id;
    addLines(account, invoice, [lineOfInvoiceItem(item)]);
  }
  return invoice;
}

export function deleteInvoiceItem(account: Account, item: InvoiceItem) {
  const invoice = account.find("invoice", item.invoice);
  if (invoice && invoice.status !== "draft") throw invalid("This invoice is no longer editable");
  if (invoice) {
    invoice.lines.data = invoice.lines.data.filter(
      ({ parent }) => !JSON.stringify(parent).includes(`"${item.id}"`),
    );
    sum(account, invoice);
  }
  account.remove(item.id);
  account.emit("invoiceitem.deleted", item);
  return { id: item.id, object: "invoiceitem", deleted: true };
}

export function previewInvoice(original: Account, params: Params): Invoice {
  const account = original.fork();
  const id = text(params, "subscription");
  for (const given of objects(params, "invoice_items"))
    createInvoiceItem(account, {
      ...given,
      customer: required(params, "customer"),
      ...(id ? { subscription: id } : {}),
    });
  if (!id) return previewNew(account, params);
  const subscription = account.require("subscription", id, 400);
  const details = inner(params, "subscription_details");
  if (details["cancel_at_period_end"] !== undefined)
    subscription.cancel_at_period_end = truth(details, "cancel_at_period_end");
  const asked =
    details["items"] !== undefined || details["billing_cycle_anchor"] !== undefined
      ? changeItems(account, subscription, details)
      : undefined;
  const invoice = asked ?? upcoming(account, subscription);
  invoice.id = invoice.id.replace(/^in_/, "upcoming_in_");
  for (const line of invoice.lines.data) line.invoice = invoice.id;
  return invoice;
}

function previewNew(account: Account, params: Params): Invoice {
  if (params["preview_mode"] !== "recurring")
    throw invalid("The stand-in previews the recurring invoice of a new subscription only.");
  const customer = required(params, "customer");
  const { items = {} } = inner(params, "subscription_details");
  const { id } = createSubscription(account, {
    customer,
    items,
    payment_behavior: "default_incomplete",
  });
  const subscription = account.require("subscription", id);
  return makeInvoice(account, {
    customer,
    reason: "upcoming",
    subscription,
    lines: subscriptionLines(account, subscription, periodOf(subscription)),
    pending: [],
    period: periodOf(subscription),
    preview: true,
  });
}

export function deleteDraft(account: Account, invoice: Invoice) {
  if (invoice.status !== "draft") throw invalid("You can only delete draft invoices.");
  for (const item of account.list("invoiceitem"))
    if (item.invoice === invoice.id) item.invoice = null;
  account.remove(invoice.id);
  account.emit("invoice.deleted", invoice);
  return { id: invoice.id, object: "invoice", deleted: true };
}
