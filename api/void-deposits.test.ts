import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { lookUpInvoice } from "../domain/billing/charging/look-up-invoice.ts";
import { openDepositDesk, total } from "../tests/support/deposit-desk.ts";
import { meanwhile } from "../tests/support/losing-answers.ts";

const desk = await openDepositDesk();
const { home, staff } = desk;
afterAll(() => desk.close());

test("a deposit whose invoice was made void meanwhile is not charged, not logged as charged, and paid by the next press", async () => {
  await desk.nextCompany();
  const quote = await desk.ordered();
  await desk.pay(quote.id, await desk.newCard(quote.id, "refused-later"));
  expect(await desk.logged(quote)).toEqual(["refused"]);
  const [refused] = await desk.kept(quote.id);
  await home.services.stripe.invoices.voidInvoice(refused!.providerId);
  const card = await desk.newCard(quote.id);
  const { status, body } = await desk.pay(quote.id, card);
  expect([status, body.message]).toEqual([409, expect.stringContaining("is void")]);
  expect(body.current.order.deposit.state).toBe("due");
  expect(await desk.logged(quote)).toEqual(["refused"]);
  expect((await desk.pay(quote.id, card)).body.order.stage).toBe("deposit_paid");
  expect(await desk.logged(quote)).toEqual(["refused", "paid"]);
});

test("a card that staff take the place of, as it is charged, is told so", async () => {
  await desk.nextCompany();
  const quote = await desk.ordered();
  const card = await desk.newCard(quote.id);
  const bill = () => staff("POST", `/api/admin/quotes/${quote.id}/deposit-invoice`);
  const { status, body } = await meanwhile(home, /\/pay$/, bill, () => desk.pay(quote.id, card));
  expect([status, body.current.order.deposit]).toMatchObject([409, { by: "invoice" }]);
  expect(await desk.logged(quote)).toEqual([]);
});

test("what is delivered waits for an invoice of all of it once its whole deposit was paid back", async () => {
  await desk.nextCompany();
  const quote = await desk.ordered({ more: { depositPercent: 100 } });
  await desk.pay(quote.id, await desk.newCard(quote.id));
  await staff("PATCH", `/api/admin/quotes/${quote.id}/order`, { status: "delivered", notes: "" });
  expect(await desk.today(quote)).toEqual([]);
  const [{ providerId } = { providerId: "" }] = await desk.kept(quote.id);
  const paid = await home.services.charges.getInvoice(providerId);
  await home.services.stripe.refunds.create({ payment_intent: paid!.paymentId! });
  await lookUpInvoice(home.ctx, home.services.charges, providerId);
  expect(await desk.today(quote)).toMatchObject([
    { kind: "balance", detail: expect.stringContaining("$2,975.01 delivered and not invoiced") },
  ]);
});

test("a deposit that credit paid in part counts as refunded once the card has its share back, and the credit stays off the balance", async () => {
  const { id: companyId } = await desk.nextCompany();
  const quote = await desk.ordered({ more: { depositPercent: 100 } });
  const card = await desk.newCard(quote.id);
  await desk.giveCredit(card, 5_000);
  await desk.pay(quote.id, card);
  const cents = total - 5_000;
  const [{ id: invoiceId } = { id: "" }] = await desk.kept(quote.id);
  const { status } = await staff("POST", `/api/admin/companies/${companyId}/refunds`, {
    key: randomUUID(),
    cents,
    leftCents: cents,
    reason: "They changed their mind",
    invoiceId,
  });
  expect(status).toBe(200);
  const at = `/api/admin/quotes/${quote.id}`;
  const { body } = await staff("PATCH", `${at}/order`, { status: "delivered", notes: "" });
  expect(body.order).toMatchObject({
    stage: "delivered",
    deposit: { state: "refunded", creditCents: 5_000 },
    balance: { cents },
  });
  expect(await desk.today(quote)).toMatchObject([
    { kind: "balance", detail: expect.stringContaining("$2,925.01 delivered and not invoiced") },
  ]);
  const { body: billed } = await staff("POST", `${at}/balance-invoice`);
  expect(billed.order.balance.invoice.cents).toBe(cents);
});
