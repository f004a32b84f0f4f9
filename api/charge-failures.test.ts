import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { subscriptions } from "../domain/billing/charging/tables.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { failingOnce } from "../tests/support/losing-answers.ts";
import { openChargedDesk } from "../tests/support/charged-desk.ts";

const charged = await openChargedDesk();
const { home, confirmed, pass, rowOf, billsOf, chargesOf } = charged;
afterAll(() => charged.desk.close());

test("a price that the provider failed to make is made by the next attempt", async () => {
  const times = await failingOnce(home, /^\/v1\/prices$/, async () => {
    const { id } = await confirmed();
    await pass(1);
    expect(await rowOf(id)).toMatchObject({ status: "active", charge: "paid" });
    expect(await chargesOf(id)).toBe(1);
  });
  expect(times).toBe(1);
});

test("a first payment that is read days later begins on the provider's day", async () => {
  const { id, call } = await confirmed("refused-later");
  const { paymentMethodId } = await rowOf(id);
  const [bill] = await billsOf(id);
  await home.services.standIn!.decide({ act: "good", id: paymentMethodId! });
  await home.services.stripe.invoices.pay(bill!.providerId);
  await home.pass(5 * 86_400_000);
  await home.services.standIn!.round();
  await pass(0);
  const { period, status } = (await call("GET", "/api/billing")).body.subscription;
  expect([status, period.starts]).toEqual(["active", bill!.date]);
});

test("what was to be told of a subscription that has ended is told no more", async () => {
  const { id, call } = await confirmed();
  await call("POST", "/api/billing/cancel");
  await pass(33, 11);
  const { id: rowId } = await rowOf(id);
  expect((await rowOf(id)).status).toBe("canceled");
  const ofRow = eq(subscriptions.id, rowId);
  await home.database.db.update(subscriptions).set({ isStale: true }).where(ofRow);
  await pass(1);
  expect((await rowOf(id)).isStale).toBe(false);
});

describe("a payment that fails later", () => {
  test("keeps the hours and brings no new ones, until another card pays", async () => {
    const { id, call, email } = await confirmed("expires-soon");
    for (let n = 0; n < 75 && (await rowOf(id)).status === "active"; n += 1) await pass(1);
    const paid = await chargesOf(id);
    const { body } = await call("GET", "/api/billing");
    expect(body.subscription.status).toBe("past_due");
    expect(body.payment).toMatchObject({ state: "refused", cents: 125_000 });
    // It pays for the present plan.
    const next = { planId: "fractional-cto", term: "month", when: "next", termsVersion };
    expect(body.subscription.offers).toEqual([]);
    expect((await call("POST", "/api/billing/plan", next)).status).toBe(409);
    const { body: setup } = await call("POST", "/api/billing/card");
    const early = await call("PUT", "/api/billing/card", { setupIntentId: setup.setupIntentId });
    expect(early.status).toBe(409);
    await home.services.standIn!.confirm(setup.setupIntentId, setup.client_secret, "saved");
    const mended = await call("PUT", "/api/billing/card", { setupIntentId: setup.setupIntentId });
    expect(mended.body).toMatchObject({
      card: { brand: "visa", last4: "4242" },
      payment: null,
      subscription: { status: "active" },
    });
    expect(await chargesOf(id)).toBe(paid + 1);
    expect(await accountOf(home, email)).toMatchObject({ membershipStatus: "active" });
  });

  test("ends the membership when the provider gives up", async () => {
    const { id, call } = await confirmed("expires-soon");
    for (let n = 0; n < 75 && (await rowOf(id)).status === "active"; n += 1) await pass(1);
    await pass(9);
    expect((await rowOf(id)).status).toBe("canceled");
    expect((await call("GET", "/api/billing")).body.subscription.status).toBe("ended");
  });
});
