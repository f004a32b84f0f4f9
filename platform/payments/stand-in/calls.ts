import type { Account } from "./account.ts";
import { createPrice, createProduct, updatePrice, updateProduct } from "./catalog.ts";
import { markUncollectible } from "./close-invoice.ts";
import { voidWithUpdate } from "./drop-update.ts";
import { createSubscription } from "./create-subscription.ts";
import { addToBalance, balanceOf } from "./balance.ts";
import { createCustomer, createTaxId, updateCustomer } from "./customers.ts";
import * as invoices from "./invoice-calls.ts";
import { page } from "./page.ts";
import type { Kept } from "./kept.ts";
import type { Kind, Kinds } from "./objects.ts";
import { inner, type Params, text, texts } from "./params.ts";
import {
  cancelPaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
} from "./payment-intents.ts";
import { attach, detach, updateMethod } from "./payment-methods.ts";
import { createCreditNote } from "./credit-notes.ts";
import { createRefund } from "./refunds.ts";
import { cancelSetupIntent, createSetupIntent, updateSetupIntent } from "./setup-intents.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { updateSubscription } from "./update-subscription.ts";

type Call = (account: Account, params: Params, ids: string[]) => unknown;

const collections = {
  customers: "customer",
  payment_methods: "payment_method",
  setup_intents: "setup_intent",
  products: "product",
  prices: "price",
  subscriptions: "subscription",
  invoices: "invoice",
  invoiceitems: "invoiceitem",
  invoice_payments: "invoice_payment",
  payment_intents: "payment_intent",
  charges: "charge",
  refunds: "refund",
  credit_notes: "credit_note",
  disputes: "dispute",
  events: "event",
} satisfies Record<string, Kind>;

function on<K extends Kind>(
  kind: K,
  run: (account: Account, object: Kinds[K], params: Params) => unknown,
): Call {
  return (account, params, [id = ""]) => run(account, account.require(kind, id), params);
}

function closed(close: (account: Account, invoice: Kinds["invoice"]) => void): Call {
  return on("invoice", (account, invoice) => {
    close(account, invoice);
    return invoice;
  });
}

const plain = [
  "customer",
  "subscription",
  "payment_intent",
  "charge",
  "invoice",
  "status",
  "email",
  "product",
  "type",
  "collection_method",
];

/** What a list may be narrowed by, where an object has a field of that name. */
function fits(object: Kept, params: Params): boolean {
  const fields: Record<string, unknown> = { ...object };
  const parent = JSON.stringify(fields["parent"] ?? null);
  for (const name of plain) {
    const wanted = params[name];
    if (typeof wanted !== "string" || wanted === "all") continue;
    if (name === "subscription" && fields["parent"] !== undefined) {
      if (!parent.includes(`"${wanted}"`)) return false;
    } else if (fields[name] !== wanted) return false;
  }
  const active = params["active"];
  if (active !== undefined && String(fields["active"]) !== active) return false;
  const keys = texts(params, "lookup_keys");
  if (keys.length > 0 && !keys.includes(String(fields["lookup_key"]))) return false;
  const types = texts(params, "types");
  if (types.length > 0 && !types.includes(String(fields["type"]))) return false;
  const pending = params["pending"];
  if (pending !== undefined && String(fields["invoice"] === null) !== pending) return false;
  const payment = inner(params, "payment")["payment_intent"];
  if (payment === undefined) return true;
  const paid = fields["payment"] as { payment_intent?: string } | undefined;
  return paid?.payment_intent === payment;
}

function listCall(path: string, kind: Kind): Call {
  return (account, params) => {
    let all: Kept[] = account.list(kind);
    // Without a status the provider leaves out what has ended.
    if (kind === "subscription" && params["status"] === undefined)
      all = account.list("subscription").filter(({ status }) => status !== "canceled");
    return page(
      path,
      all.filter((one) => fits(one, params)),
      params,
    );
  };
}

