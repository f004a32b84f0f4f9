import { afterAll, afterEach, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { listPeriodsOf } from "../domain/membership/list-periods.ts";
import { eq } from "drizzle-orm";
import { subscriptions } from "../domain/billing/charging/tables.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf, newPerson, seat } from "../tests/support/company.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";
import { losing, meanwhile } from "../tests/support/losing-answers.ts";

const charged = await openChargedDesk();
const { desk, home, confirmed, pass, rowOf, billsOf, chargesOf, providerOf } = charged;
const staff = callerOf(home, desk.admin);
afterEach(() => endMemberships(charged.home));
afterAll(() => desk.close());

const hour = 3_600_000;
const choice = { planId: "fractional-cto", term: "month", when: "now", termsVersion };
const planned = { ...choice, planId: "automation-builder", when: "next" };

const billOf = async (id: number) =>
  (await billsOf(id)).find(({ reason }) => reason === "subscription_update")!;

/** Events are there, and so is the job that repairs, minutes later. */
async function settled(): Promise<void> {
  await home.services.standIn!.round();
  home.advance(120_000);
  await home.runJob({ name: "charge-repair", payload: {} });
}

/** A member who takes a dearer plan at once, which the card does not pay by itself. */
async function upgrading(as: "bank" | "refused" = "bank") {
  const member = await confirmed();
  const { id, call } = member;
  const { paymentMethodId, companyId } = await rowOf(id);
  const decide = (act: "bank" | "good" | "refused") =>
    home.services.standIn!.decide({ act, id: paymentMethodId! });
  await decide(as);
  const answer = await call("POST", "/api/billing/plan", choice);
  return {
    ...member,
    answer,
    companyId,
    decide,
    own: async () => (await call("GET", "/api/billing")).body,
    /** On the provider's own page. */
    async pay() {
      const { providerId } = await billOf(id);
      await home.services.standIn!.decide({ act: "pay", id: providerId });
    },
    async toldOf(kind: string) {
      const jobs = home.sent.filter(
        ({ name, payload }) =>
          name === "plan-mail" &&
          (payload as { companyId: string }).companyId === companyId &&
          (payload as { news: { kind: string } }).news.kind === kind,
      );
      return jobs.length;
    },
  };
}

const telling = /^\/v1\/subscriptions\/sub_/;

const subscriptionNow = { planId: "crm-essentials", status: "active" };

test("an upgrade that the bank asks about waits for the client, who has the link, and then is there", async () => {
  const { id, call, answer, companyId, own, pay, toldOf } = await upgrading();
  expect([answer.status, answer.body.payment]).toEqual([
    200,
    expect.objectContaining({
      state: "bank",
      planId: "fractional-cto",
      payUrl: expect.any(String),
      changesBy: expect.any(String),
    }),
  ]);
  const until = Date.parse(answer.body.payment.changesBy) - home.ctx.clock.now().getTime();
  expect(until).toBeGreaterThan(22.9 * hour);
  expect(answer.body.subscription).toMatchObject(subscriptionNow);
  expect(answer.body.invoices).toContainEqual(
    expect.objectContaining({ status: "open", dueCents: answer.body.payment.cents }),
  );
  expect(answer.body.nextCharge).toMatchObject({ cents: 125_000, for: "renewal" });
  const { body: today } = await staff("GET", "/api/admin/today");
  expect(today.items).toContainEqual(
    expect.objectContaining({ href: `/admin/companies/${companyId}`, kind: "payment" }),
  );
  // Nothing else of the plan changes meanwhile, but the same press is the same upgrade.
  expect((await call("POST", "/api/billing/plan", choice)).body.payment.state).toBe("bank");
  const other = { ...choice, planId: "automation-builder" };
  for (const refused of [
    await call("POST", "/api/billing/plan", other),
    await call("POST", "/api/billing/cancel"),
    await call("POST", "/api/billing/pause", { months: 1 }),
  ])
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining("waits for its payment"),
    ]);
  await settled();
  expect((await own()).payment.state).toBe("bank");
  expect(await chargesOf(id)).toBe(1);
  await pay();
  await settled();
  const after = await own();
  expect(after).toMatchObject({ payment: null, subscription: { planId: "fractional-cto" } });
  expect(await chargesOf(id)).toBe(2);
  expect([await toldOf("upgraded"), await toldOf("upgrade-lapsed")]).toEqual([1, 0]);
  expect((await providerOf(id)).pending_update).toBeNull();
  expect((await providerOf(id)).metadata).toMatchObject({ plan_id: "fractional-cto" });
  expect(await rowOf(id)).toMatchObject({ upgrade: null, upgradeUntil: null, isStale: false });
});

