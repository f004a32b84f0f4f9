import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../tests/support/app.ts";
import { addCompany, clockAt } from "../../tests/support/hours.ts";
import { auditLog } from "../../platform/db/tables.ts";
import { memberships, periods } from "../membership/tables.ts";
import { countHours } from "./count-hours.ts";
import { startMembership } from "./start-membership.ts";
import { entries, grants } from "./tables.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const db = () => home.database.db;

const start = (companyId: string, date: string, planId: string) =>
  db().transaction((tx) => {
    const ctx = { ...home.ctx, db: tx, clock: clockAt(date) };
    return startMembership(ctx, { companyId, planId, cadence: "month", billing: "by-hand" });
  });

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
  const written = await db().select().from(entries).where(eq(entries.companyId, companyId));
  expect(written).toMatchObject([{ kind: "expiry", minutes: 600 }]);
  expect(await remaining(companyId, "2026-02-20")).toBe(600 + 1200);
  expect(await remaining(companyId, "2026-03-11")).toBe(1200);
});

test("the free plan ends what runs, and is no membership itself", async () => {
  const companyId = await addCompany(db());
  await start(companyId, "2026-01-10", "crm-essentials");
  await start(companyId, "2026-01-10", "free");
  expect(await historyOf(companyId)).toEqual([
    { planId: "crm-essentials", status: "ended", starts: "2026-01-10", ends: "2026-01-10" },
  ]);
  expect(await remaining(companyId, "2026-01-10")).toBe(0);
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
