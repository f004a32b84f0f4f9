import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../tests/support/app.ts";
import { addCompany, addMembership, clockAt } from "../../tests/support/hours.ts";
import { auditLog } from "../../platform/db/tables.ts";
import { membershipPauses, memberships, periods } from "../membership/tables.ts";
import { membershipPlans } from "../plans/tables.ts";
import { openPeriods } from "./open-period.ts";
import { grants } from "./tables.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const db = () => home.database.db;
const on = (date: string, membershipId: string) =>
  openPeriods({ ...home.ctx, clock: clockAt(date) }, membershipId);

async function start(given: Parameters<typeof addMembership>[2]) {
  const companyId = await addCompany(db());
  return { companyId, id: await addMembership(home.ctx, companyId, given) };
}

async function memberOf(id: string) {
  const [row] = await db().select().from(memberships).where(eq(memberships.id, id));
  return row!;
}

async function datesOf(membershipId: string) {
  const rows = await db()
    .select()
    .from(periods)
    .where(eq(periods.membershipId, membershipId))
    .orderBy(asc(periods.n));
  return rows.map(({ n, month, starts, ends }) => [n, month, starts, ends]);
}

async function grantsOf(membershipId: string) {
  const rows = await db()
    .select()
    .from(grants)
    .where(eq(grants.membershipId, membershipId))
    .orderBy(asc(grants.effective), asc(grants.kind));
  return rows.map(({ kind, minutes, effective, expires }) => [kind, minutes, effective, expires]);
}

test("a program that was off for three months opens three periods, in order, and none twice", async () => {
  const { id } = await start({ anchor: "2026-01-31" });
  expect(await on("2026-02-27", id)).toEqual([]);
  const late = await on("2026-04-30", id);
  expect(late.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(await on("2026-04-30", id)).toEqual([]);
  expect(await datesOf(id)).toEqual([
    [0, 0, "2026-01-31", "2026-02-28"],
    [1, 1, "2026-02-28", "2026-03-31"],
    [2, 2, "2026-03-31", "2026-04-30"],
    [3, 3, "2026-04-30", "2026-05-31"],
  ]);
  expect((await grantsOf(id))[0]).toEqual(["plan", 600, "2026-01-31", "2026-03-29"]);
});

test("two processes at once open a period once", async () => {
  const { id } = await start({ anchor: "2026-01-15" });
  const opened = await Promise.all([on("2026-02-15", id), on("2026-02-15", id)]);
  expect(opened.flat().map(({ n }) => n)).toEqual([1]);
  expect(await grantsOf(id)).toHaveLength(2);
});

test("a yearly term brings an hour with every period, and a plan without hours no grant", async () => {
  const { id } = await start({ anchor: "2026-01-01", term: "year" });
  expect(await grantsOf(id)).toEqual([
    ["bonus", 60, "2026-01-01", "2026-03-02"],
    ["plan", 600, "2026-01-01", "2026-03-02"],
  ]);
  await db()
    .insert(membershipPlans)
    .values({ id: "advice", name: "Advice", price: 0, hoursIncluded: 0 });
  const none = await start({ anchor: "2026-01-01", planId: "advice" });
  expect(await datesOf(none.id)).toHaveLength(1);
  expect(await grantsOf(none.id)).toEqual([]);
});

test("the next plan and term begin with the next period, and leave a record", async () => {
  const { id, companyId } = await start({ anchor: "2026-01-10" });
  await db()
    .update(memberships)
    .set({ nextPlanId: "fractional-cto", nextTerm: "year" })
    .where(eq(memberships.id, id));
  const [next] = await on("2026-02-10", id);
  expect(next).toMatchObject({ planId: "fractional-cto", price: 350_000, minutes: 1200 });
  expect(await memberOf(id)).toMatchObject({
    planId: "fractional-cto",
    term: "year",
    nextPlanId: null,
    nextTerm: null,
  });
  const [audit] = await db().select().from(auditLog).where(eq(auditLog.subjectId, companyId));
  expect(audit).toMatchObject({
    action: "membership.changed",
    actorKind: "system",
    details: {
      before: { planId: "crm-essentials", term: "month" },
      after: { planId: "fractional-cto", term: "year" },
    },
  });
});

const priced = (price: number) =>
  db().update(membershipPlans).set({ price }).where(eq(membershipPlans.id, "crm-essentials"));

const pricesOf = async (membershipId: string) =>
  (await db().select().from(periods).where(eq(periods.membershipId, membershipId))).map(
    ({ price, dueCents }) => [price, dueCents],
  );

test("a new price of a plan is for whoever takes it from then on", async () => {
  const { id } = await start({ anchor: "2026-01-10" });
  await priced(140_000);
  await on("2026-02-10", id);
  const later = await start({ anchor: "2026-02-10" });
  await priced(125_000);
  expect(await pricesOf(id)).toEqual([
    [125_000, 125_000],
    [125_000, 125_000],
  ]);
  expect(await pricesOf(later.id)).toEqual([[140_000, 140_000]]);
});

test("a membership that was canceled ends at its period's end, and opens no other", async () => {
  const { id } = await start({ anchor: "2026-01-10" });
  await db().update(memberships).set({ endsOn: "2026-02-10" }).where(eq(memberships.id, id));
  expect(await on("2026-02-09", id)).toEqual([]);
  expect((await memberOf(id)).status).toBe("active");
  expect(await on("2026-05-01", id)).toEqual([]);
  expect((await memberOf(id)).status).toBe("ended");
  expect(await datesOf(id)).toHaveLength(1);
});

test.each(["as it begins", "only when it is over"])(
  "a pause leaves months out and moves what is left, seen %s",
  async (when) => {
    const { id } = await start({ anchor: "2026-01-31" });
    await on("2026-02-28", id);
    await db().insert(membershipPauses).values({ membershipId: id, month: 2, months: 2 });
    if (when === "as it begins") {
      expect(await on("2026-03-31", id)).toEqual([]);
      expect((await memberOf(id)).status).toBe("paused");
      expect(await on("2026-05-30", id)).toEqual([]);
    }
    await on("2026-05-31", id);
    expect((await memberOf(id)).status).toBe("active");
    expect(await datesOf(id)).toEqual([
      [0, 0, "2026-01-31", "2026-02-28"],
      [1, 1, "2026-02-28", "2026-03-31"],
      [2, 4, "2026-05-31", "2026-06-30"],
    ]);
    expect((await grantsOf(id)).map(([, , , expires]) => expires)).toEqual([
      "2026-03-29",
      // 61 days later than 2026-04-29.
      "2026-06-29",
      "2026-07-29",
    ]);
  },
);

test("neither a pending nor a past due membership gets new hours", async () => {
  for (const status of ["pending", "past_due"] as const) {
    const { id } = await start({ anchor: "2026-01-10", status });
    expect(await on("2026-03-10", id)).toEqual([]);
    expect(await datesOf(id)).toEqual([]);
  }
});
