import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import type { Company } from "../tests/support/company.ts";
import { billingOf, newMembership, openOn } from "../tests/support/plans.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const post = ({ owner }: Company, path: string, body?: unknown) =>
  owner.call("POST", `/api/billing/${path}`, body);

const up = { planId: "fractional-cto", term: "month", when: "next" };

async function lastAudit({ id }: Company) {
  const [row] = await home.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
}

test("says what there is, and what it can become", async () => {
  const { owner } = await newMembership(home, "2031-01-31");
  expect(await billingOf(owner)).toMatchObject({
    planId: "crm-essentials",
    name: "CRM Essentials",
    price: 125_000,
    hoursIncluded: 10,
    term: "month",
    status: "active",
    period: { starts: "2031-01-31", ends: "2031-02-28" },
    termEnds: null,
    nextEvent: { kind: "renews", on: "2031-02-28" },
    change: null,
    endsOn: null,
    pause: null,
    offers: [
      { planId: "exec-concierge", terms: [{ term: "month", on: "2031-02-28", now: false }, {}] },
      { planId: "crm-essentials", terms: [{ term: "year", on: "2031-02-28", now: false }] },
      { planId: "automation-builder", terms: [{ term: "month", now: true }, { term: "year" }] },
      { planId: "fractional-cto" },
    ],
    cancellation: { endsOn: "2031-02-28", refusal: null },
    pausing: { from: "2031-02-28", until: ["2031-03-31", "2031-04-30", "2031-05-31"] },
    resuming: { takesBack: null, refusal: "This membership is neither canceled nor paused." },
  });
});

describe("a change of plan", () => {
  test("is previewed, begins with the next period, and can be taken back until then", async () => {
    const company = await newMembership(home, "2031-03-10");
    const { body: preview } = await post(company, "plan/preview", up);
    expect(preview).toEqual({
      planId: "fractional-cto",
      name: "Fractional CTO",
      price: 350_000,
      hoursIncluded: 20,
      term: "month",
      when: "next",
      takesBack: false,
      on: "2031-04-10",
      periodEnds: "2031-05-10",
      termEnds: null,
      minutes: 1200,
      lostMinutes: 0,
      kept: [{ minutes: 600, expires: "2031-05-09" }],
    });
    expect((await billingOf(company.owner)).change).toBeNull();
    const { body } = await post(company, "plan", up);
    const change = { planId: "fractional-cto", name: "Fractional CTO", term: "month" };
    expect(body.subscription.change).toEqual({ ...change, on: "2031-04-10" });
    expect(body.subscription.nextEvent).toMatchObject({
      kind: "changes",
      planId: "fractional-cto",
    });
    expect(await lastAudit(company)).toMatchObject({
      actorId: company.owner.id,
      action: "membership.change-planned",
      details: { before: { nextPlanId: null }, after: { nextPlanId: "fractional-cto" } },
    });
    expect((await post(company, "plan", up)).body).toMatchObject({
      code: "conflict",
      message: "This change is already planned.",
      current: { subscription: { change } },
    });
    const back = { planId: "crm-essentials", term: "month", when: "next" };
    expect((await post(company, "plan/preview", back)).body).toMatchObject({ takesBack: true });
    expect((await post(company, "plan", back)).body.subscription.change).toBeNull();
    expect((await post(company, "plan", back)).status).toBe(409);
    await post(company, "plan", { ...up, planId: "exec-concierge" });
    await openOn(home, "2031-04-10");
    expect(await billingOf(company.owner)).toMatchObject({
      planId: "exec-concierge",
      change: null,
    });
  });

  test("now ends the period and what is left of it, and only for a plan that costs as much", async () => {
    const company = await newMembership(home, "2031-04-15");
    await openOn(home, "2031-05-20");
    const now = { ...up, when: "now" };
    expect((await post(company, "plan/preview", now)).body).toMatchObject({
      on: "2031-05-20",
      periodEnds: "2031-06-20",
      lostMinutes: 600,
      kept: [{ minutes: 600, expires: "2031-06-13" }],
    });
    const { body } = await post(company, "plan", now);
    expect(body.subscription).toMatchObject({
      planId: "fractional-cto",
      cadence: "month",
      period: { starts: "2031-05-20", ends: "2031-06-20" },
    });
    const { body: hours } = await company.owner.call("GET", "/api/membership/hours");
    expect(hours.remainingMinutes).toBe(600 + 1200);
    const refusals = [
      [{ ...now, planId: "exec-concierge" }, 409, "A plan that costs less begins with"],
      [now, 409, "This is the present plan."],
      [{ ...now, planId: "enterprise" }, 404, "Plan not found"],
      [{ ...now, planId: "free" }, 404, "Plan not found"],
      [{ ...now, term: "day" }, 400, ""],
    ] as const;
    for (const [choice, status, message] of refusals)
      expect(await post(company, "plan", choice)).toMatchObject({
        status,
        body: { message: expect.stringContaining(message) },
      });
  });

  test("to a year begins twelve periods with a bonus hour, which are kept to their end", async () => {
    const company = await newMembership(home, "2031-07-01");
    const year = { planId: "crm-essentials", term: "year", when: "next" };
    const { body: preview } = await post(company, "plan/preview", year);
    expect(preview).toMatchObject({ on: "2031-08-01", termEnds: "2032-08-01", minutes: 660 });
    expect((await post(company, "plan", year)).body.subscription.nextEvent).toEqual({
      kind: "changes",
      on: "2031-08-01",
      term: "year",
    });
    await openOn(home, "2031-08-01");
    expect(await billingOf(company.owner)).toMatchObject({ term: "year", termEnds: "2032-08-01" });
    const back = { ...year, term: "month" };
    const { body } = await post(company, "plan", back);
    expect(body.subscription.change).toMatchObject({ term: "month", on: "2032-08-01" });
    expect(body.subscription.nextEvent).toMatchObject({ kind: "renews", on: "2031-09-01" });
    await openOn(home, "2032-07-31");
    expect(await billingOf(company.owner)).toMatchObject({
      term: "year",
      change: { term: "month" },
    });
    await openOn(home, "2032-08-01");
    expect(await billingOf(company.owner)).toMatchObject({ term: "month", change: null });
  });
});

