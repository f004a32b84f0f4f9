import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compareDue } from "../domain/billing/comparison/compare-due.ts";
import { invoices, providerChecks, subscriptions } from "../domain/billing/tables.ts";
import { callerOf } from "../tests/support/company.ts";
import { openSignupDesk, type SignupDesk } from "../tests/support/signup-desk.ts";

let desk: SignupDesk;
let home: SignupDesk["home"];
let staff: ReturnType<typeof callerOf>;
let number = 0;
beforeAll(async () => {
  desk = await openSignupDesk();
  ({ home } = desk);
  staff = callerOf(home, desk.admin);
});
afterAll(() => desk.close());

const round = () => home.services.standIn!.round();

/** A company whose first invoice a card has paid. */
async function paying(card?: Parameters<SignupDesk["signup"]>[2]) {
  const email = `troubled-${(number += 1)}@example.com`;
  const expire = new Date(Date.now() + 60 * 86_400_000);
  const call = callerOf(home, await home.signIn(email, { expire }));
  const id = await desk.signup(email, "crm-essentials", card);
  await desk.decide(id, "confirm");
  await round();
  const { db } = home.database;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.signupId, id));
  const billOf = async () =>
    (await db.select().from(invoices).where(eq(invoices.subscriptionId, row!.id)))[0]!;
  const at = `/api/admin/companies/${row!.companyId}`;
  return { row: row!, call, bill: await billOf(), billOf, at, customer: row!.customerId! };
}

const ofInvoice = (invoiceId: string, cents: number, leftCents: number) => ({
  key: randomUUID(),
  invoiceId,
  cents,
  leftCents,
  reason: "The audit came late",
});

const refundsOf = async (customer: string) => {
  const { data } = await home.services.stripe.refunds.list({ limit: 100 });
  const charges = await home.services.stripe.charges.list({ customer });
  return data.filter(({ charge }) => charges.data.some(({ id }) => id === charge));
};

describe("refunds", () => {
  test("give back once what is asked for once, show and mail it, and keep the reason", async () => {
    const { at, bill, call, billOf, customer } = await paying();
    home.sent.length = 0;
    const asked = ofInvoice(bill.id, 20_000, 125_000);
    const answers = await Promise.all([1, 2].map(() => staff("POST", `${at}/refunds`, asked)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refundsOf(customer)).map(({ amount }) => amount)).toEqual([20_000]);
    expect(await billOf()).toMatchObject({ refundedCents: 20_000 });
    const { body } = await call("GET", "/api/billing");
    expect(body.refunds).toMatchObject([
      { kind: "refund", state: "done", cents: 20_000, reason: "The audit came late" },
    ]);
    expect(body.invoices[0]).toMatchObject({ refundedCents: 20_000, refundableCents: 105_000 });
    const mails = home.sent.filter(({ name }) => name === "refund-mail");
    expect(mails).toHaveLength(1);
    desk.mail.received.length = 0;
    await home.runJob(mails[0]!);
    expect(desk.mail.received[0]).toMatchObject({
      text: expect.stringContaining("We refunded $200"),
    });
    const log = await staff("GET", `/api/admin/log?companyId=${at.split("/").at(-1)}`);
    expect(JSON.stringify(log.body)).toContain("The audit came late");
  });

  test("two people at once, or with an old page, never give back twice", async () => {
    const { at, bill, customer } = await paying();
    const ask = () => staff("POST", `${at}/refunds`, ofInvoice(bill.id, 125_000, 125_000));
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ask()).status).toBe(409);
    expect(await refundsOf(customer)).toHaveLength(1);
  });

  test("an answer that got lost is found again, not asked for twice", async () => {
    const { at, bill, customer, billOf } = await paying();
    const { charges } = home.services;
    const { refund } = charges.refunds;
    charges.refunds.refund = async (...given) => {
      await refund(...given);
      throw Object.assign(new Error("The connection was closed"), { code: "unavailable" });
    };
    const asked = ofInvoice(bill.id, 5_000, 125_000);
    try {
      expect((await staff("POST", `${at}/refunds`, asked)).status).toBe(500);
    } finally {
      charges.refunds.refund = refund;
    }
    const other = await staff("POST", `${at}/refunds`, ofInvoice(bill.id, 5_000, 120_000));
    expect(other.status).toBe(409);
    await home.pass(2 * 60_000);
    await home.runJob({ name: "charge-repair", payload: {} });
    expect(await refundsOf(customer)).toHaveLength(1);
    expect(await billOf()).toMatchObject({ refundedCents: 5_000 });
  });

  test("too much, nothing, and no reason change nothing", async () => {
    const { at, bill, customer } = await paying();
    const good = ofInvoice(bill.id, 125_001, 125_000);
    for (const bad of [good, { ...good, cents: 0 }, { ...good, cents: 10, reason: " " }])
      expect((await staff("POST", `${at}/refunds`, bad)).status).toBe(400);
    expect(await refundsOf(customer)).toEqual([]);
    const other = await paying();
    expect((await staff("POST", `${other.at}/refunds`, { ...good, cents: 1 })).status).toBe(404);
  });

  test("a credit is taken by what is charged next", async () => {
    const { at, call, customer } = await paying();
    const credit = { key: randomUUID(), cents: 10_000, reason: "For the trouble" };
    for (const _ of [1, 2]) expect((await staff("POST", `${at}/credits`, credit)).status).toBe(200);
    expect(await home.services.stripe.customers.retrieve(customer)).toMatchObject({
      balance: -10_000,
    });
    const { body } = await call("GET", "/api/billing");
    expect(body).toMatchObject({ creditCents: 10_000, nextCharge: { cents: 115_000 } });
  });
});