test("what is not paid within a day lapses, and the plan stays as it is", async () => {
  const { id, call, own, pay, toldOf } = await upgrading();
  await pass(1);
  await settled();
  const after = await own();
  expect(after).toMatchObject({ payment: null, subscription: subscriptionNow });
  expect(after.invoices).toContainEqual(expect.objectContaining({ status: "void", dueCents: 0 }));
  expect([await toldOf("upgrade-lapsed"), await chargesOf(id)]).toEqual([1, 1]);
  await expect(pay()).rejects.toThrow("not open");
  expect(await rowOf(id)).toMatchObject({ upgrade: null, isStale: false });
  expect((await call("POST", "/api/billing/pause", { months: 1 })).status).toBe(200);
});

test("a declined card can be replaced, and the other one pays for the upgrade", async () => {
  const { id, call, answer, own } = await upgrading("refused");
  expect(answer.body).toMatchObject({
    payment: { state: "refused", planId: "fractional-cto" },
    subscription: subscriptionNow,
  });
  const { body: setup } = await call("POST", "/api/billing/card");
  const { setupIntentId } = setup;
  await home.services.standIn!.confirm(setupIntentId, setup.client_secret, "saved");
  const { body } = await call("PUT", "/api/billing/card", { setupIntentId });
  expect(body.card.last4).toBe("4242");
  await settled();
  expect(await own()).toMatchObject({
    payment: null,
    subscription: { planId: "fractional-cto", status: "active" },
  });
  expect(await chargesOf(id)).toBe(2);
});

const callOff = "/api/billing/call-off";

test("owners, billing contacts and staff call it off, once; nobody else does", async () => {
  const { id, call, companyId, own, toldOf } = await upgrading();
  for (const role of ["requester", "viewer"] as const) {
    const person = await newPerson(home);
    await seat(home, companyId, person, role);
    expect((await person.call("POST", callOff)).status, role).toBe(403);
  }
  const office = `/api/admin/companies/${companyId}/call-off`;
  expect((await callerOf(home)("POST", callOff)).status).toBe(401);
  expect((await (await newPerson(home)).call("POST", callOff)).status).toBe(404);
  expect((await call("POST", office)).status).toBe(403);
  expect((await callerOf(home)("POST", office)).status).toBe(401);
  const { status, body } = await call("POST", callOff);
  expect([status, body.payment, body.subscription.planId]).toEqual([200, null, "crm-essentials"]);
  expect((await call("POST", callOff)).status).toBe(409);
  expect((await call("POST", "/api/billing/plan", choice)).body.payment.state).toBe("bank");
  expect((await staff("POST", office)).status).toBe(200);
  expect((await staff("POST", office)).status).toBe(409);
  expect((await own()).payment).toBeNull();
  await pass(1);
  expect([await toldOf("upgrade-lapsed"), await chargesOf(id)]).toEqual([0, 1]);
});

test("what was planned and not told before it is told when it is called off, answered or not", async () => {
  const { id, call } = await confirmed();
  const { paymentMethodId } = await rowOf(id);
  await losing(home, telling, "before", () => call("POST", "/api/billing/plan", planned));
  await home.services.standIn!.decide({ act: "bank", id: paymentMethodId! });
  expect((await call("POST", "/api/billing/plan", choice)).body.payment.state).toBe("bank");
  const answer = await losing(home, telling, "before", () => call("POST", callOff));
  expect([answer.status, (await rowOf(id)).upgrade]).toEqual([503, null]);
  await settled();
  expect((await providerOf(id)).metadata).toMatchObject({ plan_id: "automation-builder" });
});

