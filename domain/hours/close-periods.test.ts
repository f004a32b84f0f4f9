import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { openTestApp, type TestApp } from "../../tests/support/app.ts";
import { addCompany, addMembership, addPerson, clockAt } from "../../tests/support/hours.ts";
import { memberships, periods } from "../membership/tables.ts";
import { approveWork } from "./approve-work.ts";
import { canonicalJson } from "./canonical-json.ts";
import { closeDuePeriods } from "./close-due-periods.ts";
import { hoursByPeriod } from "./hours-by-period.ts";
import { hoursOfCompany } from "./hours-of-company.ts";
import { grantGoodwill } from "./grant-goodwill.ts";
import { logWork } from "./log-work.ts";
import { openDuePeriods } from "./open-due-periods.ts";
import { reverseWork } from "./reverse-work.ts";
import { entries, statements } from "./tables.ts";

let home: TestApp;
let staffId: string;
beforeAll(async () => {
  home = await openTestApp();
  staffId = await addPerson(home.database.db, "Grace");
});
afterAll(() => home.close());

const db = () => home.database.db;

const on = (date: string) => ({
  ...home.ctx,
  clock: clockAt(date),
  actor: {
    kind: "member" as const,
    userId: staffId,
    email: trialAddresses.admin,
    isAdmin: true,
  },
});

async function jobsOn(date: string) {
  await openDuePeriods(on(date));
  await closeDuePeriods(on(date));
}

async function work(companyId: string, date: string, minutes: number, now = date) {
  const input = { companyId, date, minutes, where: "offshore" as const, text: `Work of ${date}` };
  const { id } = await logWork(on(now), input);
  await approveWork(on(now), id);
  return id;
}

const shownOn = async (date: string, companyId: string) =>
  (await hoursOfCompany(on(date), companyId)).work.map(({ id }) => id);

const statementsOf = (companyId: string) =>
  db()
    .select()
    .from(statements)
    .where(eq(statements.companyId, companyId))
    .orderBy(asc(statements.createdAt));

async function entriesOf(companyId: string) {
  const rows = await db().select().from(entries).where(eq(entries.companyId, companyId));
  return rows.toSorted((a, b) => a.id - b.id).map(({ kind, minutes }) => [kind, minutes]);
}

test("a period closes seven days after its end, with a statement that never changes", async () => {
  const companyId = await addCompany(db());
  await addMembership(home.ctx, companyId, { anchor: "2026-01-31" });
  const id = await work(companyId, "2026-02-27", 100, "2026-03-05");
  await jobsOn("2026-03-06");
  expect(await statementsOf(companyId)).toEqual([]);
  await jobsOn("2026-03-07");
  await jobsOn("2026-03-07");
  const [first, ...others] = await statementsOf(companyId);
  expect(others).toEqual([]);
  const { snapshot, hash, pdf } = first!;
  expect(snapshot).toMatchObject({
    company: "Compilers",
    plan: { name: "CRM Essentials" },
    period: { n: 0, starts: "2026-01-31", ends: "2026-02-28" },
    lines: [{ workId: id, by: "Grace", drawnMinutes: 105, overageMinutes: 0, late: false }],
    totals: { grantedMinutes: 600, drawnMinutes: 105, expiredMinutes: 0, carriedMinutes: 495 },
  });
  expect(createHash("sha256").update(canonicalJson(snapshot)).digest("hex")).toBe(hash);
  expect(Buffer.from(pdf!).subarray(0, 5).toString()).toBe("%PDF-");
  const late = await work(companyId, "2026-02-20", 15, "2026-03-08");
  await reverseWork(on("2026-03-09"), id);
  await jobsOn("2026-04-07");
  const [again, second] = await statementsOf(companyId);
  expect(again).toEqual(first);
  expect(second?.snapshot.lines).toMatchObject([
    { kind: "work", workId: late, late: true, drawnMinutes: 15 },
    { kind: "correction", workId: id, late: true, drawnMinutes: -105 },
  ]);
});

test("what is left of a grant is written off where its last day lies, once", async () => {
  const companyId = await addCompany(db());
  await addMembership(home.ctx, companyId, { anchor: "2026-01-01" });
  await work(companyId, "2026-01-10", 60);
  await jobsOn("2026-04-07");
  expect(await entriesOf(companyId)).toEqual([["draw", 60]]);
  await jobsOn("2026-04-08");
  await jobsOn("2026-04-09");
  expect(await entriesOf(companyId)).toEqual([
    ["draw", 60],
    ["expiry", 540],
    ["expiry", 600],
  ]);
  expect((await statementsOf(companyId)).at(-1)?.snapshot.totals).toMatchObject({
    expiredMinutes: 1140,
    carriedMinutes: 600,
  });
});

test("after the end, what was granted stays until it expires, and is written off a week later", async () => {
  const companyId = await addCompany(db());
  const id = await addMembership(home.ctx, companyId, { anchor: "2026-01-01" });
  await db().update(memberships).set({ endsOn: "2026-02-01" }).where(eq(memberships.id, id));
  await jobsOn("2026-02-08");
  const after = await work(companyId, "2026-03-01", 30);
  expect(await shownOn("2026-03-01", companyId)).toEqual([after]);
  await jobsOn("2026-03-08");
  expect(await entriesOf(companyId)).toEqual([["draw", 30]]);
  await jobsOn("2026-03-09");
  expect(await entriesOf(companyId)).toEqual([
    ["draw", 30],
    ["expiry", 570],
  ]);
});

