import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { invoices } from "../domain/billing/charging/tables.ts";
import { overageCharges } from "../domain/billing/overage/tables.ts";
import { civilDateOf } from "../domain/fields/civil-date.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf, newCompany, newPerson } from "../tests/support/company.ts";
import { addMembership } from "../tests/support/hours.ts";
import { losing } from "../tests/support/losing-answers.ts";
import { isFor } from "../tests/support/mails-about.ts";
import { passDays } from "../tests/support/pass-days.ts";

const { desk, home, confirmed, rowOf, billsOf } = await openChargedDesk();
const staff = callerOf(home, desk.admin);
afterEach(() => endMemberships(home));
afterAll(() => desk.close());

const jobs = ["period-opening", "period-closing", "overage-charging", "charge-repair"];
const pass = (days: number) => passDays(home, days, jobs);

const yearly = { planId: "crm-essentials", term: "year", when: "next", termsVersion };
const cents = 18_000;

type Owing = {
  daysToPlan: number;
  act?: "plan" | "cancel";
  /** Once the plan has ended, before the statement of its last period closes; answers which signup that was. */
  signUpAgain?: (email: string) => Promise<number>;
};

/** Three hours beyond a month of the plan, which an owner agrees to. */
async function workBeyond(call: ReturnType<typeof callerOf>, companyId: string) {
  await call("PUT", "/api/billing/overage", { capMinutes: 60_000 });
  const { body: line } = await staff("POST", "/api/admin/work", {
    companyId,
    date: civilDateOf(home.ctx.clock.now()),
    minutes: 13 * 60,
    where: "offshore",
    text: "Imported the contacts",
  });
  const approved = await staff("POST", `/api/admin/work/${line.id}/approve`);
  expect(approved.status).toBe(200);
}

/** Three hours beyond a month's plan, with a yearly term or nothing to follow: they go on an invoice of their own, which the card declines. */
async function owing({ daysToPlan, act = "plan", signUpAgain }: Owing) {
  const member = await confirmed();
  const { id, call } = member;
  const { companyId, paymentMethodId, customerId } = await rowOf(id);
  const decide = (answer: "good" | "refused") =>
    home.services.standIn!.decide({ act: answer, id: paymentMethodId! });
  await workBeyond(call, companyId);
  await pass(daysToPlan);
  const sent = act === "plan" ? yearly : undefined;
  expect((await call("POST", `/api/billing/${act}`, sent)).status).toBe(200);
  await pass(34 - daysToPlan);
  await decide("refused");
  const later = await signUpAgain?.(member.email);
  await pass(14);
  return {
    ...member,
    later,
    decide,
    chargeAgain: () => staff("POST", `/api/admin/companies/${companyId}/charge`),
    own: async () => (await call("GET", "/api/billing")).body,
    async charged() {
      const { data } = await home.services.stripe.charges.list({ customer: customerId! });
      return data.filter(({ paid }) => paid).map(({ amount }) => amount);
    },
  };
}

const asked = { state: "refused", isOverage: true, cents, begins: false };

test("another card pays what the first one declined", async () => {
  const { call, own, charged } = await owing({ daysToPlan: 1 });
  expect(await own()).toMatchObject({ takesCard: true, payment: asked });
  const { body: setup } = await call("POST", "/api/billing/card");
  const { setupIntentId, client_secret } = setup;
  await home.services.standIn!.confirm(setupIntentId, client_secret, "saved");
  const { body } = await call("PUT", "/api/billing/card", { setupIntentId });
  expect(body.payment).toBeNull();
  expect(await charged()).toEqual([cents, 1_500_000, 125_000]);
  await pass(10);
  expect(await charged()).toHaveLength(3);
});

test("it is asked for also once another term has followed", async () => {
  const { own, charged, decide, chargeAgain } = await owing({ daysToPlan: 33 });
  expect((await own()).payment).toMatchObject(asked);
  await decide("good");
  await pass(16);
  const { subscription, payment } = await own();
  expect([subscription.term, subscription.status]).toEqual(["year", "active"]);
  expect(payment).toMatchObject(asked);
  const { status, body } = await chargeAgain();
  expect([status, body.payment]).toEqual([200, null]);
  expect(await charged()).toEqual([cents, 1_500_000, 125_000, 125_000]);
});

test("after the end its mail names the way that the page has", async () => {
  const { email } = await owing({ daysToPlan: 1, act: "cancel" });
  const { received } = desk.mail;
  received.length = 0;
  for (const job of home.sent.filter(({ name }) => name === "payment-mail")) await home.runJob(job);
  const declined = received.filter((mail) => isFor(mail, email)).at(-1);
  expect(declined?.text).toContain("$180 could not be charged");
  expect(declined?.text).toContain("press “Pay this invoice”");
});

