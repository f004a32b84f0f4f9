import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { subscriptions } from "../domain/billing/charging/tables.ts";
import { endMemberships } from "../tests/support/charged-desk.ts";
import { passDays } from "../tests/support/pass-days.ts";
import { openSignupDesk, type SignupDesk } from "../tests/support/signup-desk.ts";
import { callerOf, newPerson, seat } from "../tests/support/company.ts";
import { civilDateOf } from "../domain/fields/civil-date.ts";

let desk: SignupDesk;
let home: SignupDesk["home"];
let staff: ReturnType<typeof callerOf>;
let number = 0;
beforeAll(async () => {
  desk = await openSignupDesk();
  ({ home } = desk);
  staff = callerOf(home, desk.admin);
});
afterEach(() => endMemberships(home));
afterAll(() => desk.close());

const day = 86_400_000;
const today = () => civilDateOf(home.ctx.clock.now());
const jobs = ["period-opening", "period-closing", "overage-charging", "charge-repair"];

const pass = (days: number) => passDays(home, days, [...jobs, "overage-charging"]);

/** Whose card pays for ten hours a month, and an owner who agrees to more. */
async function paying(capMinutes: number | null = 60_000) {
  const email = `beyond-${(number += 1)}@example.com`;
  const expire = new Date(home.ctx.clock.now().getTime() + 900 * day);
  const call = callerOf(home, await home.signIn(email, { expire }));
  const id = await desk.signup(email, "crm-essentials");
  await desk.decide(id, "confirm");
  const [row] = await home.database.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.signupId, id));
  await call("PUT", "/api/billing/overage", { capMinutes });
  const { companyId, customerId } = row!;
  return {
    call,
    companyId,
    customerId: customerId!,
    /** The hours of the plan and so many more. */
    async work(hoursBeyond: number) {
      const line = {
        companyId,
        date: today(),
        minutes: (10 + hoursBeyond) * 60,
        where: "offshore",
        text: "Imported the contacts",
      };
      const { body } = await staff("POST", "/api/admin/work", line);
      return staff("POST", `/api/admin/work/${body.id}/approve`);
    },
    invoices: async () => (await call("GET", "/api/billing")).body.invoices,
    async charged() {
      const { data } = await home.services.stripe.charges.list({ customer: customerId! });
      return data.filter(({ paid }) => paid).map(({ amount }) => amount);
    },
  };
}

test("an owner alone agrees to hours beyond the plan, and takes it back", async () => {
  const { call, companyId } = await paying(120);
  const put = (body: object, who = call) => who("PUT", "/api/billing/overage", body);
  expect((await call("GET", "/api/billing")).body.overage).toEqual({
    capMinutes: 120,
    capUsedMinutes: 0,
    usedMinutes: 0,
    usedCents: 0,
    mayAgree: true,
    isAlone: false,
    closing: [],
    waiting: [],
  });
  const path = `/api/admin/companies/${companyId}`;
  expect((await staff("GET", path)).body.overageCapMinutes).toBe(120);
  for (const role of ["billing", "requester", "viewer"] as const) {
    const person = await newPerson(home);
    await seat(home, companyId, person, role);
    expect((await put({ capMinutes: 60_000 }, person.call)).status, role).toBe(403);
  }
  expect((await put({ capMinutes: 60 }, callerOf(home))).status).toBe(401);
  expect((await put({ capMinutes: 60 }, (await newPerson(home)).call)).status).toBe(404);
  expect((await put({ capMinutes: 60 }, staff)).status).toBe(404);
  for (const wrong of [{}, { capMinutes: -15 }, { capMinutes: 1.5 }, { capMinutes: 60_001 }])
    expect((await put(wrong)).status).toBe(400);
  expect((await put({ capMinutes: null })).body.overage.capMinutes).toBe(0);
});

test("a client sees what the period under way has beyond the plan, and what it costs", async () => {
  const { call, work, companyId } = await paying(120);
  const first = await work(1.5);
  expect(first.status).toBe(200);
  const used = { usedMinutes: 90, usedCents: 9000 };
  expect((await call("GET", "/api/billing")).body.overage).toMatchObject(used);
  const { body } = await call("GET", "/api/membership/hours");
  const { overageMinutes, overageCents, overageCapMinutes } = body;
  expect({ overageMinutes, overageCents, overageCapMinutes }).toEqual({
    overageMinutes: 90,
    overageCents: 9000,
    overageCapMinutes: 120,
  });
  await pass(31);
  expect((await call("GET", "/api/billing")).body.overage.usedMinutes).toBe(0);
  await pass(9);
  // Given back in a later period, it makes no room there for what nobody agreed to.
  expect((await staff("POST", `/api/admin/work/${first.body.id}/reverse`)).status).toBe(200);
  await work(0);
  expect((await work(2.5)).status).toBe(409);
  expect((await staff("GET", `/api/admin/companies/${companyId}`)).body).toMatchObject({
    overageMinutes: -90,
    overageCapUsedMinutes: 0,
    hours: { overageMinutes: -90, overageCapUsedMinutes: 0 },
  });
  const billed = { usedMinutes: -90, usedCents: -9000, capUsedMinutes: 0 };
  expect((await call("GET", "/api/billing")).body.overage).toMatchObject(billed);
});

