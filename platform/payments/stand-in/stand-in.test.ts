import { readFile } from "node:fs/promises";
import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import type { Database } from "../../db/database.ts";
import { openStripe } from "../open-stripe.ts";
import { stripeEvents } from "./stripe-events.ts";
import type { TestCard } from "../test-card.ts";
import type { StandIn } from "./open-stand-in.ts";

const settings = {
  cards: undefined,
  secret: "s".repeat(32),
  appUrl: "http://localhost:3000",
};

let database: Database;
let stripe: Stripe;
let standIn: StandIn;
let now = new Date("2027-01-31T12:00:00Z");

beforeAll(async () => {
  database = await openTestDatabase();
  const opened = await openStripe(settings, database.db, { now: () => now });
  stripe = opened.stripe;
  if (!opened.standIn) throw new Error("There is a stand-in on trial");
  standIn = opened.standIn;
});
afterAll(() => database.close());

async function customerWith(card: TestCard): Promise<{ customer: string; card: string }> {
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  const intent = await stripe.setupIntents.create({ customer, usage: "off_session" });
  const secret = intent.client_secret ?? "";
  await standIn.confirm(intent.id, secret, card);
  if (card.startsWith("authenticate")) await standIn.answerBank(intent.id, secret, true);
  const saved = await stripe.setupIntents.retrieve(intent.id);
  const method = String(saved.payment_method);
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: method },
  });
  return { customer, card: method };
}

async function priceOf(lookup_key: string, unit_amount: number, interval: "month" | "year") {
  const [known] = (await stripe.prices.list({ lookup_keys: [lookup_key] })).data;
  if (known) return known.id;
  const made = await stripe.prices.create({
    currency: "usd",
    unit_amount,
    lookup_key,
    recurring: { interval },
    product_data: { name: lookup_key },
  });
  return made.id;
}

async function turnTo(instant: string): Promise<void> {
  now = new Date(instant);
  await standIn.round();
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

test("a subscription from the 31st renews on each month's last day and is paid each time", async () => {
  const { customer, card } = await customerWith("saved");
  const price = await priceOf("growth-monthly", 180_000, "month");
  const subscription = await stripe.subscriptions.create({
    customer,
    default_payment_method: card,
    items: [{ price }],
    expand: ["latest_invoice"],
  });
  expect(subscription.status).toBe("active");
  expect(subscription.latest_invoice).toMatchObject({ status: "paid", amount_paid: 180_000 });
  await turnTo("2027-07-01T00:00:00Z");
  const { data } = await stripe.invoices.list({ customer, limit: 100 });
  expect(data.map((invoice) => [dayOf(invoice.created), invoice.status])).toEqual([
    ["2027-06-30", "paid"],
    ["2027-05-31", "paid"],
    ["2027-04-30", "paid"],
    ["2027-03-31", "paid"],
    ["2027-02-28", "paid"],
    ["2027-01-31", "paid"],
  ]);
});

test("a card that is refused later is tried on days 3, 5 and 7, and then the subscription ends", async () => {
  const { customer, card } = await customerWith("saved");
  const price = await priceOf("growth-monthly", 180_000, "month");
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price }] });
  const { customer: other } = await customerWith("refused-later");
  await expect(
    stripe.subscriptions.create({
      customer: other,
      items: [{ price }],
      payment_behavior: "error_if_incomplete",
    }),
  ).rejects.toMatchObject({ type: "StripeCardError", code: "card_declined", statusCode: 402 });
  await standIn.decide({ act: "refused", id: card });
  await turnTo("2027-08-02T00:00:00Z");
  expect((await stripe.subscriptions.retrieve(id)).status).toBe("past_due");
  await turnTo("2027-08-10T00:00:00Z");
  const ended = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(ended).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
    latest_invoice: { status: "open", attempt_count: 4 },
  });
});

