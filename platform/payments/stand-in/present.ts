import type { Account } from "./account.ts";
import type { Invoice } from "./billed-objects.ts";
import { linksOf } from "./invoice-links.ts";
import { page } from "./page.ts";
import { intentOf } from "./pay-invoice.ts";

type Wire = Record<string, unknown>;

const isObject = (value: unknown): value is Wire => typeof value === "object" && value !== null;

/** Parts that an answer has only where it is asked for them. */
const more: Record<string, (account: Account, id: string) => unknown> = {
  "invoice.payments": (account, id) =>
    page(
      "/v1/invoice_payments",
      account.list("invoice_payment").filter(({ invoice }) => invoice === id),
      {},
    ),
  "invoice.confirmation_secret": (account, id) => {
    const intent = intentOf(account, id);
    return intent && { client_secret: { of: intent.id }, type: "payment_intent" };
  },
  "charge.refunds": (account, id) =>
    page(
      `/v1/charges/${id}/refunds`,
      account.list("refund").filter(({ charge }) => charge === id),
      {},
    ),
  "customer.tax_ids": (account, id) =>
    page(
      `/v1/customers/${id}/tax_ids`,
      account.list("tax_id").filter(({ customer }) => customer === id),
      {},
    ),
  "customer.subscriptions": (account, id) =>
    page(
      `/v1/customers/${id}/subscriptions`,
      account
        .list("subscription")
        .filter(({ customer, status }) => customer === id && status !== "canceled"),
      {},
    ),
};

export function expand(account: Account, answer: unknown, paths: string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) open(account, copy, path.split("."));
  renewLinks(account, copy);
  return copy;
}

function renewLinks(account: Account, at: unknown): void {
  if (!isObject(at)) return;
  // Only an invoice has such a field.
  if (typeof at["hosted_invoice_url"] === "string")
    Object.assign(at, linksOf(account, at as Invoice));
  for (const inside of Object.values(at)) renewLinks(account, inside);
}

function open(account: Account, at: unknown, [name, ...rest]: string[]): void {
  if (Array.isArray(at)) {
    for (const one of at) open(account, one, [...(name ? [name] : []), ...rest]);
    return;
  }
  if (!isObject(at) || !name) return;
  const value = at[name];
  const added = more[`${String(at["object"])}.${name}`];
  if (value === undefined && added) at[name] = structuredClone(added(account, String(at["id"])));
  else if (typeof value === "string" && account.all.has(value))
    at[name] = structuredClone(account.all.get(value));
  open(account, at[name], rest);
}

/** What the stand-in keeps of every object, and the provider does not say of these. */
const unsaid: Record<string, string> = {
  invoiceitem: "created",
  refund: "livemode",
  subscription_item: "livemode",
};

/** As it goes out: with its secrets, which nothing stores, and without what only the stand-in knows. */
export function present(value: unknown, secretOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => present(one, secretOf));
  if (!isObject(value)) return value;
  const left = unsaid[String(value["object"])];
  const known = Object.entries(value).filter(
    ([name]) => name !== left && !name.startsWith("stand_in"),
  );
  const out: Wire = Object.fromEntries(
    known.map(([name, inside]) => [name, present(inside, secretOf)]),
  );
  const secret = value["client_secret"];
  if (isObject(secret)) out["client_secret"] = secretOf(String(secret["of"]));
  const { object } = value;
  if ((object === "setup_intent" || object === "payment_intent") && "client_secret" in value)
    out["client_secret"] = secretOf(String(value["id"]));
  return out;
}
