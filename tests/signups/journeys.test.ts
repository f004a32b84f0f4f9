import { afterAll, beforeAll, expect, test } from "vitest";
import { resumeSignup } from "../../domain/billing/resume-signup.ts";
import { membershipSignups } from "../../domain/billing/tables.ts";
import { openTestApp, type TestApp } from "../support/app.ts";
import { type FakeStripe, type Fault, startStripe } from "../fakes/stripe.ts";
import type { FakeEvent } from "../fakes/stripe-account.ts";
import { createChance } from "../../scripts/chance.ts";
import { dump } from "./dump.ts";
import { travel } from "./journeys.ts";
import type { RunRecord, World } from "./visitor.ts";

const seed = Number(process.env["JOURNEY_SEED"] ?? 5);
const count = Number(process.env["JOURNEYS"] ?? 500);
/** Fewer than journeys, so that people come back under the same address. */
const people = Math.ceil(count * 0.6);
const atOnce = 24;
const minute = 60_000;
const hour = 60 * minute;

const faults: Fault[] = ["slow", "429", "500 before", "500 after", "drop before", "drop after"];

const chance = createChance(seed);
const record: RunRecord = { told: [], errors: [], secrets: new Set(), forgeries: [] };
let home: TestApp;
let stripe: FakeStripe;
let world: World;

async function deliver(event: FakeEvent): Promise<number> {
  const { body, signature } = stripe.sign(event);
  const answer = await home.request("POST", "/api/webhooks/stripe", {
    headers: { "Stripe-Signature": signature, "Content-Type": "application/json" },
    body,
  });
  const text = await answer.text();
  if (answer.status >= 400) record.errors.push(text);
  return answer.status;
}

/** Some events ring at once, some twice, some late and some never; what fails is rung again later. */
async function ring(late: FakeEvent[]): Promise<void> {
  for (const event of chance.shuffle(stripe.account.events.splice(0))) {
    const fate = chance.next();
    if (fate < 0.15) continue;
    if (fate < 0.4) late.push(event);
    else if ((await deliver(event)) >= 500) late.push(event);
    else if (fate < 0.6) late.push(event);
  }
}

const sweep = () => home.runJob({ name: "signup-sweep", payload: {} });

beforeAll(async () => {
  let ahead = 0;
  stripe = await startStripe(() => new Date(Date.now() + ahead));
  home = await openTestApp(
    stripe.settings,
    async (request, { ctx, cards, visit }) => {
      const setupIntentId = new URL(request.url).searchParams.get("setup_intent") ?? "";
      const claim = { setupIntentId, visitorKey: visit.signupKey };
      return Response.json(await resumeSignup(await ctx(), cards, claim));
    },
    { keepJobs: true },
  );
  const pass = (milliseconds: number) => {
    ahead += milliseconds;
    return home.pass(milliseconds);
  };
  world = { home, stripe, record, chance };
  stripe.control.faultFor = () => (chance.happens(0.06) ? chance.pick(faults) : undefined);

  const late: FakeEvent[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        next += 1;
        await travel(world, next, people);
        await ring(late);
      }
    }),
  );
  await pass(15 * minute);
  await sweep().catch(() => undefined);
  for (const event of chance.shuffle(late)) await deliver(event);
  stripe.control.faultFor = () => undefined;
  for (const event of chance.shuffle(late)) await deliver(event);
  await pass(15 * minute);
  await sweep();
  await pass(25 * hour);
  await sweep();
}, 300_000);

afterAll(async () => {
  await home?.close();
  await stripe?.close();
});

const rows = () => home.database.db.select().from(membershipSignups);

test("the run covered every journey", () => {
  expect(record.told.length).toBeGreaterThan(count * 0.4);
  expect(record.forgeries.length).toBeGreaterThan(count * 0.05);
  expect(record.errors.length).toBeGreaterThan(count * 0.05);
});

test("no signup that a visitor was told succeeded is missing", async () => {
  const signups = new Map((await rows()).map((row) => [row.setupIntentId, row]));
  for (const { setupIntentId, planId, email } of record.told) {
    const row = signups.get(setupIntentId);
    expect(row, `seed ${seed}, ${setupIntentId}`).toMatchObject({
      planId,
      status: "pending_confirmation",
    });
    expect(row?.email.toLowerCase()).toBe(email.toLowerCase());
  }
});

test("every saved card became one signup, and nothing else did", async () => {
  const { intents } = stripe.account;
  const saved = [...intents.values()].filter(({ status }) => status === "succeeded");
  const signups = await rows();
  expect(signups.map(({ setupIntentId }) => setupIntentId).toSorted()).toEqual(
    saved.map(({ id }) => id).toSorted(),
  );
  for (const row of signups) {
    const intent = intents.get(row.setupIntentId ?? "");
    expect(row).toMatchObject({
      paymentMethodId: intent?.payment_method,
      customerId: intent?.customer,
      planId: intent?.metadata["plan_id"],
    });
  }
});

