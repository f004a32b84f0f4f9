import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { subscriptions } from "../domain/billing/charging/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { callerOf } from "../tests/support/company.ts";
import { failingOnce, losing, meanwhile } from "../tests/support/losing-answers.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";

const { desk, home, confirmed, pass, rowOf } = await openChargedDesk();
const staff = callerOf(home, desk.admin);
const { stripe, standIn } = home.services;
afterEach(() => endMemberships(home));
afterAll(() => desk.close());

const cents = 20_000;
const price = 125_000;

const creditAt = async (customer: string) => {
  const read = await stripe.customers.retrieve(customer);
  return read.deleted ? 0 : 0 - read.balance;
};

const newCredit = () => ({ key: randomUUID(), cents, reason: "For the trouble" });

/** Whose plan has ended, with credit left, and who signs up again signed out. */
async function returning(card?: Parameters<typeof desk.signup>[2]) {
  const { id, email, call } = await confirmed();
  const { companyId, customerId } = await rowOf(id);
  const given = await staff("POST", `/api/admin/companies/${companyId}/credits`, newCredit());
  expect(given.status).toBe(200);
  expect((await call("POST", "/api/billing/cancel")).status).toBe(200);
  await pass(32, 16);
  const own = async () => (await call("GET", "/api/billing")).body;
  expect(await own()).toMatchObject({ creditCents: cents, subscription: { status: "ended" } });
  const from = customerId!;
  expect(await creditAt(from)).toBe(cents);
  const back = await desk.signup(email, "crm-essentials", card);
  const toOf = async () => (await rowOf(back)).customerId!;
  return {
    id,
    back,
    companyId,
    from,
    own,
    toOf,
    confirm: async () => (await desk.decide(back, "confirm")).json(),
    async repair() {
      await home.pass(120_000);
      await home.runJob({ name: "charge-repair", payload: {} });
    },
    async charged() {
      const { data } = await stripe.charges.list({ customer: await toOf() });
      return data.filter(({ paid }) => paid).map(({ amount }) => amount);
    },
    moves: () =>
      home.database.db.$count(
        auditLog,
        and(eq(auditLog.action, "billing.credit-moved"), eq(auditLog.companyId, companyId)),
      ),
  };
}

test("credit goes with whoever comes back by a signup, before the first charge", async () => {
  const { id, confirm, own, from, toOf, charged, moves } = await returning();
  expect(await confirm()).toMatchObject({ status: "confirmed", charge: "paid" });
  expect(await toOf()).not.toBe(from);
  expect(await charged()).toEqual([price - cents]);
  expect([await creditAt(from), await creditAt(await toOf())]).toEqual([0, 0]);
  expect((await rowOf(id)).creditCents).toBe(0);
  expect(await moves()).toBe(1);
  expect((await own()).invoices[0]).toMatchObject({ cents: price, creditCents: cents });
});

test("what the first charge leaves of it is shown, also where the card begins nothing", async () => {
  const { confirm, own, from, back, toOf, repair } = await returning("refused-later");
  const calls = /^\/v1\/subscriptions$/;
  await losing(home, calls, "before", confirm);
  expect([await creditAt(from), await creditAt(await toOf())]).toEqual([0, cents]);
  await stripe.paymentMethods.detach((await rowOf(back)).paymentMethodId!);
  await repair();
  expect(await rowOf(back)).toMatchObject({ charge: "refused", providerId: null });
  expect((await own()).creditCents).toBe(cents);
});

test("a card that is gone takes no credit along", async () => {
  const { confirm, own, from, back } = await returning();
  await stripe.paymentMethods.detach((await desk.rowOf(back))!.paymentMethodId);
  await confirm();
  expect(await rowOf(back)).toMatchObject({ charge: "refused", providerId: null });
  expect(await creditAt(from)).toBe(cents);
  expect((await own()).creditCents).toBe(0);
});