const calls: Record<string, Call> = {
  ...Object.fromEntries(
    Object.entries(collections).flatMap(([name, kind]): [string, Call][] => [
      [`GET /v1/${name}`, listCall(`/v1/${name}`, kind)],
      [`GET /v1/${name}/:id`, on(kind, (_account, object) => object)],
    ]),
  ),
  "POST /v1/customers": createCustomer,
  "POST /v1/customers/:id": on("customer", updateCustomer),
  "POST /v1/customers/:id/tax_ids": on("customer", createTaxId),
  "GET /v1/customers/:id/tax_ids": on("customer", (account, { id }, params) =>
    page(`/v1/customers/${id}/tax_ids`, taxIdsOf(account, id), params),
  ),
  "DELETE /v1/customers/:id/tax_ids/:id": (account, _params, [, id = ""]) => {
    const taxId = account.require("tax_id", id);
    account.remove(taxId.id);
    account.emit("customer.tax_id.deleted", taxId);
    return { id: taxId.id, object: "tax_id", deleted: true };
  },
  "POST /v1/customers/:id/balance_transactions": on("customer", addToBalance),
  "GET /v1/customers/:id/balance_transactions": on("customer", balanceOf),
  "GET /v1/customers/:id/payment_methods": on("customer", (account, { id }, params) =>
    page(
      `/v1/customers/${id}/payment_methods`,
      account.list("payment_method").filter((method) => method.customer === id),
      params,
    ),
  ),
  "POST /v1/payment_methods/:id": on("payment_method", updateMethod),
  "POST /v1/payment_methods/:id/attach": on("payment_method", attach),
  "POST /v1/payment_methods/:id/detach": on("payment_method", detach),
  "POST /v1/setup_intents": createSetupIntent,
  "POST /v1/setup_intents/:id": on("setup_intent", updateSetupIntent),
  "POST /v1/setup_intents/:id/cancel": on("setup_intent", cancelSetupIntent),
  "POST /v1/products": createProduct,
  "POST /v1/products/:id": on("product", updateProduct),
  "POST /v1/prices": createPrice,
  "POST /v1/prices/:id": on("price", updatePrice),
  "POST /v1/subscriptions": createSubscription,
  "POST /v1/subscriptions/:id": on("subscription", updateSubscription),
  "DELETE /v1/subscriptions/:id": on("subscription", cancelSubscription),
  "POST /v1/invoices": invoices.createInvoice,
  "POST /v1/invoices/create_preview": invoices.previewInvoice,
  "POST /v1/invoices/:id": on("invoice", invoices.updateInvoice),
  "DELETE /v1/invoices/:id": on("invoice", invoices.deleteDraft),
  "GET /v1/invoices/:id/lines": on("invoice", (_account, { id, lines }, params) =>
    page(
      `/v1/invoices/${id}/lines`,
      lines.data.map((line) => ({ ...line, created: 0 })).toReversed(),
      params,
    ),
  ),
  "POST /v1/invoices/:id/add_lines": on("invoice", invoices.addItems),
  "POST /v1/invoices/:id/finalize": on("invoice", invoices.finalizeInvoice),
  "POST /v1/invoices/:id/pay": on("invoice", invoices.payInvoice),
  "POST /v1/invoices/:id/void": closed(voidWithUpdate),
  "POST /v1/invoices/:id/mark_uncollectible": closed(markUncollectible),
  "POST /v1/invoiceitems": invoices.createInvoiceItem,
  "DELETE /v1/invoiceitems/:id": on("invoiceitem", invoices.deleteInvoiceItem),
  "POST /v1/payment_intents": createPaymentIntent,
  "POST /v1/payment_intents/:id/confirm": on("payment_intent", confirmPaymentIntent),
  "POST /v1/payment_intents/:id/cancel": on("payment_intent", cancelPaymentIntent),
  "POST /v1/refunds": createRefund,
  "POST /v1/credit_notes": createCreditNote,
  "GET /v1/credit_notes": (account, params) =>
    page(
      "/v1/credit_notes",
      account.list("credit_note").filter(({ invoice }) => invoice === text(params, "invoice")),
      params,
    ),
};

const taxIdsOf = (account: Account, customer: string) =>
  account.list("tax_id").filter((taxId) => taxId.customer === customer);

const routes = Object.keys(calls).map((name) => {
  const [method = "", path = ""] = name.split(" ");
  return { name, pattern: new RegExp(`^${method} ${path.replaceAll(":id", "([^/]+)")}$`) };
});

export function match(method: string, path: string) {
  const asked = `${method} ${path}`;
  const exact = calls[asked];
  if (exact) return { name: asked, run: exact, ids: [] };
  for (const { name, pattern } of routes) {
    const found = pattern.exec(asked);
    const run = calls[name];
    if (found && run) return { name, run, ids: found.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}
