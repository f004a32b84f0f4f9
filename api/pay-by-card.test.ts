import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { companies } from "../domain/companies/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { callerOf, type Company, newPerson, type Person } from "../tests/support/company.ts";
import { newMembership, openOn } from "../tests/support/plans.ts";

let home: TestApp;
let staff: Person;
beforeAll(async () => {
  home = await openTestApp({ ADMIN_EMAILS: trialAddresses.admin });
  staff = await newPerson(home, { email: trialAddresses.admin });
});
afterAll(() => home.close());

const jobs = ["period-opening", "invoicing", "period-closing", "overage-charging", "charge-repair"];

async function on(date: string): Promise<void> {
  await openOn(home, date);
  await home.services.standIn!.round();
  for (const name of jobs) await home.runJob({ name, payload: {} });
}

const billingOf = async ({ owner }: Company) => (await owner.call("GET", "/api/billing")).body;

type Card = Parameters<NonNullable<TestApp["services"]["standIn"]>["confirm"]>[2];

/** Saved at the provider; nobody has told us yet. */
async function save({ owner }: Company, kind: Card): Promise<string> {
  const { status, body } = await owner.call("POST", "/api/billing/card");
  expect(status).toBe(200);
  await home.services.standIn!.confirm(body.setupIntentId, body.client_secret, kind);
  if (kind !== "authenticate") return body.setupIntentId;
  const answer = await home.request("POST", `/dev/bank/${body.setupIntentId}`, {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      client_secret: body.client_secret,
      answer: "approve",
      return_to: "/dashboard/quotes/1",
    }).toString(),
  });
  expect(answer.headers.get("location")).toContain("/dashboard/quotes/1?setup_intent=");
  return body.setupIntentId;
}

const take = ({ owner }: Company, setupIntentId: string) =>
  owner.call("PUT", "/api/billing/card", { setupIntentId });

async function charged() {
  const { data } = await home.services.stripe.charges.list({ limit: 100 });
  return data.filter(({ paid }) => paid).map(({ amount }) => amount);
}

test("a membership billed by hand is paid by card from the end of what is invoiced, and nothing twice", async () => {
  const company = await newMembership(home, "2031-01-10");
  await on("2031-01-10");
  expect((await billingOf(company)).cardFrom).toBe("2031-02-10");
  const setupIntentId = await save(company, "saved");
  const both = await Promise.all([take(company, setupIntentId), take(company, setupIntentId)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await billingOf(company)).toMatchObject({
    card: { last4: "4242" },
    cardFrom: null,
    payment: null,
    nextCharge: { date: "2031-02-10", cents: 125_000 },
    invoices: [{ page: expect.any(String) }],
  });
  expect(home.sent.filter(({ name }) => name === "plan-mail")).toMatchObject([
    { payload: { news: { kind: "card-takes-over", on: "2031-02-10" } } },
  ]);
  const now = { planId: "fractional-cto", term: "month", when: "now" };
  expect((await company.owner.call("POST", "/api/billing/plan", now)).status).toBe(409);
  await on("2031-02-09");
  expect(await charged()).toEqual([]);
  await on("2031-02-10");
  await on("2031-02-11");
  expect(await charged()).toEqual([125_000]);
  const { invoices, subscription } = await billingOf(company);
  expect(subscription).toMatchObject({ status: "active", period: { starts: "2031-02-10" } });
  expect(invoices).toMatchObject([
    { cents: 125_000, status: "paid", page: null },
    { page: expect.any(String) },
  ]);
  await on("2031-03-12");
  expect(await charged()).toEqual([125_000, 125_000]);
  expect((await billingOf(company)).invoices).toHaveLength(3);
});

test.each(["the browser", "the provider's event"])(
  "a card that is confirmed once the membership ends is charged nothing, and nobody is told it is: %s first",
  async (first) => {
    const company = await newMembership(home, "2031-03-15");
    await on("2031-03-15");
    const setupIntentId = await save(company, "saved");
    expect((await company.owner.call("POST", "/api/billing/cancel")).status).toBe(200);
    if (first !== "the browser") await home.services.standIn!.round();
    for (let times = 0; times < 2; times += 1)
      expect(await take(company, setupIntentId)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining("canceled") },
      });
    expect(await billingOf(company)).toMatchObject({ card: null, cardFrom: null });
    const { body: log } = await staff.call("GET", `/api/admin/log?companyId=${company.id}`);
    expect(JSON.stringify(log)).not.toContain("card-replaced");
  },
);

test("a year that is invoiced keeps its plan until the card pays", async () => {
  const company = await newMembership(home, "2031-04-02", { term: "year" });
  await on("2031-04-02");
  const next = { planId: "fractional-cto", term: "year", when: "next" };
  const plan = (choice: object) => company.owner.call("POST", "/api/billing/plan", choice);
  expect((await plan(next)).status).toBe(200);
  expect((await billingOf(company)).cardFrom).toBeNull();
  expect((await company.owner.call("POST", "/api/billing/card")).status).toBe(409);
  expect((await plan({ ...next, planId: "crm-essentials" })).status).toBe(200);
  const { body } = await take(company, await save(company, "saved"));
  expect(body.card).toMatchObject({ last4: "4242" });
  for (const [term, cents] of [
    ["month", 350_000],
    ["year", 4_200_000],
  ] as const)
    expect((await plan({ ...next, term })).body).toMatchObject({
      subscription: { change: { planId: "fractional-cto", term, on: "2032-04-02" } },
      nextCharge: { date: "2032-04-02", cents },
    });
});

