import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { listPeriodsOf } from "../domain/membership/list-periods.ts";
import { membershipPlans } from "../domain/plans/tables.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf } from "../tests/support/company.ts";

const charged = await openChargedDesk();
const { desk, home, confirmed, pass, rowOf, chargesOf } = charged;
afterEach(() => endMemberships(charged.home));
afterAll(() => charged.desk.close());

const choice = { planId: "fractional-cto", term: "month", termsVersion };

test("a year begins when the month is over, as a subscription of its own", async () => {
  const { id, call } = await confirmed();
  const year = { planId: "crm-essentials", term: "year", when: "next", termsVersion };
  expect((await call("POST", "/api/billing/plan", year)).status).toBe(200);
  await pass(33);
  const { body } = await call("GET", "/api/billing");
  expect(body.subscription).toMatchObject({
    status: "active",
    term: "year",
    pausing: { until: [], refusal: expect.stringContaining("can’t be paused here") },
  });
  expect((await call("POST", "/api/billing/pause", { months: 1 })).status).toBe(409);
  expect(body.invoices.map(({ cents }: { cents: number }) => cents)).toEqual([1_500_000, 125_000]);
  await pass(62);
  expect((await call("GET", "/api/billing")).body.subscription.status).toBe("active");
  expect(await chargesOf(id)).toBe(2);
});

test("another plan in a year that a card has paid begins with the next year, which charges it", async () => {
  const { id, call } = await confirmed();
  const year = { planId: "crm-essentials", term: "year", when: "next", termsVersion };
  expect((await call("POST", "/api/billing/plan", year)).status).toBe(200);
  await pass(33);
  const other = { ...year, planId: "fractional-cto" };
  const { body: preview } = await call("POST", "/api/billing/plan/preview", other);
  const { body } = await call("POST", "/api/billing/plan", other);
  const { termEnds: on } = body.subscription;
  expect(body.subscription.change).toMatchObject({ planId: "fractional-cto", term: "year", on });
  expect(body.nextCharge.cents).toBe(4_200_000);
  expect(preview).toMatchObject({ on, chargedNext: { date: on, cents: 4_200_000 } });
  await pass(62);
  const { membershipId } = await rowOf(id);
  const opened = await listPeriodsOf(home.database.db, membershipId!);
  expect(opened.map(({ planId }) => planId)).toEqual(Array(4).fill("crm-essentials"));
  const { body: back } = await call("POST", "/api/billing/plan", year);
  expect(back).toMatchObject({ subscription: { change: null }, nextCharge: { cents: 1_500_000 } });
});

test("a year that comes after a pause begins when that is over", async () => {
  const { id, call } = await confirmed();
  expect((await call("POST", "/api/billing/pause", { months: 1 })).status).toBe(200);
  const year = { planId: "crm-essentials", term: "year", when: "next", termsVersion };
  expect((await call("POST", "/api/billing/plan", year)).status).toBe(200);
  await pass(45, 15);
  expect((await call("GET", "/api/billing")).body.subscription.status).toBe("paused");
  expect(await chargesOf(id)).toBe(1);
  await pass(20, 10);
  await pass(1);
  const { body } = await call("GET", "/api/billing");
  expect(body.subscription).toMatchObject({ status: "active", term: "year" });
  expect(await chargesOf(id)).toBe(2);
});