test("no other card is asked for it where another membership runs that no card pays for", async () => {
  const owed = await owing({ daysToPlan: 1, act: "cancel", signUpAgain: turns[givenUp] });
  const { companyId } = await rowOf(owed.id);
  const anchor = civilDateOf(home.ctx.clock.now());
  await addMembership(home.ctx, companyId, { anchor, billing: "none" });
  expect(await owed.own()).toMatchObject({ takesCard: false, payment: asked });
  expect((await owed.call("POST", "/api/billing/card")).status).toBe(409);
});

test("what a merged company owes is not said to be due from the card of the one that is kept", async () => {
  const { id, call, decide, charged } = await owing({ daysToPlan: 1, act: "cancel" });
  const { companyId } = await rowOf(id);
  expect((await call("GET", "/api/billing")).body.payment).toMatchObject(asked);
  const kept = await confirmed();
  const into = (await rowOf(kept.id)).companyId;
  const { status } = await staff("POST", `/api/admin/companies/${into}/merge`, { companyId });
  expect(status).toBe(200);
  const { body } = await kept.call("GET", "/api/billing");
  expect(body.payment).toMatchObject({ ...asked, earlierCard: expect.stringMatching(/\d{4}$/) });
  expect(body.nextCharge).toMatchObject({ for: "renewal", cents: 125_000 });
  expect(body.invoices).toContainEqual(expect.objectContaining({ cents, status: "overdue" }));
  const charge = () => staff("POST", `/api/admin/companies/${into}/charge`);
  expect((await charge()).body.payment).toMatchObject(asked);
  await decide("good");
  expect(await charge()).toMatchObject({ status: 200, body: { payment: null } });
  expect(await charged()).toEqual([cents, 125_000]);
  expect((await charge()).status).toBe(409);
});

/** Signed out, as anybody who types that address: with another customer at the provider. */
async function comeBack(email: string, card: Parameters<typeof desk.signup>[2] = "saved") {
  const id = await desk.signup(email, "fractional-cto", card);
  expect((await desk.decide(id, "confirm")).status).toBe(200);
  await home.services.standIn!.round();
  return id;
}

test("what was owed before a return by a signup is paid on the provider's page, and another card is not asked for it", async () => {
  const { id, email, call, own, charged } = await owing({ daysToPlan: 1, act: "cancel" });
  const back = await comeBack(email);
  expect((await rowOf(back)).customerId).not.toBe((await rowOf(id)).customerId);
  const { payment, subscription, takesCard } = await own();
  expect(subscription).toMatchObject({ planId: "fractional-cto", status: "active" });
  expect(payment).toMatchObject({ ...asked, payUrl: expect.any(String) });
  expect([payment.earlierCard, takesCard]).toEqual([expect.stringMatching(/\d{4}$/), true]);
  const { body: setup } = await call("POST", "/api/billing/card");
  const { setupIntentId, client_secret } = setup;
  await home.services.standIn!.confirm(setupIntentId, client_secret, "saved");
  const replaced = await call("PUT", "/api/billing/card", { setupIntentId });
  expect(replaced).toMatchObject({ status: 200, body: { payment: asked } });
  expect(await charged()).toEqual([125_000]);
  const { providerId } = (await billsOf(id)).at(-1)!;
  await home.services.standIn!.decide({ act: "pay", id: providerId });
  await home.services.standIn!.round();
  expect((await own()).payment).toBeNull();
});

test("staff ask the earlier card for it, and the first payment of a return comes before it", async () => {
  const { id, email, own, decide, charged, chargeAgain } = await owing({
    daysToPlan: 1,
    act: "cancel",
  });
  const back = await comeBack(email, "refused-later");
  expect((await own()).payment).toMatchObject({ begins: true, earlierCard: null });
  const { paymentMethodId } = await rowOf(back);
  await home.services.standIn!.decide({ act: "good", id: paymentMethodId! });
  expect((await desk.charge(back)).status).toBe(200);
  expect((await own()).payment).toMatchObject(asked);
  expect((await chargeAgain()).body.payment).toMatchObject(asked);
  expect((await billsOf(id)).at(-1)).toMatchObject({ status: "open", trouble: "refused" });
  await decide("good");
  expect(await chargeAgain()).toMatchObject({ status: 200, body: { payment: null } });
  expect(await charged()).toEqual([cents, 125_000]);
  expect((await chargeAgain()).status).toBe(409);
});

/** Whose card is gone before staff confirm. */
async function refusedOutright(email: string) {
  const id = await desk.signup(email, "crm-essentials");
  const { paymentMethodId } = (await desk.rowOf(id))!;
  return {
    detach: () => home.services.stripe.paymentMethods.detach(paymentMethodId),
    confirm: () => desk.decide(id, "confirm"),
    async nothingBegun() {
      const { charge, providerId } = await rowOf(id);
      expect([charge, providerId]).toEqual(["refused", null]);
      return id;
    },
  };
}

const run = async (...names: string[]) => {
  for (const name of names) await home.runJob({ name, payload: {} });
};

const isAsked = ({ status }: { status: string }) => status !== "void";

