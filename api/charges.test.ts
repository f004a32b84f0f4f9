import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { callerOf } from "../tests/support/company.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { membershipPlans } from "../domain/plans/tables.ts";

const charged = await openChargedDesk();
const { desk, home, confirmed, pass, rowOf, billsOf, chargesOf, providerOf } = charged;
afterEach(() => endMemberships(charged.home));
afterAll(() => charged.desk.close());

describe("confirming a signup", () => {
  test("charges the saved card and opens the membership with the payment", async () => {
    const { id, email, status, body } = await confirmed();
    expect([status, body.status, body.charge]).toEqual([200, "confirmed", "paid"]);
    expect(await accountOf(home, email)).toMatchObject({
      membershipPlan: "crm-essentials",
      membershipStatus: "active",
      hoursRemaining: 10,
    });
    expect(await billsOf(id)).toMatchObject([
      { status: "paid", totalCents: 125_000, paidCents: 125_000, periodId: expect.any(String) },
    ]);
    expect(await chargesOf(id)).toBe(1);
  });

  test("opens nothing with a card that is refused, says so, and never charges twice", async () => {
    const { id, email, call, body } = await confirmed("refused-later");
    expect(body.charge).toBe("refused");
    const { body: own } = await call("GET", "/api/membership/application");
    expect(own.application).toMatchObject({ plan: "CRM Essentials", charge: "refused" });
    const asked = home.ctx.clock.now().getTime();
    const { payment } = (await call("GET", "/api/billing")).body;
    const hoursLeft = (Date.parse(payment.beginsBy) - asked) / 3_600_000;
    expect([payment.begins, Math.round(hoursLeft)]).toEqual([true, 23]);
    const upgrade = { membershipPlan: "fractional-cto" };
    expect((await call("POST", "/api/membership/upgrade", upgrade)).status).toBe(409);
    expect(await accountOf(home, email)).toMatchObject({ membershipPlan: "free" });
    expect(await chargesOf(id)).toBe(0);
  });

  test("waits for the bank where it asks, and is declined where the answer there is no", async () => {
    const { id, email, body } = await confirmed("authenticate-always");
    expect(body.charge).toBe("bank");
    expect(await accountOf(home, email)).toMatchObject({ membershipPlan: "free" });
    const { stripe, standIn } = home.services;
    const [bill] = await billsOf(id);
    const { data } = await stripe.invoicePayments.list({ invoice: bill!.providerId });
    const intent = String(data[0]!.payment.payment_intent);
    const { client_secret } = await stripe.paymentIntents.retrieve(intent);
    await standIn!.answerBank(intent, client_secret!, false);
    await standIn!.round();
    expect((await rowOf(id)).charge).toBe("refused");
  });
});

const choice = { planId: "fractional-cto", term: "month", termsVersion };

