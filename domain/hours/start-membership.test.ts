import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { openTestApp, type TestApp } from "../../tests/support/app.ts";
import { addCompany, addPerson, clockAt } from "../../tests/support/hours.ts";
import { auditLog } from "../../platform/db/tables.ts";
import { memberships, periods } from "../membership/tables.ts";
import { approveWork } from "./approve-work.ts";
import { closePeriods } from "./close-periods.ts";
import { countHours } from "./count-hours.ts";
import { hoursOfCompany } from "./hours-of-company.ts";
import { logWork } from "./log-work.ts";
import { reverseWork } from "./reverse-work.ts";
import { startMembership } from "./start-membership.ts";
import { entries, grants, statements } from "./tables.ts";

let home: TestApp;
let staffId: string;
beforeAll(async () => {
  home = await openTestApp();
  staffId = await addPerson(home.database.db, "Grace");
});
afterAll(() => home.close());

const db = () => home.database.db;

const start = (companyId: string, date: string, planId: string) =>
  db().transaction((tx) => {
    const ctx = { ...home.ctx, db: tx, clock: clockAt(date) };
    return startMembership(ctx, { companyId, planId, cadence: "month", billing: "by-hand" });
  });

const on = (date: string) => {
  const email = trialAddresses.admin;
  const actor = { kind: "member" as const, userId: staffId, email, isAdmin: true };
  return { ...home.ctx, clock: clockAt(date), actor };
};

async function log(companyId: string, date: string, minutes: number): Promise<string> {
  const input = { companyId, date, minutes, where: "onshore" as const, text: `Work of ${date}` };
  return (await logWork(on(date), input)).id;
}

/** Each with the plan of the period that shows it, and the first day of the grant. */
const writtenOf = (companyId: string) =>
  db()
    .select({
      kind: entries.kind,
      minutes: entries.minutes,
      shownBy: periods.planId,
      from: grants.effective,
    })
    .from(entries)
    .leftJoin(grants, eq(grants.id, entries.grantId))
    .leftJoin(periods, eq(periods.id, entries.periodId))
    .where(eq(entries.companyId, companyId))
    .orderBy(asc(entries.id));

const historyOf = (companyId: string) =>
  db()
    .select({
      planId: memberships.planId,
      status: memberships.status,
      starts: periods.starts,
      ends: periods.ends,
    })
    .from(memberships)
    .innerJoin(periods, eq(periods.membershipId, memberships.id))
    .where(eq(memberships.companyId, companyId))
    .orderBy(asc(periods.starts), asc(memberships.startedAt));

async function remaining(companyId: string, today: string) {
  return (await countHours(db(), companyId, { today, periodId: null })).remaining;
}

test("a membership in place of another writes off the running period's own grants only", async () => {
  const companyId = await addCompany(db());
  await start(companyId, "2026-01-10", "crm-essentials");
  // The period of February opens late, as this is asked.
  await start(companyId, "2026-02-20", "fractional-cto");
  expect(await historyOf(companyId)).toEqual([
    { planId: "crm-essentials", status: "ended", starts: "2026-01-10", ends: "2026-02-10" },
    { planId: "crm-essentials", status: "ended", starts: "2026-02-10", ends: "2026-02-20" },
    { planId: "fractional-cto", status: "active", starts: "2026-02-20", ends: "2026-03-20" },
  ]);
  expect(await writtenOf(companyId)).toEqual([]);
  expect(await remaining(companyId, "2026-02-20")).toBe(600 + 1200);
  expect(await remaining(companyId, "2026-03-11")).toBe(1200);
  await closePeriods(on("2026-02-26"), companyId);
  expect(await writtenOf(companyId)).toEqual([]);
  await closePeriods(on("2026-02-27"), companyId);
  expect(await writtenOf(companyId)).toEqual([
    { kind: "expiry", minutes: 600, shownBy: "crm-essentials", from: "2026-02-10" },
  ]);
  expect(await remaining(companyId, "2026-02-27")).toBe(600 + 1200);
});

test("work from before another membership, approved after, draws on the one it was done under", async () => {
  const companyId = await addCompany(db());
  await start(companyId, "2026-02-10", "crm-essentials");
  const id = await log(companyId, "2026-02-12", 360);
  await start(companyId, "2026-02-20", "fractional-cto");
  await approveWork(on("2026-02-21"), id);
  const old = { shownBy: "crm-essentials", from: "2026-02-10" };
  const drawn = { ...old, kind: "draw", minutes: 360 };
  expect(await writtenOf(companyId)).toEqual([drawn]);
  expect(await remaining(companyId, "2026-02-21")).toBe(1200);
  await closePeriods(on("2026-02-27"), companyId);
  expect(await writtenOf(companyId)).toEqual([drawn, { ...old, kind: "expiry", minutes: 240 }]);
  const told = await db().select().from(statements).where(eq(statements.companyId, companyId));
  expect(told.map(({ snapshot }) => snapshot)).toMatchObject([
    {
      period: { starts: "2026-02-10", ends: "2026-02-20" },
      grants: [{ kind: "plan", minutes: 600, expires: "2026-02-20" }],
      totals: { drawnMinutes: 360, overageMinutes: 0, expiredMinutes: 240, carriedMinutes: 0 },
    },
  ]);
});