test("a year that begins weeks late, since the program was off, opens no month before its payment", async () => {
  const { id, call } = await confirmed();
  const year = { planId: "crm-essentials", term: "year", when: "next", termsVersion };
  expect((await call("POST", "/api/billing/plan", year)).status).toBe(200);
  await home.pass(65 * 86_400_000);
  await pass(1);
  await pass(8);
  const { membershipId } = await rowOf(id);
  const opened = await listPeriodsOf(home.database.db, membershipId!);
  const { body } = await call("GET", "/api/billing");
  const [bill] = body.invoices;
  expect(opened.map(({ n, month }) => [n, month])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(opened[1]!.starts).toBe(bill.date);
  expect(bill.date > opened[0]!.ends).toBe(true);
  expect(await chargesOf(id)).toBe(2);
  expect(body.subscription).toMatchObject({ status: "active", term: "year" });
});

test("another term can’t be taken back while its first payment is under way", async () => {
  const { id, email, call } = await confirmed();
  const year = { planId: "crm-essentials", term: "year", when: "next", termsVersion };
  expect((await call("POST", "/api/billing/plan", year)).status).toBe(200);
  const { paymentMethodId, periodEnd } = await rowOf(id);
  await home.services.standIn!.decide({ act: "bank", id: paymentMethodId! });
  // The provider waits 23 hours for a first payment.
  const untilDue = periodEnd!.getTime() + 3_600_000 - home.ctx.clock.now().getTime();
  await pass(untilDue / 86_400_000);
  const { body } = await call("GET", "/api/billing");
  expect(body).toMatchObject({ payment: { state: "bank" }, subscription: { offers: [] } });
  for (const [path, sent] of [
    ["plan", { ...year, term: "month" }],
    ["plan", { ...choice, when: "next" }],
    ["pause", { months: 1 }],
    ["cancel", {}],
  ] as const) {
    const { status, body: refused } = await call("POST", `/api/billing/${path}`, sent);
    expect([status, refused.message]).toEqual([409, expect.stringContaining("payment is open")]);
  }
  await pass(2);
  expect(await accountOf(home, email)).toMatchObject({ membershipStatus: "expired" });
  expect(await chargesOf(id)).toBe(1);
});

test("a yearly term that is taken back in a pause leaves a monthly one after it, at the kept price", async () => {
  const { id, call } = await confirmed();
  expect((await call("POST", "/api/billing/pause", { months: 1 })).status).toBe(200);
  const year = { planId: "crm-essentials", term: "year", when: "next", termsVersion };
  expect((await call("POST", "/api/billing/plan", year)).status).toBe(200);
  await pass(40, 10);
  expect((await rowOf(id)).status).toBe("canceled");
  const { companyId } = await rowOf(id);
  const staff = callerOf(home, desk.admin);
  const { body: check } = await staff("POST", `/api/admin/companies/${companyId}/provider`);
  expect(check.differences).toEqual([]);
  const { body: back } = await call("POST", "/api/billing/plan", { ...year, term: "month" });
  expect(back.subscription).toMatchObject({ status: "paused", change: null });
  const ofPlan = eq(membershipPlans.id, "crm-essentials");
  await home.database.db.update(membershipPlans).set({ price: 140_000 }).where(ofPlan);
  try {
    await pass(25, 5);
    await pass(1);
  } finally {
    await home.database.db.update(membershipPlans).set({ price: 125_000 }).where(ofPlan);
  }
  const { body } = await call("GET", "/api/billing");
  expect(body.subscription).toMatchObject({ status: "active", term: "month", price: 125_000 });
  expect(body.invoices).toMatchObject([{ cents: 125_000 }, { cents: 125_000 }]);
  expect(await chargesOf(id)).toBe(2);
});

const states = (of: { invoices: { status: string }[] }) => of.invoices.map((one) => one.status);

test("a paused month is not charged, and its void invoice is for staff alone to see", async () => {
  const { id, call } = await confirmed();
  expect((await call("POST", "/api/billing/pause", { months: 1 })).status).toBe(200);
  await pass(45);
  expect(await chargesOf(id)).toBe(1);
  expect((await call("GET", "/api/billing")).body.subscription.status).toBe("paused");
  await pass(20);
  expect(await chargesOf(id)).toBe(2);
  const { body } = await call("GET", "/api/billing");
  expect(body.subscription.status).toBe("active");
  expect(states(body)).toEqual(["paid", "paid"]);
  const { companyId } = await rowOf(id);
  const staff = callerOf(home, desk.admin);
  const { body: seen } = await staff("GET", `/api/admin/companies/${companyId}/billing`);
  expect(states(seen)).toEqual(["paid", "void", "paid"]);
});