const faults = (["taking", "giving"] as const).flatMap((side) =>
  (["lost", "500"] as const).flatMap((kind) =>
    (["before", "after"] as const).map((when) => [side, kind, when] as const),
  ),
);
test.each(faults)(
  "where %s it is answered by nothing or a 500 (%s, %s its work), it is neither lost nor done twice",
  async (side, kind, when) => {
    const { confirm, repair, charged, from, toOf, moves } = await returning();
    const which = side === "taking" ? from : `(?!${from})[^/]+`;
    const path = new RegExp(`^/v1/customers/${which}/balance_transactions$`);
    if (kind === "lost") await losing(home, path, when, confirm);
    else {
      const both = async () => {
        await confirm();
        await repair();
      };
      expect(await failingOnce(home, path, both, when)).toBeGreaterThan(0);
    }
    await Promise.all([repair(), repair()]);
    expect(await charged()).toEqual([price - cents]);
    expect([await creditAt(from), await creditAt(await toOf())]).toEqual([0, 0]);
    expect(await moves()).toBe(1);
  },
);

test("of two processes that met a 500 at once, the second goes on under the key that the first renewed", async () => {
  const { back, confirm } = await returning();
  const attemptKey = randomUUID();
  const { db } = home.database;
  const isIt = eq(subscriptions.signupId, back);
  const renew = () => db.update(subscriptions).set({ attemptKey }).where(isIt);
  const calls = /\/balance_transactions$/;
  await failingOnce(home, calls, () => meanwhile(home, calls, renew, confirm));
  expect(await rowOf(back)).toMatchObject({ attemptKey, charge: "charging" });
});

test("what another process takes or gives meanwhile is found", async () => {
  for (const call of [/\/balance_transactions$/, /^\/v1\/subscriptions$/]) {
    const { confirm, repair, charged, from, toOf, moves } = await returning();
    await meanwhile(home, call, repair, confirm);
    expect(await charged()).toEqual([price - cents]);
    expect([await creditAt(from), await creditAt(await toOf())]).toEqual([0, 0]);
    expect(await moves()).toBe(1);
  }
});

test("what is credited between two tries stays for later, and the first is not taken twice", async () => {
  const { confirm, repair, from, charged, moves } = await returning();
  await losing(home, new RegExp(`/${from}/balance_transactions$`), "after", confirm);
  await stripe.customers.createBalanceTransaction(from, { amount: -500, currency: "usd" });
  await repair();
  expect(await charged()).toEqual([price - cents]);
  expect([await creditAt(from), await moves()]).toEqual([500, 1]);
});

test("a credit whose answer got lost before they came back is found where it was given, and not given again", async () => {
  const { confirm, repair, companyId, from, charged, toOf } = await returning();
  const path = `/api/admin/companies/${companyId}/credits`;
  await losing(home, new RegExp(`/${from}/balance_transactions$`), "after", () =>
    staff("POST", path, newCredit()),
  );
  await confirm();
  await home.pass(26 * 3_600_000);
  await repair();
  expect(await charged()).toEqual([price - 2 * cents]);
  expect([await creditAt(from), await creditAt(await toOf())]).toEqual([0, 0]);
});

test("the credit of a customer that another company has as well stays there", async () => {
  const { confirm, from, charged } = await returning();
  const other = await rowOf((await confirmed()).id);
  const { db } = home.database;
  const isOthers = eq(subscriptions.id, other.id);
  await db.update(subscriptions).set({ customerId: from }).where(isOthers);
  await confirm();
  expect(await charged()).toEqual([price]);
  expect(await creditAt(from)).toBe(cents);
});

test("the credit of a company that was merged into this one goes along, and that of one that was not stays", async () => {
  const { confirm, companyId, from, charged, toOf } = await returning();
  const customers = [];
  for (const isMerged of [true, false]) {
    const one = await rowOf((await confirmed()).id);
    const at = `/api/admin/companies/${one.companyId}`;
    expect((await staff("POST", `${at}/credits`, newCredit())).status).toBe(200);
    await stripe.subscriptions.cancel(one.providerId!);
    await standIn!.round();
    customers.push(one.customerId!);
    if (!isMerged) continue;
    const into = `/api/admin/companies/${companyId}/merge`;
    expect((await staff("POST", into, { companyId: one.companyId })).status).toBe(200);
  }
  await confirm();
  expect(await charged()).toEqual([price - 2 * cents]);
  const left = [from, await toOf(), ...customers].map((customer) => creditAt(customer));
  expect(await Promise.all(left)).toEqual([0, 0, 0, cents]);
});