test("nobody gets two mails about one signup", async () => {
  const wanted = (await rows()).map(({ id }) => id).toSorted((a, b) => a - b);
  for (const name of ["signup-notice", "signup-acknowledgement"]) {
    const sent = home.sent
      .filter((job) => job.name === name)
      .map(({ payload }) => (payload as { signupId: number }).signupId);
    expect(sent.toSorted((a, b) => a - b)).toEqual(wanted);
  }
});

test("no customer is duplicated, and each signup has its own with no other card", async () => {
  const { customers, paymentMethods } = stripe.account;
  const keys = [...customers.values()].map(({ metadata }) => metadata["account_key"]);
  expect(new Set(keys).size).toBe(keys.length);
  const signups = await rows();
  expect(new Set(signups.map(({ customerId }) => customerId)).size).toBe(signups.length);
  for (const { customerId, paymentMethodId, email } of signups) {
    expect(customers.get(customerId ?? "")?.email).toBe(email.toLowerCase());
    const held = [...paymentMethods.values()].filter(({ customer }) => customer === customerId);
    expect(held.map(({ id }) => id)).toEqual([paymentMethodId]);
  }
});

test("no card is charged: only customers and saved cards were requested", () => {
  expect([...new Set(stripe.asked)].toSorted()).toEqual([
    "GET /v1/customers",
    "GET /v1/setup_intents",
    "GET /v1/setup_intents/:id",
    "POST /v1/customers",
    "POST /v1/setup_intents",
    "POST /v1/setup_intents/:id",
    "POST /v1/setup_intents/:id/cancel",
  ]);
});

test("the provider refused nothing but late requests", () => {
  const wrong = stripe.refused.filter((words) => !/status is (succeeded|canceled)/.test(words));
  expect(wrong).toEqual([]);
});

test("an event that the provider did not sign is refused", async () => {
  const [intent] = stripe.account.intents.values();
  if (!intent) throw new Error("Nothing happened");
  const forged: FakeEvent = {
    id: "evt_1",
    object: "event",
    type: "setup_intent.succeeded",
    api_version: "2026-10-28.endive",
    created: 1,
    data: { object: intent },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  };
  const { body, signature } = stripe.sign(forged, "whsec_of_somebody");
  for (const header of [signature, "", "t=1,v1=00"]) {
    const answer = await home.request("POST", "/api/webhooks/stripe", {
      headers: { "Stripe-Signature": header, "Content-Type": "application/json" },
      body,
    });
    expect(answer.status).toBe(400);
  }
});

test("no card form stays open for longer than a day", () => {
  const open = [...stripe.account.intents.values()].filter(({ status }) =>
    status.startsWith("requires"),
  );
  expect(open.map(({ id }) => id)).toEqual([]);
});

test("forged requests were refused with a message", () => {
  for (const { what, status, message } of record.forgeries) {
    expect([400, 404, 409, 503], what).toContain(status);
    expect(message, what).toMatch(/\w/);
  }
  expect(record.forgeries.filter(({ status }) => status === 503).length).toBeLessThan(
    record.forgeries.length / 4,
  );
});

test("no secret and no card number is in the logs, the database or an error", async () => {
  const everything = [home.logs(), ...record.errors, ...(await dump(home))].join("\n");
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook } = stripe.settings;
  const found = [key, webhook, ...record.secrets].filter((secret) => everything.includes(secret));
  expect(found).toEqual([]);
  const shapes = [/\b4(?:[ -]?\d){15}\b/, /_secret_/, /sk_test_/, /whsec_/, /payment_intent=/];
  // One UUID in about ten thousand has sixteen digits that look like a card's.
  const words = everything.replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, "");
  expect(shapes.filter((shape) => shape.test(words))).toEqual([]);
});

test("that search covered the log, the errors and the tables", async () => {
  expect(record.secrets.size).toBeGreaterThan(count / 2);
  const lines = await dump(home);
  const all = await rows();
  let events = 0;
  for (const { setupIntentId } of all) {
    const about = lines.filter((line) => line.includes(setupIntentId ?? "nothing"));
    const others = about.filter((line) => !line.includes('"is_ours"'));
    expect(others.length, `seed ${seed}, ${setupIntentId}`).toBeGreaterThanOrEqual(3);
    if (others.length < about.length) events += 1;
  }
  // The provider tells of it as often as it likes, and of some never.
  expect(events).toBeGreaterThan(all.length / 2);
  // The queue's tables too, which lie in a schema of their own.
  const kept = lines.filter((line) => line.includes("signup-notice") && line.includes("signupId"));
  expect(kept.length).toBeGreaterThan(count / 2);
  expect(home.logs()).toContain("/api/membership/signup");
});
