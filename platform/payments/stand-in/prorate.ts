import { type Account, newId } from "./account.ts";
import { productName } from "./create-subscription.ts";
import { pricingOf } from "./lines.ts";
import type { InvoiceItem, Subscription, SubscriptionItem } from "./billed-objects.ts";

type Share = { at: number; start: number; end: number };

/** By the second, each line rounded to the cent. */
const partOf = (whole: number, { at, start, end }: Share): number =>
  Math.round((whole * (end - at)) / (end - start));

const priceOf = ({ price, quantity }: SubscriptionItem): number => price.unit_amount * quantity;

/** What was asked for the present period: a price that has changed since then without proration gives nothing else back (https://docs.stripe.com/billing/subscriptions/billing-mode/compare). */
function billedFor(account: Account, item: SubscriptionItem): number {
  const billed = account
    .peek("invoice")
    .filter(({ status }) => status !== "void")
    .flatMap(({ lines }) => lines.data)
    .findLast(
      ({ subscription, parent, period }) =>
        subscription === item.subscription &&
        parent["type"] === "subscription_item_details" &&
        period.start === item.current_period_start &&
        period.end === item.current_period_end,
    );
  return billed?.amount ?? priceOf(item);
}

function dayOf(at: number): string {
  return new Date(at * 1000).toLocaleDateString("en-GB", {
    timeZone: "UTC",
    day: "2-digit",
    month: "short",
    year: "numeric",
  });
}

function makeProration(
  account: Account,
  subscription: Subscription,
  item: SubscriptionItem,
  amount: number,
  share: Share,
): InvoiceItem {
  const name = productName(account, item.price.product);
  return makeInvoiceItem(account, {
    customer: subscription.customer,
    subscription: subscription.id,
    amount,
    description: `${amount < 0 ? "Unused" : "Remaining"} time on ${name} after ${dayOf(share.at)}`,
    period: { start: share.at, end: share.end },
    proration: true,
    quantity: item.quantity,
    pricing: pricingOf(item.price),
    metadata: {},
  });
}

type Wanted = Pick<
  InvoiceItem,
  | "amount"
  | "customer"
  | "description"
  | "period"
  | "proration"
  | "quantity"
  | "pricing"
  | "metadata"
> & { subscription?: string | undefined; invoice?: string };

export function makeInvoiceItem(
  account: Account,
  { subscription, invoice, ...wanted }: Wanted,
): InvoiceItem {
  const item = account.create("invoiceitem", {
    ...wanted,
    id: newId("ii"),
    currency: "usd",
    customer_account: null,
    date: account.at,
    discountable: !wanted.proration,
    discounts: [],
    invoice: invoice ?? null,
    net_amount: wanted.amount,
    parent: subscription
      ? { type: "subscription_details", subscription_details: { subscription } }
      : null,
    quantity_decimal: String(wanted.quantity),
    tax_rates: [],
    test_clock: null,
  });
  account.emit("invoiceitem.created", item);
  return item;
}

const same = (one: SubscriptionItem, other: SubscriptionItem) =>
  one.id === other.id && one.price.id === other.price.id && one.quantity === other.quantity;

/** What is left of the old is given back; what is left of the new is asked for, unless it starts anew. */
export function prorate(
  account: Account,
  subscription: Subscription,
  change: { before: SubscriptionItem[]; after: SubscriptionItem[]; at: number; restarts: boolean },
): InvoiceItem[] {
  const { before, after, at, restarts } = change;
  const [first] = before;
  if (!first) return [];
  const share = { at, start: first.current_period_start, end: first.current_period_end };
  const gone = before.filter((item) => restarts || !after.some((other) => same(item, other)));
  const come = restarts ? [] : after.filter((item) => !before.some((other) => same(item, other)));
  return [
    ...gone.map((item) =>
      makeProration(account, subscription, item, -partOf(billedFor(account, item), share), share),
    ),
    ...come.map((item) =>
      makeProration(account, subscription, item, partOf(priceOf(item), share), share),
    ),
  ].filter(({ amount }) => amount !== 0);
}
