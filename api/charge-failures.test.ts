import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { pushSubscription } from "../domain/billing/charging/push-subscription.ts";
import { subscriptions } from "../domain/billing/charging/tables.ts";
import { memberships } from "../domain/membership/tables.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { dieAt } from "../tests/support/die-at.ts";
import { failingOnce, losing, meanwhile } from "../tests/support/losing-answers.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf } from "../tests/support/company.ts";

const charged = await openChargedDesk();
const { home, confirmed, pass, untilUnpaid, rowOf, providerOf, billsOf, chargesOf } = charged;
afterEach(() => endMemberships(home));
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

test("a card that is saved when the subscription has ended unheard is taken all the same", async () => {
  const { id, call } = await confirmed();
  const { body: setup } = await call("POST", "/api/billing/card");
  await home.services.standIn!.confirm(setup.setupIntentId, setup.client_secret, "saved");
  await home.services.stripe.subscriptions.cancel((await rowOf(id)).providerId!);
  const { setupIntentId } = setup;
  const { status, body } = await call("PUT", "/api/billing/card", { setupIntentId });
  expect([status, body.subscription.status]).toEqual([200, "ended"]);
});

test("a card that the provider’s event has used is no refusal once the subscription has ended", async () => {
  const { id, call } = await confirmed();
  const { standIn, stripe } = home.services;
  const { body: setup } = await call("POST", "/api/billing/card");
  const { setupIntentId } = setup;
  await standIn!.confirm(setupIntentId, setup.client_secret, "saved");
  await standIn!.round();
  await stripe.subscriptions.cancel((await rowOf(id)).providerId!);
  await standIn!.round();
  const { status, body } = await call("PUT", "/api/billing/card", { setupIntentId });
  expect([status, body.subscription?.status]).toEqual([200, "ended"]);
});

test("of two changes whose tellings cross, the provider keeps the newer in the end", async () => {
  const { id, call } = await confirmed();
  const post = async (path: string, body?: object) =>
    expect((await call("POST", `/api/billing/${path}`, body)).status).toBe(200);
  const pausedAt = async () => (await providerOf(id)).pause_collection !== null;
  await meanwhile(
    home,
    /^\/v1\/subscriptions\/sub_/,
    () => post("resume"),
    () => post("pause", { months: 1 }),
  );
  expect(await pausedAt()).toBe(true);
  home.advance(120_000);
  await home.runJob({ name: "charge-repair", payload: {} });
  expect([await pausedAt(), (await rowOf(id)).isStale]).toEqual([false, false]);
});

test("a provider that is away is told as that where marking the change fails as well", async () => {
  const { id } = await confirmed();
  const row = await rowOf(id);
  // The second write marks it; the first one is the reading that finds the provider away, too.
  const ctx = { ...home.ctx, db: dieAt(home.database.db, 2) };
  const { standIn, charges } = home.services;
  const { answer } = standIn!;
  standIn!.answer = () => Promise.reject(new Error("The connection broke"));
  const told = pushSubscription(ctx, charges, row.id).finally(() => (standIn!.answer = answer));
  await expect(told).rejects.toMatchObject({ code: "unavailable" });
});

test("an end that the provider has before it is told of it needs no telling", async () => {
  const { id } = await confirmed();
  const { id: rowId, membershipId, providerId } = await rowOf(id);
  await home.services.stripe.subscriptions.cancel(providerId!);
  const ofRow = eq(subscriptions.id, rowId);
  await home.database.db
    .update(memberships)
    .set({ status: "ended", endedAt: new Date(), endsOn: "2031-01-01" })
    .where(eq(memberships.id, membershipId!));
  await home.database.db.update(subscriptions).set({ isStale: true }).where(ofRow);
  home.advance(120_000);
  await home.runJob({ name: "charge-repair", payload: {} });
  expect(await rowOf(id)).toMatchObject({ status: "canceled" });
});

test.each(["before", "after"])(
  "an upgrade pressed again, where the answer was lost %s the work, is charged once",
  async (when) => {
    const { id, call } = await confirmed();
    const upgrade = (planId: string) =>
      call("POST", "/api/billing/plan", { planId, term: "month", when: "now", termsVersion });
    await losing(home, /^\/v1\/subscriptions\/sub_/, when, () => upgrade("fractional-cto"));
    expect((await upgrade("automation-builder")).status).toBe(409);
    expect((await upgrade("fractional-cto")).body.subscription.planId).toBe("fractional-cto");
    expect(await chargesOf(id)).toBe(2);
  },
);

/** Whose card does not pay for a new month. */
async function unpaid() {
  const member = await confirmed("expires-soon");
  const { id } = member;
  await untilUnpaid(id);
  return { ...member, bill: (await billsOf(id)).at(-1)! };
}

/** Of a bill that was paid after the end, before anybody knew. */
async function paidLate() {
  const { id, call, bill } = await unpaid();
  await home.pass(9 * 86_400_000);
  await home.services.standIn!.decide({ act: "good", id: (await rowOf(id)).paymentMethodId! });
  await home.services.standIn!.decide({ act: "pay", id: bill.providerId });
  for (const days of [0, 1]) await pass(days);
  return { id, call, bill };
}