describe("what owners change of a plan that is billed", () => {
  test("canceling and resuming reach the provider", async () => {
    const { id, call } = await confirmed();
    expect((await call("POST", "/api/billing/cancel")).body).toMatchObject({ nextCharge: null });
    expect(await providerOf(id)).toMatchObject({ cancel_at_period_end: true });
    expect((await call("POST", "/api/billing/resume")).body.nextCharge).toMatchObject({
      cents: 125_000,
    });
    expect(await providerOf(id)).toMatchObject({ cancel_at_period_end: false });
  });

  test("a canceled one ends with what was paid", async () => {
    const { id, email, call } = await confirmed();
    await call("POST", "/api/billing/cancel");
    await pass(33);
    expect(await chargesOf(id)).toBe(1);
    expect((await rowOf(id)).status).toBe("canceled");
    expect(await accountOf(home, email)).toMatchObject({ membershipStatus: "expired" });
  });

  test("an upgrade is paid before it is there, and what is left of the old plan is the provider's to count", async () => {
    const { id, email, call } = await confirmed();
    await pass(10);
    const now = { ...choice, when: "now" };
    const { body: shown } = await call("POST", "/api/billing/plan/preview", now);
    const { status, body } = await call("POST", "/api/billing/plan", now);
    expect([status, body.subscription.planId]).toEqual([200, "fractional-cto"]);
    expect(await accountOf(home, email)).toMatchObject({ membershipPlan: "fractional-cto" });
    const [, upgrade] = await billsOf(id);
    expect(upgrade).toMatchObject({ status: "paid", reason: "subscription_update" });
    expect(upgrade!.totalCents).toBeGreaterThan(350_000 - 125_000);
    expect(upgrade!.totalCents).toBeLessThan(350_000);
    // The provider counts by the second.
    expect(Math.abs(upgrade!.totalCents - shown.chargedToday)).toBeLessThan(100);
    expect(body.nextCharge.cents).toBe(350_000);
    expect(shown).toMatchObject({
      chargedNext: { cents: 350_000 },
      chargedLater: 350_000,
    });
  });

  test("a change with the next period costs nothing until then", async () => {
    const { id, email, call } = await confirmed();
    const next = { ...choice, when: "next" };
    const { body: shown } = await call("POST", "/api/billing/plan/preview", next);
    expect(shown).toMatchObject({
      chargedToday: 0,
      chargedNext: { date: shown.on, cents: 350_000 },
      chargedLater: 350_000,
    });
    const { body } = await call("POST", "/api/billing/plan", next);
    expect(body.nextCharge.cents).toBe(350_000);
    expect(await chargesOf(id)).toBe(1);
    await pass(32);
    expect((await billsOf(id)).map(({ totalCents }) => totalCents)).toEqual([125_000, 350_000]);
    expect(await accountOf(home, email)).toMatchObject({ membershipPlan: "fractional-cto" });
  });

  test("a change of the term is what is charged next, whoever bills it", async () => {
    const { id, call } = await confirmed();
    const yearly = { ...choice, term: "year", when: "next" };
    const { body: shown } = await call("POST", "/api/billing/plan/preview", yearly);
    const { body } = await call("POST", "/api/billing/plan", yearly);
    const next = { date: shown.on, cents: 4_200_000, for: "renewal" };
    expect(body.nextCharge).toEqual(next);
    expect((await call("POST", "/api/billing/cancel")).body.nextCharge).toBeNull();
    expect((await call("POST", "/api/billing/resume")).body.nextCharge).toEqual(next);
    await pass(33);
    expect((await billsOf(id)).map(({ totalCents }) => totalCents)).toEqual([125_000]);
    const { body: later } = await call("GET", "/api/billing");
    expect(later.nextCharge.cents).toBe(4_200_000);
    expect(later.nextCharge.date > shown.on).toBe(true);
  });

  test("a change that is taken back after the firm raised its price brings back the old one", async () => {
    const { call } = await confirmed();
    const next = { ...choice, when: "next" };
    await call("POST", "/api/billing/plan", next);
    const back = { ...next, planId: "crm-essentials" };
    const raise = (price: number) =>
      home.database.db
        .update(membershipPlans)
        .set({ price })
        .where(eq(membershipPlans.id, back.planId));
    await raise(140_000);
    try {
      const { body: shown } = await call("POST", "/api/billing/plan/preview", back);
      expect(shown).toMatchObject({ takesBack: true, chargedLater: 125_000 });
      const { body } = await call("POST", "/api/billing/plan", back);
      expect(body.nextCharge.cents).toBe(125_000);
    } finally {
      await raise(125_000);
    }
  });
});

const path = (signup: number) => `/api/admin/membership-signups/${signup}/charge`;

test("only staff ask a card again, and never for what is paid", async () => {
  const { id, call } = await confirmed();
  expect((await callerOf(home)("POST", path(id))).status).toBe(401);
  expect((await call("POST", path(id))).status).toBe(403);
  const { id: refused } = await confirmed("refused-later");
  expect((await desk.charge(refused)).status).toBe(200);
  expect((await desk.charge(id)).status).toBe(409);
  expect((await desk.charge(99_999)).status).toBe(404);
  const { companyId } = await rowOf(refused);
  const company = `/api/admin/companies/${companyId}/charge`;
  expect((await callerOf(home)("POST", company)).status).toBe(401);
  expect((await call("POST", company)).status).toBe(403);
  expect((await callerOf(home, desk.admin)("POST", company)).body.payment.state).toBe("refused");
  expect([await chargesOf(id), await chargesOf(refused)]).toEqual([1, 0]);
});

async function today(companyId: string) {
  const { body } = await callerOf(home, desk.admin)("GET", "/api/admin/today");
  const href = `/admin/companies/${companyId}`;
  return body.items.filter((item: { href: string }) => item.href === href);
}

test("two of staff who confirm at once charge once", async () => {
  for (let round = 0; round < 3; round += 1) {
    const id = await desk.signup(`both-${round}@example.com`, "crm-essentials");
    const answers = await Promise.all([desk.decide(id, "confirm"), desk.decide(id, "confirm")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([(await rowOf(id)).charge, await chargesOf(id)]).toEqual(["paid", 1]);
  }
});

test("two of staff who ask a card again at once are paid once, however it failed before", async () => {
  for (const wait of [0, 2]) {
    const { id } = await confirmed("refused-later");
    await pass(wait);
    const { companyId, paymentMethodId } = await rowOf(id);
    expect((await rowOf(id)).charge).toBe(wait > 0 ? "over" : "refused");
    const how = wait > 0 ? "first payment not completed" : "card declined";
    expect(await today(companyId)).toMatchObject([{ kind: "payment", detail: `$1,250, ${how}` }]);
    await home.services.standIn!.decide({ act: "good", id: paymentMethodId! });
    const staff = callerOf(home, desk.admin);
    const company = `/api/admin/companies/${companyId}/charge`;
    await Promise.all([desk.charge(id), staff("POST", company), desk.charge(id)]);
    expect([(await rowOf(id)).charge, await chargesOf(id)]).toEqual(["paid", 1]);
    expect((await staff("POST", company)).status).toBe(409);
    expect(await today(companyId)).toEqual([]);
  }
});
