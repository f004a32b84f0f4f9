import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { users } from "../domain/accounts/tables.ts";
import { subscriptions } from "../domain/billing/charging/tables.ts";
import { signupKind } from "../domain/billing/signup-kind.ts";
import { lockCompany } from "../domain/companies/lock-company.ts";
import { companies } from "../domain/companies/tables.ts";
import { eraseNow } from "../domain/erase-now.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf, newPerson, seat } from "../tests/support/company.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";
import { meanwhile } from "../tests/support/losing-answers.ts";

const charged = await openChargedDesk();
const { desk, home, confirmed, pass, rowOf, chargesOf } = charged;
const staff = callerOf(home, desk.admin);
afterEach(() => endMemberships(charged.home));
afterAll(() => desk.close());

const again = "/api/billing/charge";

/** Whose first payment the provider has given up. */
async function lapsed(card: "refused-later" | "authenticate-always" = "refused-later") {
  const member = await confirmed(card);
  home.sent.length = 0;
  await pass(2);
  const { id } = member;
  const row = await rowOf(id);
  expect(row.charge).toBe("over");
  const { data } = await home.services.stripe.subscriptions.list({
    customer: row.customerId!,
    status: "all",
  });
  expect(data).toHaveLength(1);
  return {
    ...member,
    companyId: row.companyId,
    /** The card pays by now. */
    mend: () => home.services.standIn!.decide({ act: "good", id: row.paymentMethodId! }),
    /** What has begun since at the provider, and what was charged. */
    async since() {
      const all = await home.services.stripe.subscriptions.list({
        customer: row.customerId!,
        status: "all",
      });
      return [all.data.length - 1, await chargesOf(id)];
    },
  };
}

test("a first payment that was given up is told once, with the way on", async () => {
  const { id, call, companyId } = await lapsed("authenticate-always");
  expect((await call("GET", "/api/billing")).body).toMatchObject({
    payment: { state: "over", cents: 125_000, payUrl: null },
    card: { last4: expect.any(String) },
  });
  const { body } = await call("GET", "/api/membership/application");
  expect(body.application).toMatchObject({ plan: "CRM Essentials", charge: "over" });
  const { body: page } = await staff("GET", `/api/admin/companies/${companyId}`);
  expect(page.applications).toMatchObject([{ status: "confirmed", charge: "over" }]);
  await pass(1);
  const told = home.sent.filter(
    ({ name, payload }) =>
      name === "payment-mail" && (payload as { news: string }).news === "lapsed",
  );
  desk.mail.received.length = 0;
  for (const job of told) await home.runJob(job);
  expect(desk.mail.received).toHaveLength(1);
  expect(desk.mail.received[0]?.text).toContain("your membership has not begun");
  expect(await chargesOf(id)).toBe(0);
});

test("whoever keeps the books asks again, and nobody else does", async () => {
  const { call, companyId, mend, since } = await lapsed();
  for (const role of ["requester", "viewer"] as const) {
    const person = await newPerson(home);
    await seat(home, companyId, person, role);
    expect((await person.call("POST", again)).status, role).toBe(403);
  }
  expect((await callerOf(home)("POST", again)).status).toBe(401);
  expect((await (await newPerson(home)).call("POST", again)).status).toBe(404);
  expect((await call("POST", again)).body.payment).toMatchObject({ state: "refused" });
  expect((await call("POST", again)).status).toBe(409);
  expect(await since()).toEqual([1, 0]);
  await pass(2);
  await mend();
  const keeper = await newPerson(home);
  await seat(home, companyId, keeper, "billing");
  const { status, body } = await keeper.call("POST", again);
  expect([status, body.payment, body.subscription.status]).toEqual([200, null, "active"]);
  expect(await since()).toEqual([2, 1]);
  const { body: history } = await staff("GET", `/api/admin/log?company=${companyId}`);
  expect(JSON.stringify(history)).toContain("asked again for the first payment");
});

test("two presses, and staff at the same time, begin one subscription", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, call, companyId, mend, since } = await lapsed();
    await mend();
    const answers = await Promise.all([
      call("POST", again),
      staff("POST", `/api/admin/companies/${companyId}/charge`),
      call("POST", again),
      desk.charge(id),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await pass(1);
    expect((await call("GET", "/api/billing")).body.subscription.status).toBe("active");
    expect(await since()).toEqual([1, 1]);
  }
});

test("another card pays at once, also beside staff who ask the old one", async () => {
  const { id, call, companyId, since } = await lapsed();
  const { status, body: setup } = await call("POST", "/api/billing/card");
  expect(status).toBe(200);
  const { setupIntentId } = setup;
  await home.services.standIn!.confirm(setupIntentId, setup.client_secret, "saved");
  await Promise.all([
    call("PUT", "/api/billing/card", { setupIntentId }),
    staff("POST", `/api/admin/companies/${companyId}/charge`),
    call("PUT", "/api/billing/card", { setupIntentId }),
  ]);
  await call("PUT", "/api/billing/card", { setupIntentId });
  await pass(1);
  const { body } = await call("GET", "/api/billing");
  expect(body).toMatchObject({ payment: null, card: { last4: "4242" } });
  expect(body.subscription.status).toBe("active");
  expect(await since()).toEqual([1, 1]);
  expect((await desk.charge(id)).status).toBe(409);
});

