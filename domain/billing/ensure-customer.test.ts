import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { companies } from "../companies/tables.ts";
import { customerOf } from "./charging/customer-of.ts";
import { cardCustomers } from "./tables.ts";
import type { Cards } from "../../platform/payments/cards.ts";
import { openStripe } from "../../platform/payments/open-stripe.ts";
import { openTestDatabase } from "../../tests/support/database.ts";
import { type FakeStripe, type Fault, startStripe } from "../../tests/fakes/stripe.ts";
import { addCompany } from "../../tests/support/hours.ts";
import { ensureCustomer } from "./ensure-customer.ts";
import { systemClock } from "../../platform/clock.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let stripe: FakeStripe;
let cards: Cards;
let number = 0;
let email = "";

beforeAll(async () => {
  database = await openTestDatabase();
  stripe = await startStripe();
  const settings = {
    secret: "s".repeat(32),
    appUrl: "http://localhost:3000",
    cards: stripe.cards,
  };
  ({ cards } = await openStripe(settings, database.db, systemClock));
});
afterAll(async () => {
  await database.close();
  await stripe.close();
});
beforeEach(() => {
  email = `person-${(number += 1)}@example.com`;
  stripe.control.faultFor = () => undefined;
});

const ensure = () =>
  ensureCustomer({ actor: { kind: "visitor" }, db: database.db, clock: systemClock }, cards, {
    email,
    setupIntentId: "seti_1",
  });

const known = () =>
  [...stripe.account.customers.values()].filter((customer) => customer.email === email);

function failCreations(...faults: Fault[]): void {
  stripe.control.faultFor = (method, path) =>
    method === "POST" && path === "/v1/customers" ? faults.shift() : undefined;
}

test("a customer requested by many at once is created once", async () => {
  const ids = await Promise.all([ensure(), ensure(), ensure(), ensure()]);
  expect(new Set(ids).size).toBe(1);
  expect(known()).toHaveLength(1);
});

test.each<{ fault: Fault }>([{ fault: "drop before" }, { fault: "drop after" }, { fault: "slow" }])(
  "a connection that fails ($fault) is tried again under the same key",
  async ({ fault }) => {
    failCreations(fault);
    expect(await ensure()).toBe(known()[0]?.id);
    expect(known()).toHaveLength(1);
  },
);

test("if the provider failed without creating it, the next attempt has a new key", async () => {
  failCreations("500 before");
  await expect(ensure()).rejects.toMatchObject({ code: "unavailable" });
  expect(known()).toHaveLength(0);
  expect(await ensure()).toBe(known()[0]?.id);
});

test("if the provider failed after creating it, the next attempt finds it", async () => {
  failCreations("500 after");
  await expect(ensure()).rejects.toMatchObject({ code: "unavailable" });
  expect(await ensure()).toBe(known()[0]?.id);
  expect(known()).toHaveLength(1);
});

test("while an attempt may still be in flight, the next one keeps its key", async () => {
  failCreations("drop before", "drop before", "drop before");
  await expect(ensure()).rejects.toMatchObject({ code: "unavailable" });
  const { attemptKey: before } = await row();
  failCreations("429");
  await expect(ensure()).rejects.toMatchObject({ code: "unavailable" });
  expect((await row()).attemptKey).toBe(before);
});

test("a company’s customer whose creation lost its answer is no obstacle once its billing email is another", async () => {
  const companyId = await addCompany(database.db);
  const bill = (billingEmail: string) =>
    database.db.update(companies).set({ billingEmail }).where(eq(companies.id, companyId));
  await bill(email);
  failCreations("drop after", "drop after", "drop after");
  await expect(customerOf(database, cards, companyId)).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(known()).toHaveLength(1);
  email = `new-${email}`;
  await bill(email);
  const ids = await Promise.all([1, 2].map(() => customerOf(database, cards, companyId)));
  expect([...new Set(ids)]).toEqual([known()[0]?.id]);
  expect(stripe.refused).toEqual([]);
});

async function row() {
  const [found] = await database.db
    .select()
    .from(cardCustomers)
    .where(eq(cardCustomers.email, email));
  if (!found) throw new Error("There is no row");
  return found;
}