test("work from the day of another membership on draws on that one alone", async () => {
  const companyId = await addCompany(db());
  await start(companyId, "2026-02-10", "crm-essentials");
  const before = await log(companyId, "2026-02-20", 60);
  await approveWork(on("2026-02-20"), before);
  await start(companyId, "2026-02-20", "fractional-cto");
  await approveWork(on("2026-02-20"), await log(companyId, "2026-02-20", 120));
  // What comes back to the old one is gone like the rest of it.
  await reverseWork(on("2026-02-21"), before);
  expect(await remaining(companyId, "2026-02-21")).toBe(1200 - 120);
  await approveWork(on("2026-02-21"), await log(companyId, "2026-02-21", 90));
  await closePeriods(on("2026-02-27"), companyId);
  const old = { shownBy: "crm-essentials", from: "2026-02-10" };
  const own = { shownBy: "fractional-cto", from: "2026-02-20" };
  expect(await writtenOf(companyId)).toEqual([
    { ...old, kind: "draw", minutes: 60 },
    { ...own, kind: "draw", minutes: 120 },
    { ...old, kind: "reversal", minutes: -60 },
    { ...own, kind: "draw", minutes: 90 },
    { ...old, kind: "expiry", minutes: 600 },
  ]);
});

test("work of the day of another membership is told once, under the period whose statement has it", async () => {
  const companyId = await addCompany(db());
  const done = async (date: string) => {
    const id = await log(companyId, date, 60);
    await approveWork(on(date), id);
    return id;
  };
  const toldOn = async (date: string) => {
    const { work, ended } = await hoursOfCompany(on(date), companyId);
    return [work, ...ended.map((period) => period.work)].map((told) => told.map(({ id }) => id));
  };
  await start(companyId, "2026-02-20", "crm-essentials");
  const first = await done("2026-03-10");
  await start(companyId, "2026-03-10", "automation-builder");
  const second = await done("2026-03-12");
  await start(companyId, "2026-03-12", "fractional-cto");
  const third = await done("2026-03-12");
  expect(await toldOn("2026-03-12")).toEqual([[third], [second], [first]]);
  await closePeriods(on("2026-03-17"), companyId);
  expect(await toldOn("2026-03-17")).toEqual([[third], [second]]);
  await reverseWork(on("2026-03-18"), first);
  expect(await toldOn("2026-03-18")).toEqual([[third, first], [second]]);
});

test("the free plan ends what runs, and is no membership itself", async () => {
  const companyId = await addCompany(db());
  await start(companyId, "2026-01-10", "crm-essentials");
  await start(companyId, "2026-01-10", "free");
  expect(await historyOf(companyId)).toEqual([
    { planId: "crm-essentials", status: "ended", starts: "2026-01-10", ends: "2026-01-10" },
  ]);
  expect(await remaining(companyId, "2026-01-10")).toBe(0);
  expect(await writtenOf(companyId)).toEqual([
    { kind: "expiry", minutes: 600, shownBy: "crm-essentials", from: "2026-01-10" },
  ]);
  await start(companyId, "2026-01-10", "free");
  const trail = await db().select().from(auditLog).where(eq(auditLog.subjectId, companyId));
  expect(trail.map(({ action }) => action)).toEqual(["membership.started", "membership.ended"]);
});

test("of several at once the last one runs, and each grants once", async () => {
  const companyId = await addCompany(db());
  const planIds = ["crm-essentials", "fractional-cto", "automation-builder"];
  await Promise.all(planIds.map((planId) => start(companyId, "2026-01-10", planId)));
  const history = await historyOf(companyId);
  expect(history.map(({ status }) => status).toSorted()).toEqual(["active", "ended", "ended"]);
  const given = await db().select().from(grants).where(eq(grants.companyId, companyId));
  expect(given).toHaveLength(3);
  const running = history.find(({ status }) => status === "active")!;
  const minutes = { "crm-essentials": 600, "fractional-cto": 1200, "automation-builder": 900 };
  expect(await remaining(companyId, "2026-01-10")).toBe(
    minutes[running.planId as keyof typeof minutes],
  );
});
