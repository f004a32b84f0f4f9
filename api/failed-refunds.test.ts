import { randomUUID } from "node:crypto";
import { sum } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { cardReturns } from "../domain/billing/refunds/tables.ts";
import { civilDateOf } from "../domain/fields/civil-date.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf } from "../tests/support/company.ts";
import { losing } from "../tests/support/losing-answers.ts";

const charged = await openChargedDesk();
const { desk, home, confirmed, pass, rowOf, billsOf } = charged;
const staff = callerOf(home, desk.admin);
afterEach(() => endMemberships(charged.home));
afterAll(() => desk.close());

const whole = 125_000;

async function returned(): Promise<number> {
  const { db } = home.database;
  const [all] = await db
    .select({ cents: sum(cardReturns.cents).mapWith(Number) })
    .from(cardReturns);
  return all?.cents ?? 0;
}

test("a refund that the card’s bank sends back was none, and staff hear of it", async () => {
  const { id, call } = await confirmed();
  const { companyId } = await rowOf(id);
  const [bill] = await billsOf(id);
  const asked = { cents: 50_000, reason: "A slow week", invoiceId: bill!.id };
  const refund = (more: object) =>
    staff("POST", `/api/admin/companies/${companyId}/refunds`, {
      key: randomUUID(),
      ...asked,
      ...more,
    });
  expect((await refund({ leftCents: whole })).status).toBe(200);
  expect(await returned()).toBe(50_000);
  const { data } = await home.services.stripe.refunds.list();
  await home.services.standIn!.decide({ act: "refund-fails", id: data[0]!.id });
  await pass(1);
  expect(await returned()).toBe(0);
  const { body } = await call("GET", "/api/billing");
  expect(body.invoices).toMatchObject([{ refundedCents: 0, refundableCents: whole }]);
  expect(body.refunds).toMatchObject([{ state: "refused", cents: 50_000 }]);
  const today = civilDateOf(home.ctx.clock.now());
  const account = `/api/admin/reports/account?from=2020-01-01&to=${today}`;
  expect((await staff("GET", account)).body.cards.returnedCents).toBe(0);
  const { body: todo } = await staff("GET", "/api/admin/today");
  expect(todo.items).toContainEqual(
    expect.objectContaining({ kind: "refund", detail: expect.stringContaining("$500") }),
  );
  const { body: log } = await staff("GET", `/api/admin/log?company=${companyId}`);
  expect(JSON.stringify(log)).toContain("did not reach");
  expect((await refund({ leftCents: whole })).status).toBe(200);
  expect(await returned()).toBe(50_000);
});

test("one that comes back before its lost answer is found is told as given and as come back", async () => {
  const { id, call } = await confirmed();
  const { companyId } = await rowOf(id);
  const [bill] = await billsOf(id);
  const before = await returned();
  await losing(home, /refunds$/, "after", () =>
    staff("POST", `/api/admin/companies/${companyId}/refunds`, {
      key: randomUUID(),
      cents: 50_000,
      reason: "A slow week",
      invoiceId: bill!.id,
      leftCents: whole,
    }),
  );
  const { data } = await home.services.stripe.refunds.list();
  await home.services.standIn!.decide({ act: "refund-fails", id: data[0]!.id });
  await pass(1);
  const { body } = await call("GET", "/api/billing");
  expect(body.refunds).toMatchObject([{ state: "refused" }]);
  expect(body.invoices).toMatchObject([{ refundedCents: 0, refundableCents: whole }]);
  expect(await returned()).toBe(before);
  const { body: log } = await staff("GET", `/api/admin/log?company=${companyId}`);
  const [failed, given] = log as { action: string; changes: object[] }[];
  expect(failed).toMatchObject({ action: "billing.refund-failed" });
  expect(given).toMatchObject({
    action: "billing.refunded",
    changes: [{ before: "$0", after: "$500" }],
  });
});
