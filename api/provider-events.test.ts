import { count, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { invoices, providerEvents, subscriptions } from "../domain/billing/charging/tables.ts";
import { periods } from "../domain/membership/tables.ts";
import { openChargedDesk } from "../tests/support/charged-desk.ts";
import { withoutTimes } from "../tests/support/without-times.ts";

const { desk, home, confirmed, rowOf, billsOf, staySignedIn } = await openChargedDesk();
const standIn = home.services.standIn!;
const { stripe } = home.services;
const { db } = home.database;
afterAll(() => desk.close());

type Rung = { id: string; type: string; created: number; body: string; signature: string };

/** What the provider would have told of, which waits here. */
let held: Rung[] = [];
standIn.receiveWith(async (body, signature) => {
  const { id, type, created } = JSON.parse(body) as Rung;
  held.push({ id, type, created, body, signature });
  return true;
});
beforeEach(async () => {
  await standIn.round();
  held = [];
});

const ring = ({ body, signature }: Pick<Rung, "body" | "signature">) =>
  home.request("POST", "/api/webhooks/stripe", {
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body,
  });

const sign = (payload: string, { secret = standIn.webhookSecret, agoSeconds = 0 } = {}) =>
  stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - agoSeconds,
  });

const signed = async (event: object) => {
  const body = JSON.stringify(event);
  return { body, signature: await sign(body) };
};

async function later(days: number): Promise<void> {
  await home.pass(days * 86_400_000);
  await standIn.round();
  await staySignedIn();
}

/** All that an event could change. */
const books = async (id: number) => {
  const { membershipId, ...row } = await rowOf(id);
  const opened = await db.select().from(periods).where(eq(periods.membershipId, membershipId!));
  return withoutTimes({ row, bills: await billsOf(id), opened, sent: home.sent });
};

const keptOf = (id: string) => db.select().from(providerEvents).where(eq(providerEvents.id, id));

async function countAsked(during: () => Promise<unknown>): Promise<number> {
  const { answer } = standIn;
  let asked = 0;
  standIn.answer = (call) => {
    asked += 1;
    return answer(call);
  };
  await during();
  standIn.answer = answer;
  return asked;
}

test("only what the provider signed, as it signed it and not long ago, is looked at", async () => {
  await confirmed();
  await later(32);
  const { id, body, signature } = held.at(-1)!;
  const forged = [
    { body, signature: "" },
    { body, signature: await sign(body, { secret: "whsec_guessed" }) },
    { body: body.replace(id, `${id}x`), signature },
    { body, signature: await sign(body, { agoSeconds: 600 }) },
  ];
  expect(
    await countAsked(async () => {
      for (const one of forged) expect((await ring(one)).status).toBe(400);
    }),
  ).toBe(0);
  expect(await keptOf(id)).toEqual([]);
  expect((await ring({ body, signature })).status).toBe(200);
  expect(await keptOf(id)).toHaveLength(1);
});

test("out of order, what is said last is what holds", async () => {
  const { id, call } = await confirmed();
  const { paymentMethodId: card } = await rowOf(id);
  await standIn.decide({ act: "refused", id: card! });
  await later(32);
  await standIn.decide({ act: "good", id: card! });
  await later(8);
  expect(held.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["invoice.payment_failed", "invoice.paid"]),
  );
  for (const event of held.toReversed()) expect((await ring(event)).status).toBe(200);
  expect((await billsOf(id)).map(({ status, trouble }) => [status, trouble])).toEqual([
    ["paid", null],
    ["paid", null],
  ]);
  expect((await call("GET", "/api/billing")).body.subscription.status).toBe("active");
});

test("days late, a payment opens the period that it paid for", async () => {
  const { id } = await confirmed();
  await later(32);
  const renewal = held;
  await later(12);
  expect(await billsOf(id)).toHaveLength(1);
  for (const event of renewal) expect((await ring(event)).status).toBe(200);
  await home.runJob({ name: "period-opening", payload: {} });
  const [first, second] = await billsOf(id);
  const opened = await db.select().from(periods).where(eq(periods.id, second!.periodId!));
  expect(opened).toMatchObject([{ starts: second!.starts }]);
  expect(second!.starts).toBe(first!.ends);
});

test("doubled, also at the same time, it is told once, and known once it was looked at", async () => {
  const { id } = await confirmed();
  await later(32);
  home.sent.length = 0;
  await Promise.all([...held, ...held].map(ring));
  const bills = await billsOf(id);
  expect(bills).toHaveLength(2);
  const receipts = home.sent.filter(
    ({ name, payload }) =>
      name === "payment-mail" && (payload as { invoiceId: string }).invoiceId === bills[1]!.id,
  );
  expect(receipts).toHaveLength(1);
  const before = await books(id);
  expect(
    await countAsked(async () => {
      for (const event of held) expect((await ring(event)).status).toBe(200);
    }),
  ).toBe(0);
  expect(await books(id)).toBe(before);
});

test("years old, it changes nothing of what has become of it", async () => {
  const { id } = await confirmed();
  await later(32);
  for (const event of held) await ring(event);
  const { providerId } = await rowOf(id);
  const [bill] = await billsOf(id);
  const before = await books(id);
  const failed = { ...(await stripe.invoices.retrieve(bill!.providerId)), status: "open" };
  const ended = { ...(await stripe.subscriptions.retrieve(providerId!)), status: "canceled" };
  for (const [type, object] of [
    ["invoice.payment_failed", failed],
    ["invoice.voided", { ...failed, status: "void" }],
    ["customer.subscription.deleted", ended],
    ["customer.subscription.created", { ...ended, status: "incomplete" }],
  ] as const) {
    const created = Math.floor(Date.now() / 1000) - 3 * 365 * 86_400;
    const old = { id: `evt_old_${type}`, object: "event", type, created, data: { object } };
    expect((await ring(await signed(old))).status, type).toBe(200);
  }
  expect(await books(id)).toBe(before);
});

const howMany = async () => [
  (await db.select({ n: count() }).from(invoices))[0]!.n,
  (await db.select({ n: count() }).from(subscriptions))[0]!.n,
];

test("of what is not ours, or not there, nothing is kept but that it came", async () => {
  const before = await howMany();
  const { id: customer } = await stripe.customers.create({ name: "Of another program" });
  const { id: theirs } = await stripe.invoices.create({ customer });
  for (const [type, object] of [
    ["invoice.created", { id: theirs, object: "invoice" }],
    ["invoice.paid", { id: "in_unknown", object: "invoice" }],
    ["customer.subscription.updated", { id: "sub_unknown", object: "subscription" }],
    ["invoice.upcoming", { object: "invoice" }],
    ["refund.failed", { id: "re_unknown", object: "refund" }],
    ["payment_intent.succeeded", { id: "pi_unknown", object: "payment_intent" }],
    ["charge.refunded", { id: "ch_unknown", object: "charge" }],
    ["charge.dispute.created", { id: "dp_unknown", object: "dispute" }],
    ["setup_intent.succeeded", { id: "seti_unknown", object: "setup_intent" }],
    ["customer.updated", { id: customer, object: "customer" }],
    ["balance.available", { object: "balance" }],
    ["invented.since", { id: "new_1", object: "new" }],
  ] as const) {
    const id = `evt_unknown_${type}`;
    const event = { id, object: "event", type, created: 1, data: { object } };
    expect((await ring(await signed(event))).status, type).toBe(200);
    expect(await keptOf(id), type).toMatchObject([{ type, isOurs: false }]);
  }
  expect(await howMany()).toEqual(before);
});
