import { type Account, newId } from "./account.ts";
import { requireOwn } from "./create-subscription.ts";
import type { Customer, TaxId } from "./objects.ts";
import { inner, metadata, objects, type Params, required, text, textOrNull } from "./params.ts";
import { invalid } from "./refusal.ts";

const addressFields = ["line1", "line2", "city", "state", "postal_code", "country"];

export function createCustomer(account: Account, params: Params): Customer {
  const id = newId("cus");
  const customer = account.create("customer", {
    id,
    address: null,
    balance: 0,
    currency: "usd",
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  });
  setFields(account, customer, params);
  account.emit("customer.created", customer);
  for (const given of objects(params, "tax_id_data")) createTaxId(account, customer, given);
  return customer;
}

export function updateCustomer(account: Account, customer: Customer, params: Params): Customer {
  const before = structuredClone(customer);
  setFields(account, customer, params);
  account.emit("customer.updated", customer, before);
  return customer;
}

function setFields(account: Account, customer: Customer, params: Params): void {
  for (const name of ["email", "name", "phone", "description"] as const)
    if (params[name] !== undefined) customer[name] = textOrNull(params, name);
  if (params["address"] === "") customer.address = null;
  else if (params["address"] !== undefined) {
    const given = inner(params, "address");
    customer.address = Object.fromEntries(
      addressFields.map((name) => [
        name,
        given[name] === undefined ? (customer.address?.[name] ?? null) : textOrNull(given, name),
      ]),
    );
  }
  const card = text(inner(params, "invoice_settings"), "default_payment_method");
  if (card) requireOwn(account, card, customer.id);
  if (card !== undefined) customer.invoice_settings.default_payment_method = card || null;
  customer.metadata = metadata(params, customer.metadata);
}

/** Of the kinds whose form is known here; of others any word of letters and digits will do. */
const taxIdForms: Record<string, RegExp> = {
  us_ein: /^\d{2}-?\d{7}$/,
  eu_vat: /^[A-Z]{2}[A-Z0-9]{8,12}$/,
  gb_vat: /^GB\d{9}(\d{3})?$/,
  ca_bn: /^\d{9}$/,
  au_abn: /^\d{11}$/,
  ch_vat: /^CHE-?\d{3}\.?\d{3}\.?\d{3} (MWST|TVA|IVA)$/,
};

export function createTaxId(account: Account, customer: Customer, params: Params): TaxId {
  const type = required(params, "type");
  if (!(taxIdForms[type] ?? /^[\w./ -]{3,30}$/).test(required(params, "value")))
    throw invalid(`Invalid value for ${type}.`, { code: "tax_id_invalid", param: "value" });
  const taxId = account.create("tax_id", {
    id: newId("txi"),
    country: null,
    customer: customer.id,
    customer_account: null,
    owner: { type: "customer", customer: customer.id, customer_account: null },
    type,
    value: required(params, "value"),
    verification: { status: "unavailable", verified_address: null, verified_name: null },
  });
  account.emit("customer.tax_id.created", taxId);
  return taxId;
}
