import type { Stripe } from "stripe";
import type { Charges } from "./charges.ts";
import { translateStripeErrors as told } from "./stripe-errors.ts";

type Previews = Pick<Charges, "previewUpgrade" | "previewNext" | "previewRecurring">;

export function openStripePreviews(stripe: Stripe): Previews {
  const due = (params: Stripe.InvoiceCreatePreviewParams) =>
    told(async () => (await stripe.invoices.createPreview(params)).amount_due);
  return {
    previewUpgrade: ({ id, itemId, priceId }) =>
      due({
        subscription: id,
        subscription_details: {
          items: [{ id: itemId, price: priceId }],
          billing_cycle_anchor: { type: "now" },
          proration_behavior: "always_invoice",
        },
      }),
    previewNext: ({ id, itemId, priceId }) =>
      due({
        subscription: id,
        subscription_details: {
          items: [{ id: itemId, price: priceId }],
          proration_behavior: "none",
        },
      }),
    previewRecurring: ({ customerId: customer, priceId: price }) =>
      due({
        customer,
        preview_mode: "recurring",
        subscription_details: { items: [{ price }] },
      }),
  };
}
