import type { InvoiceRow } from "./tables.ts";

/** Stripe gives a subscription up whose first invoice stays unpaid (https://docs.stripe.com/billing/subscriptions/overview#subscription-lifecycle). */
const hours = 23;

export const firstPaymentEnds = ({ createdAt }: Pick<InvoiceRow, "createdAt">) =>
  new Date(createdAt.getTime() + hours * 60 * 60_000);