const givenUp = "and given up once it waited for that signup, whose card pays by then";
const turns = {
  async "outright before it was to be billed"(email: string) {
    const signup = await refusedOutright(email);
    await signup.detach();
    await signup.confirm();
    return signup.nothingBegun();
  },
  async "outright once it waited for that signup"(email: string) {
    const signup = await refusedOutright(email);
    await losing(home, /^\/v1\/subscriptions$/, "before", signup.confirm);
    await home.pass(9 * 86_400_000);
    await run("period-closing", "overage-charging");
    await signup.detach();
    await run("charge-repair");
    return signup.nothingBegun();
  },
  async [givenUp](email: string) {
    await home.pass(9 * 86_400_000);
    await run("period-closing");
    const id = await desk.signup(email, "fractional-cto", "refused-later");
    await desk.decide(id, "confirm");
    await run("overage-charging");
    await home.pass(2 * 86_400_000);
    await home.services.standIn!.round();
    const { charge, paymentMethodId } = await rowOf(id);
    expect(charge).toBe("over");
    await home.services.standIn!.decide({ act: "good", id: paymentMethodId! });
    return id;
  },
};
test.each(Object.entries(turns))(
  "after the end it is asked for, and of the card that paid for that plan, also where another signup was refused %s",
  async (_when, signUpAgain) => {
    const { id, own, later, ...owed } = await owing({ daysToPlan: 1, act: "cancel", signUpAgain });
    const { decide, charged, chargeAgain } = owed;
    const { overage, invoices, payment } = await own();
    expect(overage).toMatchObject({ isAlone: true, waiting: [] });
    expect(payment).toMatchObject({ ...asked, payUrl: expect.any(String) });
    expect(invoices.filter(isAsked)).toMatchObject([
      { cents, status: "overdue" },
      { status: "paid" },
    ]);
    const ofPlan = [{ status: "paid" }, { status: "open", totalCents: cents }];
    expect(await billsOf(id)).toMatchObject(ofPlan);
    const signup = await rowOf(later!);
    expect((await chargeAgain()).body.payment).toMatchObject(asked);
    expect(await rowOf(later!)).toEqual(signup);
    await decide("good");
    expect((await chargeAgain()).body.payment).toMatchObject({ begins: true, isOverage: false });
    expect(await charged()).toEqual([cents, 125_000]);
    expect(await rowOf(later!)).toEqual(signup);
  },
);

test("billed to such a signup all the same, as it was once, it neither begins a membership nor pays for one", async () => {
  const signUpAgain = turns[givenUp];
  const { id, own, later, decide } = await owing({ daysToPlan: 1, act: "cancel", signUpAgain });
  const { id: subscriptionId } = await rowOf(later!);
  const { providerId } = (await billsOf(id)).at(-1)!;
  for (const [table, bill] of [
    [overageCharges, overageCharges.ownInvoiceId],
    [invoices, invoices.providerId],
  ] as const)
    await home.database.db.update(table).set({ subscriptionId }).where(eq(bill, providerId));
  expect((await own()).payment).toMatchObject(asked);
  await decide("good");
  await home.services.standIn!.decide({ act: "pay", id: providerId });
  await home.services.standIn!.round();
  expect(await billsOf(later!)).toContainEqual(expect.objectContaining({ status: "paid" }));
  expect((await rowOf(later!)).charge).toBe("over");
  expect((await own()).payment).toMatchObject({ state: "over", begins: true, isOverage: false });
});

const waited = Object.entries(turns).slice(1);
test.each(waited)(
  "where no card ever paid for the ended plan, the firm invoices it also where another signup was refused %s",
  async (_when, signUpAgain) => {
    const { id: companyId, owner } = await newCompany(home);
    const anchor = civilDateOf(home.ctx.clock.now());
    await addMembership(home.ctx, companyId, { anchor, billing: "card" });
    await workBeyond(owner.call, companyId);
    expect((await staff("POST", `/api/admin/companies/${companyId}/cancel`)).status).toBe(200);
    await pass(34);
    await signUpAgain(owner.email);
    await pass(6);
    const { overage, invoices } = (await owner.call("GET", "/api/billing")).body;
    expect(overage.waiting).toEqual([]);
    expect(invoices.filter(isAsked)).toMatchObject([
      { cents, status: "open", page: expect.any(String) },
    ]);
  },
);

test("beyond a plan that nobody bills it is invoiced by the firm, and nothing else is", async () => {
  const { call } = await newPerson(home);
  await call("POST", "/api/membership/upgrade", { membershipPlan: "crm-essentials" });
  const { companyId } = (await call("GET", "/api/membership/hours")).body;
  await workBeyond(call, companyId);
  await passDays(home, 75, [...jobs, "invoicing"], 15);
  const { overage, invoices } = (await call("GET", "/api/billing")).body;
  expect(invoices).toMatchObject([{ cents, status: "overdue" }]);
  expect(overage).toMatchObject({ isAlone: true, waiting: [] });
});
