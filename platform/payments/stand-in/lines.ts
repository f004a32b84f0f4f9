import { newId } from "./account.ts";
import type { InvoiceItem, Line, Price, SubscriptionItem } from "./billed-objects.ts";

const pricing = ({ id, product, unit_amount }: Price) => ({
  type: "price_details",
  price_details: { price: id, product },
  unit_amount_decimal: String(unit_amount),
});

const bare = {
  object: "line_item",
  livemode: false,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  pretax_credit_amounts: [],
  taxes: [],
  invoice: null,
} as const;

export const pricingOf = pricing;

export function lineOf(item: SubscriptionItem, period: Line["period"], name: string): Line {
  const amount = item.price.unit_amount * item.quantity;
  const each = (item.price.unit_amount / 100).toFixed(2);
  return {
    ...bare,
    id: newId("il"),
    amount,
    subtotal: amount,
    currency: item.price.currency,
    description: `${item.quantity} × ${name} (at $${each} / ${item.price.recurring?.interval ?? "once"})`,
    metadata: { ...item.metadata },
    parent: {
      type: "subscription_item_details",
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
    },
    period,
    pricing: pricing(item.price),
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: item.subscription,
  };
}

export function lineOfInvoiceItem(item: InvoiceItem): Line {
  const subscription = item.parent?.subscription_details.subscription ?? null;
  return {
    ...bare,
    id: newId("il"),
    amount: item.amount,
    subtotal: item.amount,
    currency: item.currency,
    description: item.description,
    discountable: !item.proration,
    metadata: { ...item.metadata },
    parent: {
      type: "invoice_item_details",
      invoice_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: item.proration ? { credited_items: null } : null,
        subscription,
      },
      subscription_item_details: null,
    },
    period: item.period,
    pricing: item.pricing,
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription,
  };
}
