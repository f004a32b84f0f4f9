import { afterAll, beforeAll, expect, test } from "vitest";
import { civilDateOf } from "../domain/fields/civil-date.ts";
import { ofInvoice } from "../tests/support/charged-company.ts";
import {
  deposit,
  type DepositDesk,
  openDepositDesk,
  total,
} from "../tests/support/deposit-desk.ts";
import { quotesPath as at } from "../tests/support/quote-draft.ts";

let desk: DepositDesk;
beforeAll(async () => {
  desk = await openDepositDesk();
});
afterAll(() => desk.close());

type Ordered = { id: string; companyId: string };

const deliver = ({ id }: Ordered) =>
  desk.staff("PATCH", `${at}/${id}/order`, { status: "delivered", notes: "" });
const invoiceBalance = ({ id }: Ordered) => desk.staff("POST", `${at}/${id}/balance-invoice`);

async function waiting({ id }: Ordered) {
  const { body } = await desk.staff("GET", "/api/admin/today");
  return body.items.filter((item: { id: string }) => item.id === id);
}

async function paid(): Promise<Ordered> {
  const quote = await desk.ordered();
  await desk.pay(quote.id, await desk.newCard(quote.id));
  return quote;
}

test("what was delivered is for somebody to invoice, until it is", async () => {
  const quote = await paid();
  expect(await waiting(quote)).toMatchObject([{ kind: "order" }]);
  await deliver(quote);
  expect(await waiting(quote)).toMatchObject([
    { kind: "balance", detail: "Analytical Engines, $1,785.01 delivered and not invoiced" },
  ]);
  await invoiceBalance(quote);
  expect(await waiting(quote)).toEqual([]);
});

test("a deposit that was all leaves nothing to invoice", async () => {
  const quote = await desk.ordered({ more: { depositPercent: 100 } });
  await desk.pay(quote.id, await desk.newCard(quote.id));
  await deliver(quote);
  expect(await waiting(quote)).toEqual([]);
  expect((await desk.shown(quote)).order.stage).toBe("settled");
});

test("an order whose deposit went back is settled once the rest, which is all, is paid", async () => {
  const quote = await paid();
  const [bill] = await desk.kept(quote.id);
  const back = ofInvoice(bill!.id, deposit, deposit);
  const refund = await desk.staff("POST", `/api/admin/companies/${quote.companyId}/refunds`, back);
  expect(refund.status).toBe(200);
  await deliver(quote);
  await invoiceBalance(quote);
  const { balance } = (await desk.shown(quote)).order;
  expect(balance.cents).toBe(total);
  const date = civilDateOf(desk.home.ctx.clock.now());
  await desk.staff("POST", `/api/admin/invoices/${balance.invoice.id}/payment`, { date, note: "" });
  expect((await desk.shown(quote)).order.stage).toBe("settled");
});
