import { Stripe } from "stripe";
import type { TestCard } from "../../platform/payments/test-card.ts";
import { startStripe } from "../fakes/stripe.ts";

/** The SDK against the stand-in over HTTP, at a time of one's own. */
export async function openPaying(from: string) {
  let now = new Date(from);
  const fake = await startStripe(() => now);
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = fake.settings;
  const { hostname: host, port } = new URL(STRIPE_API_URL);
  const stripe = new Stripe(STRIPE_SECRET_KEY, { host, port, protocol: "http" });

  async function saveCard(customer: string, kind: TestCard): Promise<string> {
    const { id, client_secret } = await stripe.setupIntents.create({ customer });
    const saved = fake.account.confirm(id, client_secret ?? "", kind);
    if (saved.status === "requires_action") fake.account.authenticate(id, true);
    return saved.payment_method ?? "";
  }

  return {
    fake,
    stripe,
    now: () => now,
    turnTo(instant: string | Date): void {
      now = new Date(instant);
      fake.account.catchUp();
    },
    saveCard,
    async customerWith(kind: TestCard) {
      const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
      const card = await saveCard(customer, kind);
      const invoice_settings = { default_payment_method: card };
      await stripe.customers.update(customer, { invoice_settings });
      return { customer, card };
    },
    async priceOf(unit_amount: number, interval: "month" | "year"): Promise<string> {
      const made = await stripe.prices.create({
        currency: "usd",
        unit_amount,
        recurring: { interval },
        product_data: { name: `${unit_amount / 100} a ${interval}` },
      });
      return made.id;
    },
    /** What was charged for good, by the charges, and by the invoices. */
    sums(customer: string) {
      const { charges, invoices } = fake.account;
      const of = <T extends { customer: string | null }>(all: Map<string, T>) =>
        [...all.values()].filter((one) => one.customer === customer);
      const paid = of(charges).filter(({ status }) => status === "succeeded");
      return {
        charged: paid.reduce((sum, { amount }) => sum + amount, 0),
        refunded: paid.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
        invoiced: of(invoices).reduce((sum, { amount_paid }) => sum + amount_paid, 0),
      };
    },
  };
}

export type Paying = Awaited<ReturnType<typeof openPaying>>;