test("an upgrade in the middle is prorated by the second", async () => {
  now = new Date("2027-09-01T00:00:00Z");
  const { customer } = await customerWith("saved");
  const small = await priceOf("small", 100_000, "month");
  const large = await priceOf("large", 300_000, "month");
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price: small }] });
  await turnTo("2027-09-16T00:00:00Z");
  const item = subscription.items.data[0]?.id ?? "";
  const change = {
    items: [{ id: item, price: large }],
    proration_behavior: "always_invoice" as const,
  };
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: subscription.id,
    subscription_details: change,
  });
  expect(preview.amount_due).toBe(100_000);
  const changed = await stripe.subscriptions.update(subscription.id, {
    ...change,
    expand: ["latest_invoice"],
  });
  expect(changed.latest_invoice).toMatchObject({
    billing_reason: "subscription_update",
    amount_paid: 100_000,
    lines: { data: [{ amount: -50_000 }, { amount: 150_000 }] },
  });
});

test("a change that is not paid waits for its invoice, gives way to another, and goes with a void one or in 23 hours", async () => {
  const { customer, card } = await customerWith("saved");
  const small = await priceOf("waits-small", 100_000, "month");
  const large = await priceOf("waits-large", 300_000, "month");
  const items = [{ price: small }];
  const { id, items: begun } = await stripe.subscriptions.create({ customer, items });
  await standIn.decide({ act: "bank", id: card });
  const ask = (more: object = {}) =>
    stripe.subscriptions.update(id, {
      items: [{ id: begun.data[0]!.id, price: large }],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
      metadata: { plan_id: "large" },
      ...more,
    });
  await expect(ask({ off_session: true })).rejects.toMatchObject({ statusCode: 400 });
  const read = () => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  const now = async () => {
    const { items: has, pending_update: waits, metadata, latest_invoice: last } = await read();
    const { status } = last as { status: string };
    return [has.data[0]!.price.id === large, waits !== null, status, metadata["plan_id"]];
  };
  const first = await ask();
  expect(first.pending_update!.expires_at - first.created).toBe(23 * 3600);
  expect(await now()).toEqual([false, true, "open", undefined]);
  const second = await ask();
  expect(await stripe.invoices.retrieve(String(first.latest_invoice))).toMatchObject({
    status: "void",
  });
  await stripe.invoices.voidInvoice(String(second.latest_invoice));
  expect(await now()).toEqual([false, false, "void", undefined]);
  const third = await ask();
  await standIn.decide({ act: "pay", id: String(third.latest_invoice) });
  expect(await now()).toEqual([true, false, "paid", "large"]);
});

test("what the stand-in knows survives a restart, and an event comes until it is taken, signed", async () => {
  const { customer } = await customerWith("saved");
  const again = await openStripe(settings, database.db, { now: () => now });
  expect(await again.stripe.customers.retrieve(customer)).toMatchObject({ id: customer });
  const heard: string[] = [];
  again.standIn?.receiveWith(async () => false);
  await again.standIn?.round();
  again.standIn?.receiveWith(async (body, signature) => {
    const secret = again.standIn?.webhookSecret ?? "";
    const event = await again.stripe.webhooks.constructEventAsync(body, signature, secret);
    if (JSON.stringify(event.data.object).includes(customer)) heard.push(event.type);
    return true;
  });
  await again.standIn?.round();
  await again.standIn?.round();
  expect(heard).toEqual(["setup_intent.created", "setup_intent.succeeded"]);
});

test("what is sent is what an operator has the endpoint at Stripe added for", async () => {
  const manual = await readFile("docs/operating.md", "utf8");
  const [, listed = ""] = /\/api\/webhooks\/stripe` for (.*?) and set its signing/.exec(manual)!;
  const named = listed.replace(/\(.*?\)/g, "").match(/(?<=`)[a-z_]+\.[a-z_.*]+(?=`)/g);
  expect(named).toEqual(stripeEvents);
});

test("a key answers what it answered first, and is refused for anything else", async () => {
  const once = { idempotencyKey: "press-1" };
  const first = await stripe.customers.create({ email: "once@example.com" }, once);
  const second = await stripe.customers.create({ email: "once@example.com" }, once);
  expect(second.id).toBe(first.id);
  await expect(stripe.customers.create({ email: "other@example.com" }, once)).rejects.toMatchObject(
    {
      type: "StripeIdempotencyError",
    },
  );
  await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({
    code: "resource_missing",
    statusCode: 404,
  });
});
