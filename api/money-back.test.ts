import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ChargedCompanies,
  ofInvoice,
  openChargedCompanies,
} from "../tests/support/charged-company.ts";

let books: ChargedCompanies;
beforeAll(async () => {
  books = await openChargedCompanies();
});
afterAll(() => books.desk.close());

const paying: ChargedCompanies["paying"] = (card) => books.paying(card);
const staff: ChargedCompanies["staff"] = (...asked) => books.staff(...asked);

const refundsOf = async (customer: string) => {
  const { data } = await books.home.services.stripe.refunds.list({ limit: 100 });
  const charges = await books.home.services.stripe.charges.list({ customer });
  return data.filter(({ charge }) => charges.data.some(({ id }) => id === charge));
};

const newCredit = () => ({ key: randomUUID(), cents: 10_000, reason: "For the trouble" });

describe("refunds", () => {
  test("give back once what is asked for once, show and mail it, and keep the reason", async () => {
    const { at, bill, call, billOf, customer } = await paying();
    books.home.sent.length = 0;
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
    const mails = books.home.sent.filter(({ name }) => name === "refund-mail");
    expect(mails).toHaveLength(1);
    books.desk.mail.received.length = 0;
    await books.home.runJob(mails[0]!);
    expect(books.desk.mail.received[0]).toMatchObject({
      text: expect.stringMatching(/on its way to Visa ending in \d{4}\./),
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
    const { charges } = books.home.services;
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
    await books.home.pass(2 * 60_000);
    await books.home.runJob({ name: "charge-repair", payload: {} });
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
    const credit = newCredit();
    for (const _ of [1, 2]) expect((await staff("POST", `${at}/credits`, credit)).status).toBe(200);
    expect(await books.home.services.stripe.customers.retrieve(customer)).toMatchObject({
      balance: -10_000,
    });
    const { body } = await call("GET", "/api/billing");
    expect(body).toMatchObject({ creditCents: 10_000, nextCharge: { cents: 115_000 } });
  });

  test("whoever asks anew after an answer that got lost hears of the credit first", async () => {
    const { at, customer } = await paying();
    const lost = await staff("POST", `${at}/credits`, newCredit());
    expect(lost.status).toBe(200);
    const again = newCredit();
    const refused = await staff("POST", `${at}/credits`, again);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("A credit of $100 was given on") },
    });
    const account = () => books.home.services.stripe.customers.retrieve(customer);
    expect(await account()).toMatchObject({ balance: -10_000 });
    const known = { ...again, besides: refused.body.current.id };
    for (const _ of [1, 2]) expect((await staff("POST", `${at}/credits`, known)).status).toBe(200);
    expect(await account()).toMatchObject({ balance: -20_000 });
    expect((await staff("POST", `${at}/credits`, { ...known, key: randomUUID() })).status).toBe(
      409,
    );
  });
});
