import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { lookUpEvent } from "../../domain/billing/charging/look-up-event.ts";
import { cardReturns } from "../../domain/billing/refunds/tables.ts";
import { invoices } from "../../domain/billing/charging/tables.ts";
import type { FullAccount, MonthReport } from "../../domain/office/schema.ts";
import { openTestApp, type TestApp } from "../support/app.ts";
import { newCompany, newPerson, type Person } from "../support/company.ts";

let home: TestApp;
let staff: Person;
let month: (back: number) => string;

type Bill = {
  /** Months ago, and the day of that month. */
  at: [back: number, day: number];
  cents: number;
  credit?: number;
  paid?: [back: number, day: number];
  back?: [cents: number, back: number, day: number][];
  closed?: [back: number, day: number];
};

/** A year by hand. */
const year: Bill[] = [
  { at: [11, 3], cents: 125_000, paid: [11, 3] },
  { at: [10, 3], cents: 125_000, credit: 25_000, paid: [10, 5] },
  {
    at: [10, 28],
    cents: 350_000,
    paid: [9, 2],
    back: [
      [50_001, 8, 1],
      [1, 7, 1],
    ],
  },
  { at: [8, 9], cents: 1_500_000, paid: [8, 9], back: [[1_500_000, 6, 20]] },
  { at: [6, 30], cents: 33_333, closed: [5, 14] },
  { at: [3, 1], cents: 119_000 },
  { at: [2, 1], cents: 0, paid: [2, 1] },
];

beforeAll(async () => {
  home = await openTestApp();
  const { db } = home.database;
  const present = home.ctx.clock.now();
  month = (back) =>
    new Date(Date.UTC(present.getUTCFullYear(), present.getUTCMonth() - back, 15))
      .toISOString()
      .slice(0, 7);
  const dayOf = ([back, day]: [number, number]) => `${month(back)}-${String(day).padStart(2, "0")}`;
  // Late in the evening in California, the next day elsewhere.
  const instantOf = (at: [number, number]) =>
    new Date(new Date(`${dayOf(at)}T20:00:00-08:00`).getTime());
  const { id: companyId } = await newCompany(home);
  for (const [n, { at, cents, credit = 0, paid, back = [], closed }] of year.entries()) {
    const status = paid ? "paid" : closed ? "uncollectible" : "open";
    const [bill] = await db
      .insert(invoices)
      .values({
        providerId: `in_${n}`,
        companyId,
        status,
        reason: "manual",
        date: dayOf(at),
        totalCents: cents,
        paidCents: paid ? cents - credit : 0,
        creditUsedCents: credit,
        refundedCents: back.reduce((sum, [part]) => sum + part, 0),
        creditedCents: 0,
        paidAt: paid ? instantOf(paid) : null,
        closedOn: closed ? dayOf(closed) : null,
      })
      .returning();
    for (const [part, months, day] of back)
      await db
        .insert(cardReturns)
        .values({ invoiceId: bill!.id, cents: part, date: dayOf([months, day]) });
  }
  const draft = { providerId: "in_draft", companyId, status: "draft", reason: "manual" } as const;
  await db.insert(invoices).values({
    ...draft,
    date: dayOf([1, 1]),
    totalCents: 99,
    paidCents: 0,
    refundedCents: 0,
    creditedCents: 0,
  });
  staff = await newPerson(home, { email: trialAddresses.admin });
});
afterAll(() => home.close());

test("a year of card charges, counted by hand", async () => {
  const { body } = await staff.call("GET", "/api/admin/reports");
  const told = (body as MonthReport[])
    .slice(-12)
    .map((one) => [
      one.cardBilledCents,
      one.cardPaidCents,
      one.cardReturnedCents,
      one.cardOutstandingCents,
    ]);
  expect(told).toEqual([
    [125_000, 125_000, 0, 0],
    [475_000, 100_000, 0, 350_000],
    [0, 350_000, 0, 0],
    [1_500_000, 1_500_000, 50_001, 0],
    [0, 0, 1, 0],
    [33_333, 0, 1_500_000, 33_333],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [119_000, 0, 0, 119_000],
    [0, 0, 0, 119_000],
    [0, 0, 0, 119_000],
    [0, 0, 0, 119_000],
  ]);
});