describe("a payment that fails later", () => {
  test("keeps the hours and brings no new ones, until another card pays", async () => {
    const { id, call, email } = await confirmed("expires-soon");
    await untilUnpaid(id);
    const paid = await chargesOf(id);
    const { body } = await call("GET", "/api/billing");
    expect(body.subscription.status).toBe("past_due");
    expect(body.payment).toMatchObject({ state: "refused", cents: 125_000 });
    const nextCharge = { date: body.payment.retryOn, cents: 125_000, for: "open" };
    expect(body.nextCharge).toEqual(nextCharge);
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
      nextCharge: { for: "renewal" },
      subscription: { status: "active" },
    });
    expect(await chargesOf(id)).toBe(paid + 1);
    expect(await accountOf(home, email)).toMatchObject({ membershipStatus: "active" });
  });

  test("waits for the client where the bank asks, since nobody else can answer it", async () => {
    const { id, call } = await confirmed();
    const { paymentMethodId, companyId } = await rowOf(id);
    const staff = callerOf(home, charged.desk.admin);
    const credit = { key: randomUUID(), cents: 10_000, reason: "For the trouble" };
    await staff("POST", `/api/admin/companies/${companyId}/credits`, credit);
    await home.services.standIn!.decide({ act: "bank", id: paymentMethodId! });
    await pass(32, 16);
    await pass(1);
    const { body } = await call("GET", "/api/billing");
    expect(body).toMatchObject({
      payment: { state: "bank", cents: 115_000, payUrl: expect.any(String) },
      nextCharge: null,
      invoices: [{ cents: 125_000, creditCents: 10_000, dueCents: 115_000 }, { dueCents: 0 }],
    });
    const { body: today } = await staff("GET", "/api/admin/today");
    expect(today.items).toContainEqual(
      expect.objectContaining({
        href: `/admin/companies/${companyId}`,
        detail: "$1,150, waiting for the client to confirm with their bank",
      }),
    );
    const bill = (await billsOf(id)).at(-1)!;
    const [job] = home.sent.filter(
      ({ name, payload }) =>
        name === "payment-mail" && (payload as { invoiceId: string }).invoiceId === bill.id,
    );
    charged.desk.mail.received.length = 0;
    await home.runJob(job!);
    const [mail] = charged.desk.mail.received;
    expect(mail?.text).toContain("Please confirm your payment of $1,150");
    expect(mail?.text).toContain("Only you can do that");
    expect(mail?.text).toContain("To be paid: $1,150");
    expect(mail?.text).not.toContain("try again");
    const { pathname } = new URL(body.payment.payUrl);
    const invoicePage = async () => (await home.request("GET", pathname)).text();
    expect(await invoicePage()).toContain("Confirm and pay $1,150.00");
    const pay = () =>
      home.request("POST", "/dev/cards", {
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ act: "pay", id: pathname.split("/").at(-1)! }).toString(),
      });
    const paid = await pay();
    expect([paid.status, paid.headers.get("Location")]).toEqual([303, pathname]);
    expect((await pay()).status).toBe(409);
    expect(await invoicePage()).not.toContain("Confirm and pay");
    await home.services.standIn!.round();
    await pass(0);
    expect((await call("GET", "/api/billing")).body).toMatchObject({
      payment: null,
      subscription: { status: "active" },
    });
  });

  test("ends the membership when the provider gives up, and asks for it no more", async () => {
    const { id, call, bill } = await unpaid();
    home.sent.length = 0;
    await pass(9);
    expect((await rowOf(id)).status).toBe("canceled");
    const { body } = await call("GET", "/api/billing");
    expect(body).toMatchObject({ payment: null, nextCharge: null });
    expect(body.subscription.status).toBe("ended");
    expect(body.invoices[0]).toMatchObject({ number: bill.number, status: "void", dueCents: 0 });
    const { pathname } = new URL(bill.hostedUrl!);
    expect(await (await home.request("GET", pathname)).text()).not.toContain("pay $1,250");
    charged.desk.mail.received.length = 0;
    for (const job of home.sent.filter(({ name }) => name === "plan-mail")) await home.runJob(job);
    expect(charged.desk.mail.received.map(({ text }) => text)).toEqual([
      expect.stringContaining("the invoice is void"),
    ]);
  });

  test("gives back what was paid after that, before anybody knew", async () => {
    const { id, call } = await paidLate();
    await pass(1);
    const { body } = await call("GET", "/api/billing");
    expect(body.subscription.status).toBe("ended");
    expect(body.refunds).toMatchObject([{ kind: "refund", state: "done", cents: 125_000 }]);
    expect(body.refunds[0].reason).toContain("had ended before this was paid");
    const paid = { status: "paid", refundedCents: 125_000, periodId: null };
    expect((await billsOf(id)).at(-1)).toMatchObject(paid);
    const staff = callerOf(home, charged.desk.admin);
    const { companyId } = await rowOf(id);
    const { body: seen } = await staff("GET", `/api/admin/companies/${companyId}/billing`);
    expect(seen.refunds).toHaveLength(1);
  });

  test("gives back the rest, where staff gave some of it back at the provider meanwhile", async () => {
    const { id, call, bill } = await paidLate();
    const paid = await home.services.charges.getInvoice(bill.providerId);
    const refund = { payment_intent: paid!.paymentId ?? "", amount: 13_062 };
    await home.services.stripe.refunds.create(refund);
    await pass(1);
    expect((await call("GET", "/api/billing")).body.refunds).toMatchObject([
      { kind: "refund", state: "done", cents: 111_938 },
    ]);
    expect((await billsOf(id)).at(-1)).toMatchObject({ refundedCents: 125_000 });
  });
});