describe("a cancellation", () => {
  test("ends it with its period, and can be taken back until then", async () => {
    const company = await newMembership(home, "2032-09-10");
    const { body } = await post(company, "cancel");
    expect(body.subscription).toMatchObject({
      endsOn: "2032-10-10",
      nextEvent: { kind: "ends", on: "2032-10-10" },
      offers: [],
    });
    const lastDay = "This membership is canceled, and its last day is October 9, 2032.";
    for (const [path, sent] of [
      ["pause", { months: 1 }],
      ["plan", up],
    ] as const)
      expect(await post(company, path, sent)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(lastDay) },
      });
    expect((await post(company, "cancel")).status).toBe(409);
    expect((await post(company, "resume")).body.subscription.endsOn).toBeNull();
    expect((await post(company, "resume")).status).toBe(409);
    await post(company, "cancel");
    await openOn(home, "2032-10-10");
    expect(await billingOf(company.owner)).toMatchObject({ status: "ended", period: null });
    const { body: hours } = await company.owner.call("GET", "/api/membership/hours");
    expect(hours.remainingMinutes).toBe(600);
    for (const path of ["cancel", "resume"])
      expect((await post(company, path)).body.message).toBe("There is no membership that runs.");
  });

  test("hides the change that was to begin after it, until it is taken back", async () => {
    const company = await newMembership(home, "2032-09-10");
    await post(company, "plan", up);
    await post(company, "cancel");
    expect(await billingOf(company.owner)).toMatchObject({ change: null, offers: [] });
    const back = { planId: "crm-essentials", term: "month", when: "next" };
    for (const path of ["plan", "plan/preview"])
      expect((await post(company, path, back)).status).toBe(409);
    const { body } = await post(company, "resume");
    expect(body.subscription.change).toMatchObject({ planId: "fractional-cto" });
    expect((await post(company, "plan", back)).body.subscription.change).toBeNull();
  });

  test("of a yearly term waits for the end of it, however long a pause lay in it", async () => {
    const company = await newMembership(home, "2032-11-01", { term: "year" });
    await post(company, "pause", { months: 2 });
    await openOn(home, "2033-02-15");
    const { body } = await post(company, "cancel");
    expect(body.subscription.endsOn).toBe("2034-01-01");
    await openOn(home, "2033-12-31");
    expect((await billingOf(company.owner)).status).toBe("active");
    await openOn(home, "2034-01-01");
    expect((await billingOf(company.owner)).status).toBe("ended");
  });
});