test("what a closed period has beyond the plan is one line on the next invoice, with the work behind it", async () => {
  const { call, work, invoices, charged } = await paying();
  expect((await work(2)).status).toBe(200);
  await pass(33);
  const closing = (await call("GET", "/api/billing")).body;
  expect(closing.overage).toMatchObject({
    usedCents: 0,
    closing: [{ cents: 12_000 }],
    waiting: [],
  });
  expect(closing.nextCharge.cents).toBe(137_000);
  const ended = async () => (await call("GET", "/api/membership/hours")).body.ended;
  expect(await ended()).toMatchObject([{ work: [{ overageMinutes: 120 }] }]);
  await pass(7);
  expect(await ended()).toEqual([]);
  const { body } = await call("GET", "/api/billing");
  expect(body.overage).toMatchObject({ closing: [], waiting: [{ cents: 12_000 }] });
  expect(body.nextCharge.cents).toBe(137_000);
  expect(await charged()).toHaveLength(2);
  await pass(24);
  const [latest] = await invoices();
  expect(latest).toMatchObject({ cents: 137_000, overage: [{ cents: 12_000 }] });
  const at = `/api/membership/statements/${latest.overage[0].statementId}`;
  const statement = await call("GET", at);
  expect(JSON.stringify(statement.body)).toContain("Imported the contacts");
  const { id, number, pdf } = latest;
  const receipt = home.sent.find(
    ({ name, payload }) =>
      name === "payment-mail" && (payload as { invoiceId: string }).invoiceId === id,
  );
  await home.runJob(receipt!);
  expect(desk.mail.received.at(-1)?.text).toContain("Hours beyond your plan: $120");
  expect((await call("GET", `${at}/invoice`)).body).toEqual({ invoice: { id, number, href: pdf } });
  expect(await charged()).toEqual([137_000, 125_000, 125_000]);
  await pass(31);
  expect((await charged())[0]).toBe(125_000);
});

test("after the end it goes alone, exactly once", async () => {
  const { call, work, invoices, charged } = await paying();
  await work(3);
  await call("POST", "/api/billing/cancel");
  await pass(33);
  const { overage, nextCharge } = (await call("GET", "/api/billing")).body;
  expect({ ...overage, nextCharge }).toMatchObject({
    isAlone: true,
    closing: [{ cents: 18_000 }],
    nextCharge: null,
  });
  await pass(27);
  expect(await charged()).toEqual([18_000, 125_000]);
  expect(await invoices()).toMatchObject([
    { cents: 18_000, status: "paid", overage: [{ cents: 18_000 }] },
    { cents: 125_000 },
  ]);
});

test("it waits for the invoice after a pause, whose own are void", async () => {
  const { call, work, charged } = await paying();
  await work(1);
  await pass(40);
  expect((await call("POST", "/api/billing/pause", { months: 1 })).status).toBe(200);
  await pass(40);
  expect(await charged()).toHaveLength(2);
  await pass(20);
  expect(await charged()).toEqual([131_000, 125_000, 125_000]);
});

test("it goes alone where a canceled pause lets no invoice follow", async () => {
  const { call, work, charged } = await paying();
  await work(1);
  await pass(20);
  expect((await call("POST", "/api/billing/pause", { months: 2 })).status).toBe(200);
  await pass(15);
  expect((await call("POST", "/api/billing/cancel")).status).toBe(200);
  await pass(12);
  expect(await charged()).toEqual([6_000, 125_000]);
  await pass(60);
  expect(await charged()).toHaveLength(2);
});

test.each(["before", "after"])("an answer lost %s the work leaves one line", async (when) => {
  const { work, charged } = await paying();
  await work(2);
  const { standIn } = home.services;
  const { answer } = standIn!;
  let isLost = false;
  standIn!.answer = async (asked) => {
    const isIt = asked.method === "POST" && new URL(asked.url).pathname === "/v1/invoiceitems";
    if (!isIt || isLost) return answer(asked);
    isLost = true;
    if (when === "after") await answer(asked);
    throw new Error("The connection broke");
  };
  await pass(64);
  standIn!.answer = answer;
  expect(isLost).toBe(true);
  expect(await charged()).toEqual([137_000, 125_000, 125_000]);
});

test("it is still owed where its invoice is void, since the provider gave the renewal up", async () => {
  const { call, work, charged, customerId } = await paying();
  await work(2);
  await pass(40);
  const { stripe, standIn } = home.services;
  const [card] = (await stripe.paymentMethods.list({ customer: customerId })).data;
  await standIn!.decide({ act: "refused", id: card!.id });
  await pass(32);
  const lost = { cents: 137_000, status: "void", overage: [] };
  const alone = { cents: 12_000, status: "overdue", overage: [{ cents: 12_000 }] };
  const { body } = await call("GET", "/api/billing");
  expect(body.subscription.status).toBe("ended");
  expect(body.invoices.slice(0, 2)).toMatchObject([alone, lost]);
  expect(body.payment).toMatchObject({
    cents: 12_000,
    isOverage: true,
    payUrl: expect.any(String),
  });
  await standIn!.decide({
    act: "pay",
    id: new URL(body.payment.payUrl).pathname.split("/").at(-1)!,
  });
  await pass(2);
  expect(await charged()).toEqual([12_000, 125_000, 125_000]);
  expect((await call("GET", "/api/billing")).body).toMatchObject({ payment: null, refunds: [] });
});