test("a dispute is followed from its first day to its end", async () => {
  const { bill, at, customer, call } = await paying();
  const { stripe, standIn } = home.services;
  const { data } = await stripe.charges.list({ customer });
  await standIn!.decide({ act: "dispute", id: data[0]!.id });
  await round();
  const shown = async () => (await call("GET", "/api/billing")).body.invoices[0];
  expect(await shown()).toMatchObject({
    dispute: "open",
    refundableCents: 0,
    evidenceDue: expect.any(String),
  });
  const today = async () =>
    (await staff("GET", "/api/admin/today")).body.items.filter(
      ({ kind, id }: { kind: string; id: string }) => kind === "dispute" && id === bill.id,
    );
  expect(await today()).toMatchObject([{ dueAt: expect.any(String) }]);
  expect((await staff("POST", `${at}/refunds`, ofInvoice(bill.id, 1, 125_000))).status).toBe(409);
  const [dispute] = (await stripe.disputes.list({ charge: data[0]!.id })).data;
  for (const [act, after] of [
    ["evidence", "answered"],
    ["won", "won"],
  ] as const) {
    await standIn!.decide({ act, id: dispute!.id });
    await round();
    expect(await shown()).toMatchObject({ dispute: after, evidenceDue: null });
    expect(await today()).toEqual([]);
  }
  expect(await shown()).toMatchObject({ refundableCents: 125_000 });
});

describe("the comparison", () => {
  test("finds nothing where both say the same", async () => {
    const { at } = await paying();
    const { status, body } = await staff("POST", `${at}/provider`);
    expect([status, body.billed, body.differences]).toEqual([200, true, []]);
    expect(body.facts.filter(({ same }: { same: boolean }) => !same)).toEqual([]);
    expect(body.facts).toHaveLength(6);
  });

  test("sets right what an event that was lost had told, also of a first payment", async () => {
    const { at, bill, row, billOf, call } = await paying();
    const { db } = home.database;
    const open = { status: "open", paidCents: 0, paidAt: null, periodId: null } as const;
    await db.update(invoices).set(open).where(eq(invoices.id, bill.id));
    await db
      .update(subscriptions)
      .set({ status: "incomplete", charge: "charging" })
      .where(eq(subscriptions.id, row.id));
    await compareDue(home.ctx, home.services.charges);
    expect(await billOf()).toMatchObject({ status: "paid", paidCents: 125_000 });
    const { body } = await staff("GET", `${at}/provider`);
    expect(body.differences).toContainEqual({
      what: `Invoice ${bill.number}: state`,
      stripe: "paid",
      ours: "open",
      repaired: true,
    });
    expect((await call("GET", "/api/billing")).body.subscription.status).toBe("active");
  });

  test("lists what only a person can settle, and says it on Today", async () => {
    const { at, row } = await paying();
    await home.services.stripe.subscriptions.update(row.providerId!, {
      cancel_at_period_end: true,
    });
    await round();
    const { body } = await staff("POST", `${at}/provider`);
    expect(body.differences).toEqual([
      { what: "Whether it is canceled", stripe: "yes", ours: "no", repaired: false },
    ]);
    const { body: today } = await staff("GET", "/api/admin/today");
    expect(today.items).toContainEqual(
      expect.objectContaining({ kind: "difference", id: row.companyId }),
    );
  });

  test("an outage says nothing of anybody", async () => {
    const { row } = await paying();
    const { db } = home.database;
    const { charges } = home.services;
    const { readCustomer } = charges;
    const { CodedError } = await import("../platform/errors.ts");
    charges.readCustomer = async () => {
      throw new CodedError("unavailable", "The card service did not answer.");
    };
    try {
      await compareDue(home.ctx, charges);
    } finally {
      charges.readCustomer = readCustomer;
    }
    const mine = eq(providerChecks.companyId, row.companyId);
    expect(await db.select().from(providerChecks).where(mine)).toEqual([]);
    await compareDue(home.ctx, charges);
    expect(await db.select().from(providerChecks).where(mine)).toMatchObject([{ open: 0 }]);
  });
});

test("a card that expires soon is told of once, and shown", async () => {
  const { row, call } = await paying("expires-soon");
  const run = () => home.runJob({ name: "card-expiry", payload: {} });
  await run();
  await home.pass(10 * 86_400_000);
  home.sent.length = 0;
  for (const _ of [1, 2]) await run();
  const mails = home.sent.filter(
    ({ name, payload }) =>
      name === "card-expiry-mail" &&
      (payload as { subscriptionId: string }).subscriptionId === row.id,
  );
  expect(mails).toHaveLength(1);
  desk.mail.received.length = 0;
  await home.runJob(mails[0]!);
  expect(desk.mail.received[0]?.text).toContain("Your card expires soon");
  expect((await call("GET", "/api/billing")).body.cardEnds).toBe("soon");
});
