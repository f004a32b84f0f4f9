import type { Stripe } from "stripe";
import { CardRefused } from "./charges.ts";
import type { OverageLines } from "./overage-lines.ts";
import { translateStripeErrors as told } from "./stripe-errors.ts";
import { reference, seconds } from "./stripe-readings.ts";

const purpose = "membership-overage";

/** Its place was a void invoice of something else; a void invoice of its own was let go on purpose. */
function isLost(invoice: Stripe.InvoiceItem["invoice"]): boolean {
  if (invoice === null || typeof invoice === "string") return false;
  return invoice.status === "void" && invoice.metadata?.["statement_id"] === undefined;
}

export function openStripeOverage(stripe: Stripe): OverageLines {
  return {
    add: ({ customerId, statementId, cents, text, from, until }, place, idempotencyKey) =>
      told(async () => {
        const { id } = await stripe.invoiceItems.create(
          {
            customer: customerId,
            amount: cents,
            currency: "usd",
            description: text,
            period: { start: seconds(from), end: seconds(until) },
            metadata: { purpose, statement_id: statementId },
            ...("invoiceId" in place
              ? { invoice: place.invoiceId }
              : { subscription: place.subscriptionId }),
          },
          { idempotencyKey },
        );
        return id;
      }),
    find: ({ customerId: customer, statementId }) =>
      told(async () => {
        for await (const { id, metadata, invoice } of stripe.invoiceItems.list({
          customer,
          limit: 100,
          expand: ["data.invoice"],
        }))
          if (metadata?.["statement_id"] === statementId && !isLost(invoice))
            return { itemId: id, invoiceId: reference(invoice) };
        return null;
      }),
    takeBack: (itemId, idempotencyKey) =>
      told(async () => {
        await stripe.invoiceItems.del(itemId, {}, { idempotencyKey });
      }),
    startInvoice: ({ customerId, statementId, paymentMethodId }, idempotencyKey) =>
      told(async () => {
        const { id } = await stripe.invoices.create(
          {
            customer: customerId,
            // Not before its line is on it.
            auto_advance: false,
            pending_invoice_items_behavior: "exclude",
            metadata: { purpose, statement_id: statementId },
            ...(paymentMethodId && { default_payment_method: paymentMethodId }),
          },
          { idempotencyKey },
        );
        return id;
      }),
    findInvoice: ({ customerId: customer, statementId }) =>
      told(async () => {
        for await (const { id, metadata } of stripe.invoices.list({ customer, limit: 100 }))
          if (metadata?.["statement_id"] === statementId) return id;
        return null;
      }),
    putOn: (invoiceId, itemId, idempotencyKey) =>
      told(async () => {
        const lines = [{ invoice_item: itemId }];
        await stripe.invoices.addLines(invoiceId, { lines }, { idempotencyKey });
      }),
    chargeTo: (invoiceId, card, idempotencyKey) =>
      told(async () => {
        const to = { default_payment_method: card };
        await stripe.invoices.update(invoiceId, to, { idempotencyKey });
      }),
    issue: async (id, idempotencyKey) => {
      try {
        await told(async () => {
          const { status } = await stripe.invoices.retrieve(id);
          const finalize = { auto_advance: true };
          if (status === "draft")
            await stripe.invoices.finalizeInvoice(id, finalize, {
              idempotencyKey: `${idempotencyKey}-final`,
            });
          const { status: now, attempted } = await stripe.invoices.retrieve(id);
          if (now === "open" && !attempted)
            await stripe.invoices.pay(id, { off_session: true }, { idempotencyKey });
        });
      } catch (error) {
        if (!(error instanceof CardRefused)) throw error;
      }
    },
  };
}
