import type { Stripe } from "stripe";
import type { Charges, Sale } from "./charges.ts";
import { translateStripeErrors as told } from "./stripe-errors.ts";

type Sales = Pick<Charges, "openSale" | "findSale" | "paySale">;

/** Each sale has one invoice, which the provider lets be paid once. */
export function openStripeSales(stripe: Stripe): Sales {
  async function find(customer: string, saleKey: string): Promise<Stripe.Invoice | null> {
    for await (const one of stripe.invoices.list({ customer, limit: 100 }))
      if (one.metadata?.["sale_key"] === saleKey && one.status !== "void") return one;
    return null;
  }

  const create = ({ customerId: customer, companyId, saleKey }: Sale, idempotencyKey: string) =>
    stripe.invoices.create(
      {
        customer,
        auto_advance: false,
        collection_method: "charge_automatically",
        pending_invoice_items_behavior: "exclude",
        metadata: { purpose: "sale", sale_key: saleKey, company_id: companyId },
      },
      { idempotencyKey },
    );

  async function fill(id: string, { customerId: customer, text, cents }: Sale, key: string) {
    await stripe.invoiceItems.create(
      { customer, invoice: id, amount: cents, currency: "usd", description: text },
      { idempotencyKey: `${key}-item` },
    );
    return stripe.invoices.retrieve(id);
  }

  return {
    openSale: (sale, key) =>
      told(async () => {
        const begun =
          (await find(sale.customerId, sale.saleKey)) ?? (await create(sale, `${key}-invoice`));
        const { id } = begun;
        const filled = begun.lines.data.length > 0 ? begun : await fill(id, sale, key);
        if (filled.total !== sale.cents)
          throw new Error(`Invoice ${id} asks for ${filled.total} cents, not ${sale.cents}`);
        if (filled.status === "draft")
          await stripe.invoices.finalizeInvoice(
            id,
            { auto_advance: false },
            { idempotencyKey: `${key}-open` },
          );
        return id;
      }),
    findSale: (customerId, saleKey) =>
      told(async () => (await find(customerId, saleKey))?.id ?? null),
    paySale: (id, card, idempotencyKey) =>
      told(async () => {
        await stripe.invoices.pay(
          id,
          { payment_method: card, off_session: false },
          { idempotencyKey },
        );
      }),
  };
}
