import { type Account, newId } from "./account.ts";
import type { Price, Subscription, SubscriptionItem } from "./billed-objects.ts";
import { metadata, objects, type Params, required, text, truth, whole } from "./params.ts";
import { invalid } from "./refusal.ts";

export type Period = { start: number; end: number };

function planOf(price: Price): Record<string, unknown> {
  const { id, active, created, currency, product, unit_amount, recurring, nickname } = price;
  return {
    id,
    object: "plan",
    active,
    amount: unit_amount,
    amount_decimal: String(unit_amount),
    billing_scheme: "per_unit",
    created,
    currency,
    interval: recurring?.interval,
    interval_count: recurring?.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

function recurringPrice(account: Account, id: string): Price & { recurring: object } {
  const price = account.require("price", id, 400);
  if (!price.recurring) throw invalid("The price specified is set to `type=one_time`.");
  if (!price.active) throw invalid(`The price specified is inactive.`);
  return { ...structuredClone(price), recurring: price.recurring };
}

export function makeItem(
  account: Account,
  subscription: string,
  given: Params,
  period: Period,
): SubscriptionItem {
  const price = recurringPrice(account, required(given, "price"));
  return {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: account.at,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    livemode: false,
    metadata: metadata(given),
    plan: planOf(price),
    price,
    quantity: whole(given, "quantity") ?? 1,
    subscription,
    tax_rates: [],
  };
}

export function changedItems(
  account: Account,
  subscription: Subscription,
  params: Params,
): SubscriptionItem[] {
  let items = structuredClone(subscription.items.data);
  for (const given of objects(params, "items")) {
    const id = text(given, "id");
    const known = items.find((item) => item.id === id);
    if (id && !known) throw invalid(`No such subscription item: '${id}'`);
    if (!known) {
      const { start, end } = periodOf(subscription);
      items.push(makeItem(account, subscription.id, given, { start, end }));
    } else if (truth(given, "deleted")) {
      items = items.filter((item) => item !== known);
    } else {
      const price = text(given, "price");
      if (price) {
        known.price = recurringPrice(account, price);
        known["plan"] = planOf(known.price);
      }
      known.quantity = whole(given, "quantity") ?? known.quantity;
      known.metadata = metadata(given, known.metadata);
    }
  }
  if (items.length === 0) throw invalid("A subscription must have at least one active plan.");
  return items;
}

export function periodOf({ items }: Subscription): Period {
  const [first] = items.data;
  return { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
}

export function intervalOf(items: SubscriptionItem[]) {
  return items[0]?.price.recurring ?? { interval: "month" as const, interval_count: 1 };
}

export function setPeriod(items: SubscriptionItem[], { start, end }: Period): void {
  for (const item of items) {
    item.current_period_start = start;
    item.current_period_end = end;
  }
}
