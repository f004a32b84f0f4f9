import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callerOf, type Company, newPerson } from "../tests/support/company.ts";
import { type DepositDesk, openDepositDesk } from "../tests/support/deposit-desk.ts";
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

test("a quote is a PDF for its owners and staff", async () => {
  const quote = await desk.ordered();
  for (const call of [company.owner.call, staff]) {
    const { status, body } = await call("GET", `/api/quotes/${quote.id}/pdf`);
    expect([status, body.slice(0, 5)]).toEqual([200, "%PDF-"]);
  }
});

test("only owners of its company pay a deposit, and only staff invoice", async () => {
  const quote = await desk.ordered();
  const outsider = await newPerson(home);
  const roles = [
    [company.billing.call, 403],
    [company.requester.call, 403],
    [company.viewer.call, 403],
    [outsider.call, 404],
    [staff, 404],
    [callerOf(home), 401],
  ] as const;
  for (const [call, status] of roles) {
    expect((await desk.pay(quote.id, {}, call)).status).toBe(status);
    expect((await call("POST", `/api/quotes/${quote.id}/card`)).status).toBe(status);
    if (call !== staff)
      expect((await call("GET", `/api/quotes/${quote.id}/pdf`)).status).toBe(status);
  }
  for (const what of ["deposit-invoice", "balance-invoice"]) {
    expect((await company.owner.call("POST", `${at}/${quote.id}/${what}`)).status).toBe(403);
    expect((await callerOf(home)("POST", `${at}/${quote.id}/${what}`)).status).toBe(401);
  }
  expect((await desk.pay(quote.id, { setupIntentId: "pm_1" })).status).toBe(400);
  expect((await desk.shown(quote)).order).toMatchObject({ deposit: { state: "due" } });
});