describe("a pause", () => {
  test("lets no hours run out, and ends early on a day on which periods begin", async () => {
    const company = await newMembership(home, "2034-01-31");
    const expiry = async () =>
      (await company.owner.call("GET", "/api/membership/hours")).body.grants[0]?.expires;
    expect((await post(company, "pause", { months: 3 })).body.subscription).toMatchObject({
      pause: { months: 3, from: "2034-02-28", until: "2034-05-31", hasBegun: false },
      nextEvent: { kind: "pauses", on: "2034-02-28" },
    });
    const planned = "A pause is planned from February 28, 2034. Take it back first";
    expect((await post(company, "cancel")).body.message).toContain(planned);
    expect((await post(company, "resume")).body.subscription.pause).toBeNull();
    await post(company, "pause", { months: 3 });
    await openOn(home, "2034-03-05");
    expect(await expiry()).toBe("2034-06-29");
    expect(await billingOf(company.owner)).toMatchObject({
      status: "paused",
      pause: { hasBegun: true },
      nextEvent: { kind: "resumes", on: "2034-05-31" },
      resuming: { takesBack: "pause", on: "2034-03-31" },
      pausing: { refusal: expect.stringContaining("This membership is paused until May 31, 2034") },
    });
    expect((await post(company, "resume")).body.subscription).toMatchObject({
      status: "paused",
      nextEvent: { kind: "resumes", on: "2034-03-31" },
    });
    expect(await expiry()).toBe("2034-04-29");
    expect((await post(company, "resume")).body.message).toContain("anyway");
    await openOn(home, "2034-03-31");
    expect(await billingOf(company.owner)).toMatchObject({
      status: "active",
      period: { starts: "2034-03-31", ends: "2034-04-30" },
      pausing: { from: "2034-04-30", refusal: null },
    });
  });

  test("resumed on its first day has never been, and counts thirty days where periods do", async () => {
    const company = await newMembership(home, "2034-06-01", { cadence: "thirty-days" });
    expect((await post(company, "pause", { months: 1 })).body.subscription.pause).toMatchObject({
      from: "2034-07-01",
      until: "2034-07-31",
    });
    await openOn(home, "2034-07-01");
    expect((await billingOf(company.owner)).status).toBe("paused");
    expect((await post(company, "resume")).body.subscription).toMatchObject({
      status: "active",
      period: { starts: "2034-07-01", ends: "2034-07-31" },
    });
  });

  test("in which it is canceled ends it, and an upgrade takes its days back", async () => {
    const company = await newMembership(home, "2034-08-01");
    await post(company, "pause", { months: 2 });
    await openOn(home, "2034-09-11");
    const { body } = await post(company, "cancel");
    expect(body.subscription).toMatchObject({ status: "paused", endsOn: "2034-11-01" });
    await company.owner.call("POST", "/api/membership/upgrade", {
      membershipPlan: "crm-essentials",
    });
    const { body: hours } = await company.owner.call("GET", "/api/membership/hours");
    expect(hours.grants.map(({ expires }: { expires: string }) => expires)).toEqual([
      "2034-10-10",
      "2034-11-09",
    ]);
  });
});
