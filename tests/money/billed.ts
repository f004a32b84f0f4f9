import { Stripe } from "stripe";
import { confirmSetupIntent } from "../../platform/payments/stand-in/setup-intents.ts";
import { createLife } from "./life.ts";
import { createProvider } from "./provider.ts";

/** Somebody who is billed by the month, and nobody who listens. */
export async function openBilled(now: () => Date) {
  const provider = createProvider(now);
  const stripe = new Stripe("sk_test_books", {
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(provider.fetchFor(createLife())),
  });
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  const { id: setup } = await stripe.setupIntents.create({ customer });
  const { payment_method: card } = provider.change((books) =>
    confirmSetupIntent(books, setup, "saved"),
  );
  const { id: price } = await stripe.prices.create({
    currency: "usd",
    unit_amount: 125_000,
    recurring: { interval: "month" },
    product_data: { name: "CRM Essentials" },
  });
  await stripe.subscriptions.create({
    customer,
    default_payment_method: card!,
    items: [{ price }],
  });
  return { provider, stripe, customer, card: card! };
}