test("a change that is told late leaves an upgrade that waits alone", async () => {
  const members = [await confirmed(), await confirmed()];
  const rows = await Promise.all(members.map(({ id }) => rowOf(id)));
  for (const { paymentMethodId } of rows)
    await home.services.standIn!.decide({ act: "bank", id: paymentMethodId! });
  await losing(home, telling, "before", () =>
    Promise.all(members.map(({ call }) => call("POST", "/api/billing/plan", planned))),
  );
  home.advance(120_000);
  // The job has read both rows; whoever comes second takes an upgrade while the first is told.
  let at = -1;
  const upgrade = ({ url }: { url: string }) => {
    at = rows.findIndex(({ providerId }) => !url.includes(providerId!));
    return members[at]!.call("POST", "/api/billing/plan", choice);
  };
  const repair = () => home.runJob({ name: "charge-repair", payload: {} });
  await meanwhile(home, telling, upgrade, repair);
  const { id, call } = members[at]!;
  expect((await call("GET", "/api/billing")).body.payment?.state).toBe("bank");
  expect((await providerOf(id)).metadata).toMatchObject({ plan_id: "crm-essentials" });
});

test("one that is paid while it is called off is there", async () => {
  const { id, call, own, pay } = await upgrading();
  await pay();
  const { status, body } = await call("POST", callOff);
  expect([status, body.subscription.planId]).toEqual([200, "fractional-cto"]);
  await settled();
  expect((await own()).subscription.planId).toBe("fractional-cto");
  expect(await chargesOf(id)).toBe(2);
});

test("one that is paid while it is asked for again is there, and nobody is told otherwise", async () => {
  const { id, call, own, pay, toldOf } = await upgrading();
  const paid = async () => {
    await pay();
    await home.services.standIn!.round();
  };
  const press = () => call("POST", "/api/billing/plan", choice);
  const { status } = await meanwhile(home, /^\/v1\/subscriptions\/[^/]+$/, paid, press);
  expect(status).toBe(200);
  await settled();
  expect((await own()).subscription.planId).toBe("fractional-cto");
  expect([await toldOf("upgraded"), await toldOf("upgrade-lapsed")]).toEqual([1, 0]);
  expect(await rowOf(id)).toMatchObject({ upgrade: null, isStale: false });
});

test("one that is found paid while it is called off is not asked for again", async () => {
  const { id, call } = await upgrading();
  const answers: Promise<{ status: number }>[] = [];
  await home.database.db.transaction(async (tx) => {
    await tx.update(subscriptions).set({ upgrade: null }).where(eq(subscriptions.signupId, id));
    answers.push(call("POST", callOff));
    await waitsOrEnds(home.database, answers[0]!);
  });
  expect((await answers[0]!).status).toBe(409);
  expect((await rowOf(id)).upgrade).toBeNull();
});

test("one that is paid while the program is off begins on the provider's day", async () => {
  const { id, own, pay, decide } = await upgrading();
  await home.pass(5 * hour);
  await pay();
  await decide("good");
  await home.pass(20 * 24 * hour);
  await settled();
  const { subscription } = await own();
  const { starts } = await billOf(id);
  expect(subscription).toMatchObject({ planId: "fractional-cto", period: { starts } });
  const { membershipId } = await rowOf(id);
  expect(await listPeriodsOf(home.database.db, membershipId!)).toHaveLength(1);
  await pass(15);
  expect((await own()).subscription.status).toBe("active");
  expect(await chargesOf(id)).toBe(3);
});

test("a plan that is planned already costs as much when it is taken at once", async () => {
  const { call } = await confirmed();
  const charged = async () =>
    (await call("POST", "/api/billing/plan/preview", choice)).body.chargedToday;
  const before = await charged();
  await call("POST", "/api/billing/plan", { ...choice, when: "next" });
  const after = await charged();
  // By the seconds in between.
  expect(Math.abs(after - before)).toBeLessThan(100);
});