const others = {
  "staff ask the old one": (companyId: string) =>
    staff("POST", `/api/admin/companies/${companyId}/charge`),
  "another tab takes the same one": (_companyId: string, save: () => Promise<unknown>) => save(),
};
test.each(Object.entries(others))(
  "another card pays where %s while it is being taken",
  async (_what, ask) => {
    const { call, companyId, since } = await lapsed();
    const { body: setup } = await call("POST", "/api/billing/card");
    const { setupIntentId } = setup;
    await home.services.standIn!.confirm(setupIntentId, setup.client_secret, "saved");
    const save = () => call("PUT", "/api/billing/card", { setupIntentId });
    const asks = () => ask(companyId, save);
    const { status, body } = await meanwhile(home, /^\/v1\/customers\/[^/]+$/, asks, save);
    expect([status, body.payment, body.card?.last4]).toEqual([200, null, "4242"]);
    expect(body.subscription.status).toBe("active");
    expect(await since()).toEqual([1, 1]);
  },
);

const lateNews = {
  "an event": async (id: string) => {
    const { standIn, stripe } = home.services;
    const object = { id, object: "subscription" };
    const body = JSON.stringify({
      id: `evt_${id}`,
      object: "event",
      type: "customer.subscription.updated",
      created: Math.floor(Date.now() / 1000),
      data: { object },
    });
    const secret = standIn!.webhookSecret;
    const headers = {
      "Content-Type": "application/json",
      "Stripe-Signature": await stripe.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
      }),
    };
    const answer = await home.request("POST", "/api/webhooks/stripe", { headers, body });
    expect(answer.status).toBe(200);
  },
  "the nightly comparison": () => home.runJob({ name: "provider-comparison", payload: {} }),
};
test.each(Object.entries(lateNews))(
  "what was given up stays so where %s reads it while another payment is begun",
  async (_what, read) => {
    const { id, call, mend, since } = await lapsed();
    await mend();
    const { providerId } = await rowOf(id);
    const ask = () => call("POST", again);
    const { body } = await meanwhile(home, /^\/v1\/subscriptions$/, () => read(providerId!), ask);
    expect(body).toMatchObject({ payment: null, subscription: { status: "active" } });
    expect(await since()).toEqual([1, 1]);
  },
);

test("what was given up is not kept again where its row is asked anew while it is read", async () => {
  const { id, companyId } = await lapsed();
  const { providerId } = await rowOf(id);
  const { db } = home.database;
  const readings: Promise<void>[] = [];
  await db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    readings.push(lateNews["an event"](providerId!));
    await waitsOrEnds(home.database, readings[0]!);
    const anew = { providerId: null, charge: "charging", status: "starting" } as const;
    await tx.update(subscriptions).set(anew).where(eq(subscriptions.signupId, id));
  });
  await readings[0];
  expect((await rowOf(id)).providerId).toBeNull();
});

test("nothing is charged where a membership has begun since", async () => {
  const { id, email, call, companyId, mend, since } = await lapsed();
  await mend();
  await charged.approve({ email, call }, "crm-essentials");
  const began = (await call("GET", "/api/billing")).body.subscription;
  expect([began.companyId, began.status]).toEqual([companyId, "active"]);
  expect((await call("GET", "/api/billing")).body.payment).toBeNull();
  expect((await call("POST", again)).status).toBe(409);
  expect((await desk.charge(id)).status).toBe(409);
  expect(await since()).toEqual([0, 0]);
});

test("nothing is asked for where the first payment of another term was given up, which ended the membership", async () => {
  const { id, call } = await confirmed();
  const yearly = { planId: "crm-essentials", term: "year", when: "next" };
  expect((await call("POST", "/api/billing/plan", yearly)).status).toBe(200);
  const { paymentMethodId } = await rowOf(id);
  await home.services.standIn!.decide({ act: "bank", id: paymentMethodId! });
  await pass(36);
  const { body } = await call("GET", "/api/billing");
  expect(body).toMatchObject({ subscription: { status: "ended" }, payment: null });
  expect((await call("POST", again)).status).toBe(409);
});

test("whoever never paid can be erased, and what a card was asked for stays on record", async () => {
  const { email, companyId } = await lapsed();
  const { db } = home.database;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  await eraseNow({ ...home.ctx, actor: { kind: "system" } }, user!.id);
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);
  expect(await db.select().from(companies).where(eq(companies.id, companyId))).toHaveLength(1);
});

test("a company whose first payment is open is not merged into one that has a membership", async () => {
  const running = (await rowOf((await confirmed()).id)).companyId;
  const waiting = await confirmed("refused-later");
  const { companyId } = await rowOf(waiting.id);
  const merge = () => staff("POST", `/api/admin/companies/${running}/merge`, { companyId });
  const { status, body } = await merge();
  expect([status, body.message]).toEqual([409, expect.stringContaining("first payment")]);
  const { body: told } = await staff(
    "GET",
    `/api/admin/companies/${running}/merge?companyId=${companyId}`,
  );
  expect(told).toMatchObject({ refusal: body.message, otherWay: false });
  await pass(1);
  expect((await rowOf(waiting.id)).charge).toBe("over");
  expect((await merge()).status).toBe(200);
});

test("whoever applies a signup and needs its company ends no payment of it, and is not ended", async () => {
  const { id, call, companyId, mend, since } = await lapsed();
  const whileApplied = (act: () => Promise<unknown>) =>
    home.database.db.transaction(async (tx) => {
      await signupKind.lockOf(tx, companyId);
      const acting = act();
      await waitsOrEnds(home.database, acting);
      await lockCompany(tx, companyId);
      return { acting };
    });
  const asking = await whileApplied(() => call("POST", again));
  expect(await asking.acting).toMatchObject({ status: 200, body: { payment: { begins: true } } });
  await mend();
  const [bill] = (await charged.billsOf(id)).filter(({ status }) => status === "open");
  await home.services.stripe.invoices.pay(bill!.providerId);
  const settling = await whileApplied(() => home.services.standIn!.round());
  await settling.acting;
  expect([(await rowOf(id)).charge, await since()]).toEqual(["paid", [1, 1]]);
  expect(home.logs()).not.toContain("deadlock");
});