test("what is drawn or given back between two periods is on the later one's page and statement", async () => {
  const companyId = await addCompany(db());
  await addMembership(home.ctx, companyId, { anchor: "2026-01-10", endsOn: "2026-02-10" });
  const reversed = await work(companyId, "2026-01-15", 60);
  const before = await work(companyId, "2026-02-11", 15);
  await jobsOn("2026-02-17");
  const gap = await work(companyId, "2026-02-20", 120);
  const late = await work(companyId, "2026-01-20", 30, "2026-02-20");
  await reverseWork(on("2026-02-21"), reversed);
  expect(await shownOn("2026-02-21", companyId)).toEqual([gap, before, late, reversed]);
  const [first] = await statementsOf(companyId);
  expect(first?.snapshot.totals).toMatchObject({ drawnMinutes: 60, carriedMinutes: 540 });
  await addMembership(home.ctx, companyId, { anchor: "2026-03-10" });
  const own = await work(companyId, "2026-03-11", 45);
  const all = [own, gap, before, late, reversed];
  expect(await shownOn("2026-03-11", companyId)).toEqual(all);
  expect(await hoursOfCompany(on("2026-03-11"), companyId)).toMatchObject({ usedMinutes: 45 });
  const periods = await hoursByPeriod(db(), [companyId]);
  expect(periods.map(({ usedMinutes }) => usedMinutes)).toEqual([150, 60]);
  await jobsOn("2026-04-17");
  const [same, second] = await statementsOf(companyId);
  expect(same).toEqual(first);
  expect(second?.snapshot).toMatchObject({
    lines: [
      { kind: "correction", workId: reversed, late: true, drawnMinutes: -60 },
      { workId: late, late: true, drawnMinutes: 30 },
      { workId: before, late: true, drawnMinutes: 15 },
      { workId: gap, late: true, drawnMinutes: 120 },
      { workId: own, late: false, drawnMinutes: 45 },
    ],
    totals: { drawnMinutes: 150 },
  });
  await jobsOn("2026-05-17");
  expect((await statementsOf(companyId)).at(-1)?.snapshot.lines).toEqual([]);
});

test("what is drawn before a late payment opens its period is on that period's statement", async () => {
  const companyId = await addCompany(db());
  const id = await addMembership(home.ctx, companyId, { anchor: "2026-02-10" });
  const setStatus = (status: "past_due" | "active") =>
    db().update(memberships).set({ status }).where(eq(memberships.id, id));
  await setStatus("past_due");
  const early = await work(companyId, "2026-03-11", 60, "2026-03-12");
  await setStatus("active");
  await jobsOn("2026-03-13");
  expect(await hoursOfCompany(on("2026-03-13"), companyId)).toMatchObject({
    period: { starts: "2026-03-10" },
    usedMinutes: 60,
    work: [{ id: early }],
  });
  await jobsOn("2026-04-17");
  const told = (await statementsOf(companyId)).map(({ snapshot }) => snapshot.totals);
  expect(told).toMatchObject([
    { drawnMinutes: 0, carriedMinutes: 600 },
    { drawnMinutes: 60, expiredMinutes: 540 },
  ]);
});

test("goodwill without a period lasts sixty days", async () => {
  const companyId = await addCompany(db());
  const goodwill = { minutes: 45, reason: "Welcome" };
  const grant = await grantGoodwill(on("2026-01-01"), companyId, goodwill);
  expect(grant).toMatchObject({ effective: "2026-01-01", expires: "2026-03-02" });
  const id = await work(companyId, "2026-01-02", 15);
  expect(await shownOn("2026-01-03", companyId)).toEqual([id]);
});

test("a company whose hours fail does not stop the others", async () => {
  const [bad, good] = [await addCompany(db()), await addCompany(db())];
  await addMembership(home.ctx, bad, { anchor: "2026-01-01" });
  await addMembership(home.ctx, good, { anchor: "2026-01-01" });
  const [other] = await db()
    .insert(memberships)
    .values({
      companyId: bad,
      planId: "growth",
      billing: "by-hand",
      status: "ended",
      startedAt: new Date("2025-02-10"),
      anchor: "2025-02-10",
      endsOn: "2026-03-10",
      endedAt: new Date("2026-03-10"),
    })
    .returning();
  await db()
    .insert(periods)
    .values({
      companyId: bad,
      membershipId: other!.id,
      n: 0,
      month: 0,
      starts: "2026-02-10",
      ends: "2026-03-10",
      planId: "growth",
      price: 0,
      minutes: 0,
      openedAt: new Date("2026-02-10"),
    });
  await openDuePeriods(on("2026-02-01"));
  const opened = await db().select().from(periods).where(eq(periods.companyId, good));
  expect(opened).toHaveLength(2);
  expect(home.logs()).toContain(bad);
});
