import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { createChance } from "../../scripts/chance.ts";
import { openPaying, type Paying } from "../support/paying.ts";

const seeds = Number(process.env["PAYMENT_RUNS"] ?? 5);
const first = Number(process.env["SEED"] ?? 1);
const behaviors = ["good", "refused", "insufficient_funds", "bank"] as const;

/** What the card or a rule of the provider refuses is part of the run. */
async function tried(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 500) >= 500)
      throw error;
  });
}

function expectSums({ fake }: Paying, seed: number): void {
  const { invoices, charges } = fake.account;
  for (const {
    amount_due,
    amount_paid,
    amount_remaining,
    status,
    lines,
    total,
  } of invoices.values()) {
    expect(
      lines.data.reduce((sum, { amount }) => sum + amount, 0),
      `seed ${seed}`,
    ).toBe(total);
    if (status !== "draft") expect(amount_paid + amount_remaining, `seed ${seed}`).toBe(amount_due);
    if (status === "paid") expect(amount_remaining, `seed ${seed}`).toBe(0);
  }
  const paid = [...charges.values()].filter((charge) => charge.status === "succeeded");
  const intents = paid.map(({ payment_intent }) => payment_intent);
  expect(new Set(intents).size, `seed ${seed}: an invoice was charged twice`).toBe(intents.length);
  const charged = paid.reduce((sum, { amount }) => sum + amount, 0);
  const invoiced = [...invoices.values()].reduce((sum, one) => sum + one.amount_paid, 0);
  expect(charged, `seed ${seed}`).toBe(invoiced);
}

async function run(seed: number): Promise<void> {
  const chance = createChance(seed);
  const day = chance.between(28, 31);
  const paying = await openPaying(`2027-01-${day}T${10 + chance.between(0, 9)}:00:00Z`);
  const { stripe, fake } = paying;
  const { customer, card } = await paying.customerWith("saved");
  const prices = [
    await paying.priceOf(180_000, "month"),
    await paying.priceOf(310_001, "month"),
    await paying.priceOf(3_720_000, "year"),
  ];
  const { id, items } = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices[0] ?? "" }],
  });
  const item = items.data[0]?.id ?? "";
  const acts = [
    async () => fake.account.setBehavior(card, chance.pick(behaviors)),
    async () => fake.account.setBehavior(card, "good"),
    () =>
      stripe.subscriptions.update(id, {
        items: [{ id: item, price: chance.pick(prices) }],
        proration_behavior: chance.pick(["none", "create_prorations", "always_invoice"]),
        payment_behavior: chance.pick(["allow_incomplete", "error_if_incomplete"]),
      }),
    () => stripe.subscriptions.update(id, { pause_collection: { behavior: "void" } }),
    () => stripe.subscriptions.update(id, { pause_collection: "" }),
    () => stripe.subscriptions.update(id, { cancel_at_period_end: chance.happens(0.2) }),
    () =>
      stripe.invoiceItems.create({
        customer,
        subscription: id,
        amount: chance.between(100, 90_000),
        currency: "usd",
      }),
    async () => {
      const [invoice] = (await stripe.invoices.list({ customer, status: "open" })).data;
      if (invoice) await stripe.invoices.pay(invoice.id);
    },
    async () => {
      const [charge] = (await stripe.charges.list({ customer, limit: 1 })).data;
      if (charge)
        await stripe.refunds.create({ charge: charge.id, amount: chance.between(1, 9_999) });
    },
  ];
  for (let step = 0; step < 60; step += 1) {
    await tried(Promise.resolve(chance.pick(acts)()));
    paying.turnTo(new Date(paying.now().getTime() + chance.between(0, 18) * 86_400_000));
    expectSums(paying, seed);
  }
  const wrong = fake.refused.filter((words) => /Error:|unknown param|Missing required/.test(words));
  expect(wrong, `seed ${seed}`).toEqual([]);
  await fake.close();
}

test("whatever happens in eighteen months, sums agree and no invoice is charged twice", async () => {
  for (let seed = first; seed < first + seeds; seed += 1) await run(seed);
}, 600_000);