test("a card whose bank redirects is taken by the provider's event, and late news of it undoes no newer one", async () => {
  const company = await newMembership(home, "2031-04-10");
  await on("2031-04-10");
  await take(company, await save(company, "saved"));
  const older = await save(company, "authenticate");
  home.advance(1000);
  const newer = await save(company, "expires-soon");
  expect((await take(company, newer)).body.card.expires).not.toBe("2034-12");
  const { card } = await billingOf(company);
  await home.services.standIn!.round();
  expect((await billingOf(company)).card).toEqual(card);
  expect((await take(company, older)).body.card).toEqual(card);
  home.advance(1000);
  await save(company, "authenticate");
  await home.services.standIn!.round();
  expect((await billingOf(company)).card).not.toEqual(card);
});

test("staff ask owners for a card where one can be added, and nobody else does", async () => {
  const company = await newMembership(home, "2031-05-10");
  await on("2031-05-10");
  const path = `/api/admin/companies/${company.id}/card-request`;
  expect((await callerOf(home)("POST", path)).status).toBe(401);
  expect((await company.owner.call("POST", path)).status).toBe(403);
  expect((await staff.call("POST", path.replace(company.id, crypto.randomUUID()))).status).toBe(
    404,
  );
  const from = home.sent.length;
  expect((await staff.call("POST", path)).status).toBe(204);
  const [job] = home.sent.slice(from);
  await home.runJob(job!);
  const mails = await home.services.mailbox!.list();
  const [mail] = mails.filter(({ to }) => to.includes(company.owner.email));
  expect(mail?.subject).toContain("Would you like to pay by card?");
  await company.owner.call("POST", "/api/billing/cancel");
  expect((await staff.call("POST", path)).status).toBe(409);
  expect((await company.owner.call("POST", "/api/billing/card")).status).toBe(409);
});

test("a day that a short month lacks comes back with the next one", async () => {
  const company = await newMembership(home, "2031-08-31");
  await on("2031-09-05");
  expect((await billingOf(company)).cardFrom).toBe("2031-09-30");
  await take(company, await save(company, "saved"));
  const now = { planId: "fractional-cto", term: "month", when: "now" };
  expect((await company.owner.call("POST", "/api/billing/plan", now)).status).toBe(409);
  const [row] = await home.database.db
    .select({ customer: companies.customerId })
    .from(companies)
    .where(eq(companies.id, company.id));
  const charges = async () =>
    (await home.services.stripe.charges.list({ customer: row!.customer! })).data.length;
  await on("2031-09-29");
  expect(await charges()).toBe(0);
  await on("2031-10-01");
  expect(await charges()).toBe(1);
  expect((await billingOf(company)).nextCharge).toMatchObject({ date: "2031-10-31" });
  await on("2031-10-30");
  expect(await charges()).toBe(1);
  await on("2031-11-01");
  expect(await charges()).toBe(2);
  expect((await billingOf(company)).subscription).toMatchObject({
    status: "active",
    period: { starts: "2031-10-31" },
  });
});

test("hours beyond a card membership from before subscriptions are invoiced by the firm, once", async () => {
  const company = await newMembership(home, "2031-12-10", { billing: "card" });
  await on("2031-12-11");
  await company.owner.call("PUT", "/api/billing/overage", { capMinutes: 600 });
  const line = { companyId: company.id, date: "2031-12-10", minutes: 11 * 60, where: "offshore" };
  const { body: work } = await staff.call("POST", "/api/admin/work", { ...line, text: "Imports" });
  expect((await staff.call("POST", `/api/admin/work/${work.id}/approve`)).status).toBe(200);
  for (const date of ["2032-01-18", "2032-01-19"]) await on(date);
  const { invoices } = await billingOf(company);
  expect(invoices).toMatchObject([{ cents: 6_000, status: "open", page: expect.any(String) }]);
});

test("a form for a card lasts a day, and is no use to whoever has lost the seat by then", async () => {
  const company = await newMembership(home, "2032-03-10");
  await on("2032-03-10");
  const { owner, billing } = company;
  const { body: form } = await billing.call("POST", "/api/billing/card");
  const { body: unused } = await owner.call("POST", "/api/billing/card");
  expect((await owner.call("DELETE", `${company.at}/seats/${billing.id}`)).status).toBe(204);
  const { standIn, stripe } = home.services;
  await standIn!.confirm(form.setupIntentId, form.client_secret, "saved");
  await standIn!.round();
  expect(await billingOf(company)).toMatchObject({ card: null, cardFrom: "2032-04-10" });
  const statusOf = async () => (await stripe.setupIntents.retrieve(unused.setupIntentId)).status;
  for (const [hours, status] of [
    [23, "requires_payment_method"],
    [2, "canceled"],
  ] as const) {
    await home.pass(hours * 3_600_000);
    await home.runJob({ name: "signup-sweep", payload: {} });
    expect(await statusOf()).toBe(status);
  }
});
