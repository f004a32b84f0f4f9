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
});