test("what is billed is paid, paid by credit, given up or outstanding", async () => {
  const { body } = await staff.call("GET", "/api/admin/reports");
  const sum = (of: (month: MonthReport) => number) =>
    (body as MonthReport[]).reduce((all, one) => all + of(one), 0);
  const last = (body as MonthReport[]).at(-1)!;
  const givenUp = 33_333;
  expect(sum((one) => one.cardCreditUsedCents)).toBe(25_000);
  expect(sum((one) => one.cardBilledCents)).toBe(
    sum((one) => one.cardPaidCents + one.cardCreditUsedCents) + givenUp + last.cardOutstandingCents,
  );
});

test("the accountant’s page of each month agrees with the reports, and its sums with its rows", async () => {
  const { body } = await staff.call("GET", "/api/admin/reports");
  for (const one of (body as MonthReport[]).slice(-12, -1)) {
    const [y = 0, m = 0] = one.month.split("-").map(Number);
    const to = new Date(Date.UTC(y, m, 0)).toISOString().slice(0, 10);
    const path = `/api/admin/reports/account?from=${one.month}-01&to=${to}`;
    const { cards }: FullAccount = (await staff.call("GET", path)).body;
    const { billedCents, paidCents, returnedCents, outstandingCents, charges } = cards;
    expect([billedCents, paidCents, returnedCents, outstandingCents], one.month).toEqual([
      one.cardBilledCents,
      one.cardPaidCents,
      one.cardReturnedCents,
      one.cardOutstandingCents,
    ]);
    const sum = (of: (row: (typeof charges)[number]) => number) =>
      charges.reduce((all, row) => all + of(row), 0);
    expect(sum((row) => row.paidCents)).toBe(paidCents);
    expect(sum((row) => row.returnedCents)).toBe(returnedCents);
    expect(sum((row) => (row.outstanding ? row.cents : 0))).toBe(outstandingCents);
    const csv = await staff.call("GET", path.replace("account?", "account.csv?"));
    expect(csv.body.trim().split("\r\n")).toHaveLength(charges.length + 1);
  }
});

const now = async () =>
  ((await staff.call("GET", "/api/admin/reports")).body as MonthReport[]).at(-1)!;

test("a refund is counted on the day it is read, once, and what is void from then on", async () => {
  const { stripe, charges, standIn } = home.services;
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  const setup = await charges.createCardSetup(customer, randomUUID());
  await standIn!.confirm(setup.id, setup.clientSecret, "saved");
  const { paymentMethodId } = (await charges.readCardSetup(setup.id))!;
  const { id: companyId } = await newCompany(home);
  const of = { customerId: customer, companyId, text: "Audit", cents: 40_000 };
  const read = (objectId: string) =>
    lookUpEvent(home.ctx, charges, { object: "invoice", objectId });
  const paid = await charges.openSale({ ...of, saleKey: randomUUID() }, randomUUID());
  await charges.paySale(paid, paymentMethodId!, randomUUID());
  await read(paid);
  const { data } = await stripe.invoicePayments.list({ invoice: paid });
  const payment_intent = String(data[0]!.payment.payment_intent);
  await stripe.refunds.create({ payment_intent, amount: 15_000 });
  await read(paid);
  await read(paid);
  // A note of its own beside the refund, and one that is a refund itself.
  await stripe.creditNotes.create({ invoice: paid, amount: 3_000, credit_amount: 3_000 });
  await stripe.creditNotes.create({ invoice: paid, amount: 2_000, refund_amount: 2_000 });
  await read(paid);
  await read(paid);
  const open = await charges.openSale({ ...of, saleKey: randomUUID() }, randomUUID());
  await read(open);
  expect(await now()).toMatchObject({
    cardBilledCents: 80_000,
    cardPaidCents: 40_000,
    cardReturnedCents: 20_000,
    cardOutstandingCents: 119_000 + 40_000,
  });
  await charges.voidInvoice(open, randomUUID());
  await read(open);
  expect((await now()).cardOutstandingCents).toBe(119_000);
});
