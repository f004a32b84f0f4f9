import { type Account, newId } from "./account.ts";
import type { Interval, Price, Product } from "./billed-objects.ts";
import {
  inner,
  metadata,
  type Params,
  required,
  text,
  textOrNull,
  truth,
  whole,
} from "./params.ts";
import { invalid } from "./refusal.ts";

export function createProduct(account: Account, params: Params): Product {
  const id = text(params, "id") ?? newId("prod");
  if (account.find("product", id))
    throw invalid("Product already exists.", { code: "resource_already_exists" });
  const product = account.create("product", {
    id,
    active: true,
    default_price: null,
    description: textOrNull(params, "description"),
    images: [],
    marketing_features: [],
    metadata: metadata(params),
    name: required(params, "name"),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: account.at,
    url: null,
  });
  account.emit("product.created", product);
  return product;
}

export function updateProduct(account: Account, product: Product, params: Params): Product {
  const before = structuredClone(product);
  product.name = text(params, "name") ?? product.name;
  if (params["active"] !== undefined) product["active"] = truth(params, "active");
  product.metadata = metadata(params, product.metadata);
  account.emit("product.updated", product, before);
  return product;
}

export function createPrice(account: Account, params: Params): Price {
  const lookupKey = textOrNull(params, "lookup_key");
  const holder = lookupKey && account.list("price").find((one) => one.lookup_key === lookupKey);
  if (holder && !truth(params, "transfer_lookup_key"))
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key, and the same lookup key may not be reused.`,
      { code: "resource_already_exists" },
    );
  if (holder) holder.lookup_key = null;
  const inline = inner(params, "product_data");
  const product = text(inline, "name")
    ? createProduct(account, inline)
    : account.require("product", required(params, "product"), 400);
  const recurring = inner(params, "recurring");
  const amount = whole(params, "unit_amount");
  if (amount === undefined) throw invalid("Missing required param: unit_amount.");
  const price = account.create("price", {
    id: newId("price"),
    active: true,
    billing_scheme: "per_unit",
    currency: required(params, "currency"),
    custom_unit_amount: null,
    lookup_key: lookupKey,
    metadata: metadata(params),
    nickname: textOrNull(params, "nickname"),
    product: product.id,
    recurring:
      params["recurring"] === undefined
        ? null
        : {
            // What is no interval is refused by the description of the call.
            interval: required(recurring, "interval") as Interval,
            interval_count: whole(recurring, "interval_count") ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: "licensed",
          },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: params["recurring"] === undefined ? "one_time" : "recurring",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  });
  account.emit("price.created", price);
  return price;
}

export function updatePrice(account: Account, price: Price, params: Params): Price {
  const before = structuredClone(price);
  if (params["active"] !== undefined) price.active = truth(params, "active");
  if (params["nickname"] !== undefined) price.nickname = textOrNull(params, "nickname");
  const lookupKey = text(params, "lookup_key");
  if (lookupKey !== undefined) {
    for (const other of account.list("price"))
      if (other.lookup_key === lookupKey && other !== price) other.lookup_key = null;
    price.lookup_key = lookupKey || null;
  }
  price.metadata = metadata(params, price.metadata);
  account.emit("price.updated", price, before);
  return price;
}
