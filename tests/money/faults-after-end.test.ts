import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { decide } from "../../platform/payments/stand-in/decide.ts";
import { setBehavior } from "../../platform/payments/stand-in/cards.ts";
import { confirmSetupIntent } from "../../platform/payments/stand-in/setup-intents.ts";
import { faultsAfterEnd } from "./faults-after-end.ts";
import { createLife } from "./life.ts";
import { createProvider } from "./provider.ts";

test("what was paid after the end and did not all go back is found", async () => {
  let now = new Date("2027-01-31T12:00:00Z");
  const provider = createProvider(() => now);
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
  provider.change((books) => setBehavior(books, card!, "refused"));
  now = new Date("2027-03-20T12:00:00Z");
  provider.change((books) => setBehavior(books, card!, "good"));
  const [renewal] = (await stripe.invoices.list({ customer })).data;
  const { id, number } = renewal!;
  expect(faultsAfterEnd({ provider })).toEqual([`Invoice ${number} can be paid after the end`]);

  provider.change((books) => decide(books, { act: "pay", id }));
  const stayed = (cents: number) => [
    `Invoice ${number} was paid after the end, and ${cents} stayed`,
  ];
  expect(faultsAfterEnd({ provider })).toEqual(stayed(125_000));
  const { data } = await stripe.charges.list({ customer });
  const charge = data.find(({ created }) => created * 1000 >= now.getTime())!.id;
  await stripe.refunds.create({ charge, amount: 124_999 });
  expect(faultsAfterEnd({ provider })).toEqual(stayed(1));
  await stripe.refunds.create({ charge, amount: 1 });
  expect(faultsAfterEnd({ provider })).toEqual([]);
});
