import { eq, ne, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { membershipSignups, signupDrafts } from "../domain/billing/tables.ts";
import { memberships } from "../domain/membership/tables.ts";
import { seedPlans } from "../domain/plans/seed-plans.ts";
import { membershipPlans } from "../domain/plans/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf } from "../tests/support/company.ts";
import { billingOf, newMembership, openOn, postBilling } from "../tests/support/plans.ts";
import { openSignup } from "../tests/support/signup-page.ts";

const to = (planId: string, term = "month") => ({ planId, term, when: "next", termsVersion });

/** By $100 a month, every plan but the free one. */
const raise = ({ database: { db } }: Pick<TestApp, "database">) =>
  db
    .update(membershipPlans)
    .set({ price: sql`${membershipPlans.price} + 10000` })
    .where(ne(membershipPlans.id, "free"));

describe("paid by hand", () => {
  let home: TestApp;
  beforeAll(async () => {
    home = await openTestApp();
  });
  afterEach(() => seedPlans(home.database.db));
  afterAll(() => home.close());

  async function mailTo(email: string, subject: string) {
    for (const job of home.sent.splice(0)) if (job.name === "plan-mail") await home.runJob(job);
    const mails = await home.services.mailbox!.list();
    const found = mails.find((one) => one.to.includes(email) && one.subject.startsWith(subject));
    return (await home.services.mailbox!.get(found!.id))?.text;
  }

  test("another plan costs what it did when it was chosen", async () => {
    const company = await newMembership(home, "2031-01-10");
    await postBilling(company, "plan", to("exec-concierge"));
    await raise(home);
    const { change } = await billingOf(company.owner);
    expect(change).toMatchObject({ planId: "exec-concierge", price: 90_000 });
    expect(await mailTo(company.owner.email, "Your plan changes")).toContain("$900 a month");
    await openOn(home, "2031-02-10");
    await raise(home);
    await openOn(home, "2031-03-10");
    const { body } = await company.owner.call("GET", "/api/billing");
    expect(body.subscription).toMatchObject({ planId: "exec-concierge", price: 90_000 });
    await home.runJob({ name: "invoicing", payload: {} });
    const { body: billed } = await company.owner.call("GET", "/api/billing");
    expect(billed.invoices).toMatchObject([
      { cents: 90_000 },
      { cents: 90_000 },
      { cents: 125_000 },
    ]);
  });

  test("a year of the same plan costs twelve months of the price that is paid", async () => {
    const company = await newMembership(home, "2032-01-10");
    await raise(home);
    const { body: shown } = await postBilling(
      company,
      "plan/preview",
      to("crm-essentials", "year"),
    );
    expect(shown).toMatchObject({ price: 125_000 });
    await postBilling(company, "plan", to("crm-essentials", "year"));
    const { change, offers } = await billingOf(company.owner);
    expect(change).toMatchObject({ term: "year", price: 125_000 });
    expect(offers).toMatchObject([
      { planId: "exec-concierge", price: 100_000 },
      { planId: "crm-essentials", price: 125_000 },
      { planId: "automation-builder", price: 197_500 },
      { planId: "fractional-cto", price: 360_000 },
    ]);
    expect(await mailTo(company.owner.email, "Your plan changes")).toContain("$15,000 once a year");
    await openOn(home, "2032-02-10");
    await home.runJob({ name: "invoicing", payload: {} });
    const { body } = await company.owner.call("GET", "/api/billing");
    expect(body.invoices).toMatchObject([{ cents: 1_500_000 }, { cents: 125_000 }]);
  });

  test.each([
    ["taken back", null, { planId: "crm-essentials", price: 125_000 }],
    ["replaced", "fractional-cto", { planId: "fractional-cto", price: 350_000 }],
  ])(
    "what was promised for a plan is no other one’s price, where an older version beside has %s the change",
    async (_, nextPlanId, after) => {
      const company = await newMembership(home, "2034-01-10");
      await postBilling(company, "plan", to("exec-concierge"));
      await home.database.db
        .update(memberships)
        .set({ nextPlanId })
        .where(eq(memberships.companyId, company.id));
      const { price, change } = await billingOf(company.owner);
      expect([price, change?.price]).toEqual([125_000, nextPlanId ? after.price : undefined]);
      await openOn(home, "2034-02-10");
      expect(await billingOf(company.owner)).toMatchObject(after);
    },
  );

  test("a plan that now costs less than the price that is paid can’t be taken at once", async () => {
    const company = await newMembership(home, "2033-01-10", { planId: "automation-builder" });
    await home.database.db.update(membershipPlans).set({ price: 150_000 });
    const now = { ...to("fractional-cto"), when: "now" };
    const { status, body } = await postBilling(company, "plan", now);
    expect([status, body.message]).toEqual([
      409,
      "A plan that costs less begins with the next period.",
    ]);
  });
});

describe("paid by card", async () => {
  const charged = await openChargedDesk();
  const { home, desk, confirmed, pass, rowOf, billsOf } = charged;
  afterEach(async () => {
    await seedPlans(home.database.db);
    await endMemberships(home);
  });
  afterAll(() => desk.close());

  test.each(["told of it before", "told of it after"])(
    "another plan costs what it did when it was chosen, the provider %s",
    async (order) => {
      const { id, call } = await confirmed();
      await call("POST", "/api/billing/plan", to("exec-concierge"));
      if (order === "told of it before") await pass(1);
      await raise(home);
      const { body } = await call("GET", "/api/billing");
      expect(body).toMatchObject({
        nextCharge: { cents: 90_000 },
        subscription: { change: { price: 90_000 } },
      });
      await pass(33);
      const { body: after } = await call("GET", "/api/billing");
      expect(after.subscription).toMatchObject({ planId: "exec-concierge", price: 90_000 });
      expect((await billsOf(id)).map(({ totalCents }) => totalCents)).toEqual([125_000, 90_000]);
    },
  );

  test("chosen again at a new price, it costs that", async () => {
    const { id, call } = await confirmed();
    await call("POST", "/api/billing/plan", to("exec-concierge"));
    await call("POST", "/api/billing/plan", to("crm-essentials"));
    await raise(home);
    const { body: shown } = await call("POST", "/api/billing/plan/preview", to("exec-concierge"));
    expect(shown).toMatchObject({ price: 100_000, chargedNext: { cents: 100_000 } });
    await call("POST", "/api/billing/plan", to("exec-concierge"));
    await pass(33);
    expect((await billsOf(id)).map(({ totalCents }) => totalCents)).toEqual([125_000, 100_000]);
    expect((await call("GET", "/api/billing")).body.subscription.price).toBe(100_000);
  });

  test("another term of the same plan costs the price that is paid", async () => {
    const { call } = await confirmed();
    await raise(home);
    const year = to("crm-essentials", "year");
    const { body: shown } = await call("POST", "/api/billing/plan/preview", year);
    expect(shown).toMatchObject({ price: 125_000, chargedNext: { cents: 1_500_000 } });
    const { body } = await call("POST", "/api/billing/plan", year);
    expect(body.nextCharge.cents).toBe(1_500_000);
    await pass(33);
    const { body: after } = await call("GET", "/api/billing");
    expect(after.subscription).toMatchObject({ term: "year", price: 125_000 });
    expect(after.invoices).toMatchObject([{ cents: 1_500_000 }, { cents: 125_000 }]);
  });

  test("another plan and term cost what they did when they were chosen", async () => {
    const { call } = await confirmed();
    const { body: shown } = await call("POST", "/api/billing/plan", to("exec-concierge", "year"));
    expect(shown.nextCharge.cents).toBe(1_080_000);
    await raise(home);
    expect((await call("GET", "/api/billing")).body.nextCharge.cents).toBe(1_080_000);
    await pass(33);
    const { body } = await call("GET", "/api/billing");
    expect(body.subscription).toMatchObject({ term: "year", price: 90_000 });
    expect(body.invoices).toMatchObject([{ cents: 1_080_000 }, { cents: 125_000 }]);
  });

  test("a signup is charged what it was told, however long the call took", async () => {
    const email = "patient@example.com";
    const call = callerOf(home, await home.signIn(email, { expire: new Date("2040-01-01") }));
    const id = await desk.signup(email, "crm-essentials");
    const ofSignup = eq(membershipSignups.id, id);
    await home.database.db.update(membershipSignups).set({ price: 125_000 }).where(ofSignup);
    await raise(home);
    await desk.decide(id, "confirm");
    expect(await rowOf(id)).toMatchObject({ cents: 125_000, charge: "paid" });
    expect((await desk.mailAbout(id))[0]?.text).toContain("we are charging $1,250");
    expect((await call("GET", "/api/billing")).body.subscription.price).toBe(125_000);
  });

  type Visitor = Awaited<ReturnType<typeof openSignup>>;

  async function sweep() {
    home.advance(30 * 60_000);
    await home.runJob({ name: "signup-sweep", payload: {} });
  }

  async function sentBefore(
    complete: (visitor: Visitor) => Promise<unknown>,
    forms = sql`${signupDrafts.forms}`,
  ) {
    const visitor = await openSignup(home);
    expect((await visitor.stage()).status).toBe(204);
    const { db } = home.database;
    const { setupIntentId } = visitor;
    const ofDraft = eq(signupDrafts.setupIntentId, setupIntentId);
    await db.update(signupDrafts).set({ forms }).where(ofDraft);
    await raise(home);
    await visitor.confirm();
    await complete(visitor);
    const isIt = eq(membershipSignups.setupIntentId, setupIntentId);
    const [signup] = await db.select().from(membershipSignups).where(isIt);
    return signup!;
  }

  test.each<[string, Parameters<typeof sentBefore>[0]]>([
    ["the provider’s event completes it", () => home.services.standIn!.round()],
    ["the sweep completes it", sweep],
    ["the form of a saved card is sent again", async ({ stage }) => [await stage(), await sweep()]],
  ])(
    "a signup is charged what it cost when its form was sent, also where %s later",
    async (_, complete) => {
      const { id, price } = await sentBefore(complete);
      expect(price).toBe(125_000);
      await desk.decide(id, "confirm");
      expect(await rowOf(id)).toMatchObject({ cents: 125_000, charge: "paid" });
    },
  );

  test("one whose form an older version kept costs what it does once it is complete", async () => {
    const forms = sql`(select jsonb_object_agg(key, value - 'price') from jsonb_each(${signupDrafts.forms}))`;
    const { price } = await sentBefore(sweep, forms);
    expect(price).toBe(135_000);
  });
});
