import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import type { Company } from "../tests/support/company.ts";
import { billingOf, newMembership, openOn, postBilling } from "../tests/support/plans.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

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
    const { body: preview } = await postBilling(company, "plan/preview", up);
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
      chargedToday: null,
      chargedNext: null,
      chargedLater: null,
    });
    expect((await billingOf(company.owner)).change).toBeNull();
    const { body } = await postBilling(company, "plan", up);
    const { planId, name, price, hoursIncluded, term } = preview;
    const change = { planId, name, price, hoursIncluded, term };
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
    expect((await postBilling(company, "plan", up)).body).toMatchObject({
      code: "conflict",
      message: "This change is already planned.",
      current: { subscription: { change } },
    });
    const back = { planId: "crm-essentials", term: "month", when: "next" };
    expect((await postBilling(company, "plan/preview", back)).body).toMatchObject({
      takesBack: true,
    });
    expect((await postBilling(company, "plan", back)).body.subscription.change).toBeNull();
    expect((await postBilling(company, "plan", back)).status).toBe(409);
    await postBilling(company, "plan", { ...up, planId: "exec-concierge" });
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
    expect((await postBilling(company, "plan/preview", now)).body).toMatchObject({
      on: "2031-05-20",
      periodEnds: "2031-06-20",
      lostMinutes: 600,
      kept: [{ minutes: 600, expires: "2031-06-13" }],
    });
    const { body } = await postBilling(company, "plan", now);
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
      expect(await postBilling(company, "plan", choice)).toMatchObject({
        status,
        body: { message: expect.stringContaining(message) },
      });
  });

  test("to a year begins twelve periods with a bonus hour, which are kept to their end", async () => {
    const company = await newMembership(home, "2031-07-01");
    const year = { planId: "crm-essentials", term: "year", when: "next" };
    const { body: preview } = await postBilling(company, "plan/preview", year);
    expect(preview).toMatchObject({ on: "2031-08-01", termEnds: "2032-08-01", minutes: 660 });
    expect((await postBilling(company, "plan", year)).body.subscription.nextEvent).toEqual({
      kind: "changes",
      on: "2031-08-01",
      term: "year",
    });
    await openOn(home, "2031-08-01");
    expect(await billingOf(company.owner)).toMatchObject({ term: "year", termEnds: "2032-08-01" });
    const back = { ...year, term: "month" };
    const { body } = await postBilling(company, "plan", back);
    expect(body.subscription.change).toMatchObject({ term: "month", on: "2032-08-01" });
    expect(body.subscription.nextEvent).toEqual({ kind: "continues", on: "2031-09-01" });
    await openOn(home, "2032-07-31");
    expect(await billingOf(company.owner)).toMatchObject({
      term: "year",
      change: { term: "month" },
    });
    await openOn(home, "2032-08-01");
    expect(await billingOf(company.owner)).toMatchObject({ term: "month", change: null });
  });
});
