import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { civilDateOf } from "../domain/fields/civil-date.ts";
import { startMembership } from "../domain/hours/start-membership.ts";
import { invoices } from "../domain/invoices/tables.ts";
import type { Company } from "../tests/support/company.ts";
import {
  deposit,
  depositDraft,
  type DepositDesk,
  openDepositDesk,
  total,
} from "../tests/support/deposit-desk.ts";
import { quotesPath as at } from "../tests/support/quote-draft.ts";

let desk: DepositDesk;
let home: DepositDesk["home"];
let staff: DepositDesk["staff"];
let company: Company;
beforeAll(async () => {
  desk = await openDepositDesk();
  ({ home, staff } = desk);
});
beforeEach(async () => {
  company = await desk.nextCompany();
});
afterAll(() => desk.close());

const byHand = async () => {
  const terms = { planId: "growth", cadence: "month", billing: "by-hand" } as const;
  await startMembership(home.ctx, { companyId: company.id, ...terms });
};
const own = async () =>
  home.database.db.select().from(invoices).where(eq(invoices.companyId, company.id));

test("a deposit by invoice is one that accepting sends, and the balance follows the delivery, to the cent", async () => {
  await byHand();
  const quote = await desk.ordered();
  expect(quote.order).toMatchObject({
    stage: "deposit_due",
    deposit: { by: "invoice", state: "due", invoice: { cents: deposit, status: "open" } },
  });
  expect((await desk.pay(quote.id)).status).toBe(409);
  const { id: invoiceId } = quote.order.deposit.invoice;
  const lines = (await company.owner.call("GET", `/api/invoices/${invoiceId}`)).body.snapshot.lines;
  expect(lines).toMatchObject([{ kind: "deposit", text: `Deposit for ${depositDraft.title}` }]);
  const paid = { date: home.ctx.clock.now().toISOString().slice(0, 10), note: "" };
  await home.pass(86_400_000);
  expect((await staff("POST", `/api/admin/invoices/${invoiceId}/payment`, paid)).status).toBe(200);
  expect((await desk.shown(quote)).order.stage).toBe("deposit_paid");
  const balance = () => staff("POST", `${at}/${quote.id}/balance-invoice`);
  expect((await balance()).status, "before it is delivered").toBe(409);
  const delivered = { status: "delivered", notes: "" };
  await staff("PATCH", `${at}/${quote.id}/order`, delivered);
  const twice = await Promise.all([balance(), balance()]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const after = await desk.shown(quote);
  expect(after.order).toMatchObject({
    stage: "balance_due",
    balance: { cents: total - deposit, invoice: { status: "open" } },
  });
  const sums = (await own()).map(({ cents }) => cents);
  expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(total);
  const { id: last } = after.order.balance.invoice;
  const when = { date: home.ctx.clock.now().toISOString().slice(0, 10), note: "" };
  await home.pass(86_400_000);
  await staff("POST", `/api/admin/invoices/${last}/payment`, when);
  expect((await desk.shown(quote)).order.stage).toBe("settled");
});

test("staff send an invoice in place of a card, which can’t be charged then", async () => {
  const quote = await desk.ordered();
  const card = await desk.newCard(quote.id, "refused-later");
  await desk.pay(quote.id, card);
  const bill = () => staff("POST", `${at}/${quote.id}/deposit-invoice`);
  expect((await bill()).body.order.deposit).toMatchObject({ by: "invoice", state: "due" });
  expect((await bill()).status).toBe(409);
  expect((await desk.pay(quote.id, card)).status).toBe(409);
  expect(await desk.kept(quote.id)).toMatchObject([{ status: "void" }]);
  expect(await own()).toHaveLength(1);
});

test("a card that was saved for the plan is not offered for a deposit that waits for one of somebody else’s", async () => {
  const quote = await desk.ordered();
  const { call } = company.owner;
  await call("POST", `/api/quotes/${quote.id}/card`);
  await byHand();
  const { body: setup } = await call("POST", "/api/billing/card");
  const { setupIntentId, client_secret } = setup;
  await home.services.standIn!.confirm(setupIntentId, client_secret, "saved");
  const { body: billing } = await call("PUT", "/api/billing/card", { setupIntentId });
  expect(billing.card).toMatchObject({ last4: "4242" });
  expect((await desk.pay(quote.id)).body.message).toContain("can’t be used for this deposit");
  expect((await call("GET", `/api/quotes/${quote.id}`)).body.card).toBeNull();
  const { body } = await desk.pay(quote.id, await desk.newCard(quote.id));
  expect(body.order.stage).toBe("deposit_paid");
});

test("a quote without a deposit is billed after the delivery, all of it", async () => {
  const quote = await desk.ordered({ more: { depositPercent: 0 } });
  expect(quote).toMatchObject({ depositBy: null, order: { stage: "ordered", deposit: null } });
  await staff("PATCH", `${at}/${quote.id}/order`, { status: "delivered", notes: "" });
  await staff("POST", `${at}/${quote.id}/balance-invoice`);
  expect(await own()).toMatchObject([{ cents: total }]);
});

test("what is delivered waits for staff while something of it is on no invoice", async () => {
  await byHand();
  const ordered = async (more: object) => {
    const quote = await desk.ordered({ more });
    await staff("PATCH", `${at}/${quote.id}/order`, { status: "delivered", notes: "" });
    return quote;
  };
  const free = await ordered({ lines: [{ text: "A first look", quantity: 1, cents: 0 }] });
  expect(await desk.today(free)).toEqual([]);
  const whole = await ordered({ depositPercent: 100 });
  expect(await desk.today(whole)).toEqual([]);
  const { id } = whole.order.deposit.invoice;
  await staff("POST", `/api/admin/invoices/${id}/void`, { reason: "They pay after the delivery" });
  expect(await desk.today(whole)).toMatchObject([{ kind: "balance" }]);
  await staff("POST", `${at}/${whole.id}/balance-invoice`);
  expect(await desk.today(whole)).toEqual([]);
});

test("a deposit that a card owes waits for staff however far the order is, until it is paid", async () => {
  const quote = await desk.ordered();
  const move = (status: string, { id } = quote) =>
    staff("PATCH", `${at}/${id}/order`, { status, notes: "" });
  const due = [{ kind: "deposit", detail: expect.stringContaining("deposit of $1,190 due") }];
  await move("in_progress");
  expect(await desk.today(quote)).toMatchObject(due);
  await move("delivered");
  expect(await desk.today(quote)).toMatchObject([{ kind: "balance" }]);
  const { body } = await staff("POST", `${at}/${quote.id}/balance-invoice`);
  expect(body.order.stage).toBe("balance_due");
  expect(await desk.today(quote)).toMatchObject(due);
  const payment = { date: civilDateOf(home.ctx.clock.now()), note: "" };
  const path = `/api/admin/invoices/${body.order.balance.invoice.id}/payment`;
  expect((await staff("POST", path, payment)).status).toBe(200);
  expect(await desk.today(quote)).toMatchObject(due);
  expect((await desk.shown(quote)).order.stage).toBe("deposit_due");
  await desk.pay(quote.id, await desk.newCard(quote.id));
  expect((await desk.shown(quote)).order.stage).toBe("settled");
  const whole = await desk.ordered({ more: { depositPercent: 100 } });
  await move("delivered", whole);
  expect((await desk.shown(whole)).order.stage).toBe("deposit_due");
  expect(await desk.today(whole)).toMatchObject([{ kind: "deposit" }]);
  await staff("POST", `${at}/${whole.id}/deposit-invoice`);
  for (const told of [quote, whole]) expect(await desk.today(told)).toEqual([]);
});

test("an order is not overwritten from a page that was opened before", async () => {
  await byHand();
  const { id, order } = await desk.ordered();
  const before = { status: order.status, notes: "" };
  const save = (more: object) => staff("PATCH", `${at}/${id}/order`, { before, ...more });
  const delivered = { status: "in_progress", notes: "Keys are with Bob" };
  expect((await save(delivered)).status).toBe(200);
  const stale = { status: order.status, notes: "Kickoff on Monday" };
  expect(await save(stale)).toMatchObject({
    status: 409,
    body: { current: { order: delivered } },
  });
  expect((await save({ ...stale, before: delivered })).body.order).toMatchObject(stale);
});
