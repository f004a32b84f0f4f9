import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { approveWork } from "../../domain/hours/approve-work.ts";
import { closeDuePeriods } from "../../domain/hours/close-due-periods.ts";
import { logWork } from "../../domain/hours/log-work.ts";
import { openDuePeriods } from "../../domain/hours/open-due-periods.ts";
import { reverseWork } from "../../domain/hours/reverse-work.ts";
import { startMembership } from "../../domain/hours/start-membership.ts";
import { statements } from "../../domain/hours/tables.ts";
import { issueDueInvoices } from "../../domain/invoices/issue-due-invoices.ts";
import { invoiceLines, invoices } from "../../domain/invoices/tables.ts";
import { memberships, periods } from "../../domain/membership/tables.ts";
import { companies } from "../../domain/companies/tables.ts";
import type { Ctx } from "../../platform/context.ts";
import { openTestApp, type TestApp } from "../support/app.ts";
import { dieAt, Killed } from "../support/die-at.ts";
import { addCompany, addMembership, addPerson, clockAt } from "../support/hours.ts";

let home: TestApp;
let staffId: string;
beforeAll(async () => {
  home = await openTestApp();
  staffId = await addPerson(home.database.db, "Grace");
});
afterAll(() => home.close());

const db = () => home.database.db;

const on = (date: string): Ctx => ({
  ...home.ctx,
  clock: clockAt(date),
  actor: { kind: "member", userId: staffId, email: trialAddresses.admin, isAdmin: true },
});

async function jobsOn(date: string) {
  await openDuePeriods(on(date));
  await closeDuePeriods(on(date));
  await issueDueInvoices(on(date));
}

const allInvoices = () => db().select().from(invoices).orderBy(asc(invoices.serial));

async function invoicesOf(companyId: string) {
  const rows = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.companyId, companyId))
    .orderBy(asc(invoices.serial));
  return rows.map(({ date, cents, snapshot }) => ({
    date,
    cents,
    kinds: snapshot.lines.map(({ kind, cents }) => [kind, cents]),
  }));
}

async function company(anchor: string, more: object = {}) {
  const companyId = await addCompany(db());
  const membershipId = await addMembership(home.ctx, companyId, { anchor, ...more });
  const [period] = await db().select().from(periods).where(eq(periods.companyId, companyId));
  return { companyId, membershipId, price: period!.price };
}

async function overage(companyId: string, date: string, minutes: number) {
  await db()
    .update(companies)
    .set({ overageCapMinutes: 100_000 })
    .where(eq(companies.id, companyId));
  const input = { companyId, date, minutes, where: "offshore" as const, text: "Much work" };
  const { id } = await logWork(on(date), input);
  await approveWork(on(date), id);
  return id;
}

test("a month has one invoice, whether the job runs on its day, late or twice", async () => {
  const { companyId, price } = await company("2026-01-31");
  const card = await company("2026-01-31", { billing: "card" });
  const free = await company("2026-01-31", { billing: "none" });
  await jobsOn("2026-01-31");
  await jobsOn("2026-01-31");
  await jobsOn("2026-05-01");
  await jobsOn("2026-05-02");
  const plan = (date: string) => ({ date, cents: price, kinds: [["plan", price]] });
  expect(await invoicesOf(companyId)).toEqual(
    ["2026-01-31", "2026-05-01", "2026-05-01", "2026-05-01"].map(plan),
  );
  for (const other of [card, free]) expect(await invoicesOf(other.companyId)).toEqual([]);
});

test("a yearly term is one invoice, and what lay beyond its hours goes out with a later period", async () => {
  const { companyId, price } = await company("2026-01-01", { term: "year" });
  await jobsOn("2026-01-01");
  await overage(companyId, "2026-01-20", 40 * 60);
  for (const date of ["2026-02-01", "2026-02-08", "2026-03-01"]) await jobsOn(date);
  const [statement] = await db()
    .select()
    .from(statements)
    .where(eq(statements.companyId, companyId));
  const cents = statement!.overageCents!;
  expect(cents).toBeGreaterThan(0);
  expect(await invoicesOf(companyId)).toEqual([
    { date: "2026-01-01", cents: 12 * price, kinds: [["plan", 12 * price]] },
    { date: "2026-03-01", cents, kinds: [["overage", cents]] },
  ]);
  await jobsOn("2027-01-01");
  expect((await invoicesOf(companyId)).slice(2)).toEqual([
    { date: "2027-01-01", cents: 12 * price, kinds: [["plan", 12 * price]] },
  ]);
});

test("another plan in a yearly term costs the difference for the rest of it, or waits as a credit", async () => {
  const { companyId, membershipId, price } = await company("2026-01-01", { term: "year" });
  await jobsOn("2026-01-01");
  const plan = (nextPlanId: string) =>
    db().update(memberships).set({ nextPlanId }).where(eq(memberships.id, membershipId));
  await plan("fractional-cto");
  await jobsOn("2026-02-01");
  const [dearer] = await db()
    .select()
    .from(periods)
    .where(eq(periods.companyId, companyId))
    .orderBy(asc(periods.n))
    .offset(1);
  const more = 11 * (dearer!.price - price);
  await plan("crm-essentials");
  await jobsOn("2026-03-01");
  await jobsOn("2027-01-01");
  const less = 10 * (price - dearer!.price);
  const kinds = 12 * price + less < 0 ? [["plan", 12 * price]] : expect.anything();
  expect(await invoicesOf(companyId)).toMatchObject([
    { cents: 12 * price },
    { date: "2026-02-01", cents: more },
    { date: "2027-01-01", kinds },
  ]);
});

test("overage of a closed period is one line on the next invoice, alone after the end, and a correction comes off a later one", async () => {
  const { companyId, membershipId, price } = await company("2026-01-01");
  await jobsOn("2026-01-01");
  const work = await overage(companyId, "2026-01-20", 20 * 60);
  for (const date of ["2026-02-01", "2026-02-08"]) await jobsOn(date);
  await reverseWork(on("2026-02-10"), work);
  for (const date of ["2026-03-01", "2026-03-08", "2026-04-01"]) await jobsOn(date);
  await overage(companyId, "2026-04-20", 90 * 60);
  const end = { endsOn: "2026-05-01" };
  await db().update(memberships).set(end).where(eq(memberships.id, membershipId));
  for (const date of ["2026-05-01", "2026-05-08", "2026-06-01"]) await jobsOn(date);
  const all = await db()
    .select()
    .from(statements)
    .where(eq(statements.companyId, companyId))
    .orderBy(asc(statements.createdAt));
  const [january = 0, february = 0, , april = 0] = all.map((one) => one.overageCents!);
  expect(february).toBe(-january);
  const plan = ["plan", price];
  expect(await invoicesOf(companyId)).toEqual([
    { date: "2026-01-01", cents: price, kinds: [plan] },
    { date: "2026-02-01", cents: price, kinds: [plan] },
    { date: "2026-03-01", cents: price + january, kinds: [plan, ["overage", january]] },
    { date: "2026-04-01", cents: price + february, kinds: [plan, ["overage", february]] },
    { date: "2026-05-08", cents: april, kinds: [["overage", april]] },
  ]);
});

test("a plan that replaces another on its first day is billed less by what that is invoiced for", async () => {
  const { companyId, price } = await company("2026-01-01");
  await jobsOn("2026-01-01");
  const terms = { term: "month", cadence: "month", billing: "by-hand" } as const;
  for (const planId of ["automation-builder", "fractional-cto"]) {
    await db().transaction((tx) =>
      startMembership({ ...on("2026-01-01"), db: tx }, { companyId, planId, ...terms }),
    );
    await jobsOn("2026-01-01");
  }
  await jobsOn("2026-02-01");
  const all = await db().select().from(periods).where(eq(periods.companyId, companyId));
  const last = Math.max(...all.map((period) => period.price));
  const cents = (await invoicesOf(companyId)).map((invoice) => invoice.cents);
  expect(cents).toHaveLength(4);
  expect([cents[0], cents[3]]).toEqual([price, last]);
  expect(cents[0]! + cents[1]! + cents[2]!).toBe(last);
  const { snapshot } = (await allInvoices()).findLast(
    (one) => one.companyId === companyId && one.cents === cents[2],
  )!;
  expect(snapshot.lines[0]!.detail).toContain("already invoiced for the plan it replaced that day");
});

test("what opened before invoices were made is never billed", async () => {
  const { companyId } = await company("2026-01-01");
  await db().update(periods).set({ dueCents: null }).where(eq(periods.companyId, companyId));
  await jobsOn("2026-01-15");
  expect(await invoicesOf(companyId)).toEqual([]);
  await jobsOn("2026-02-01");
  expect(await invoicesOf(companyId)).toHaveLength(1);
});

test("issuing at the same moment, failing and being killed leave no gap and bill nothing twice", async () => {
  const many = [];
  for (let n = 0; n < 8; n += 1) many.push(await company("2026-07-01"));
  for (let at = 1; at <= 5; at += 1) {
    const killed = { ...on("2026-07-01"), db: dieAt(db(), at) };
    await issueDueInvoices(killed).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
  }
  await Promise.all(Array.from({ length: 4 }, () => issueDueInvoices(on("2026-07-01"))));
  const ids = many.map(({ companyId }) => companyId);
  const issued = await db().select().from(invoices).where(inArray(invoices.companyId, ids));
  expect(issued).toHaveLength(many.length);
  const all = await allInvoices();
  expect(all.map(({ serial }) => serial)).toEqual(all.map((_, at) => at + 1));
  for (const { id, cents } of all) {
    const lines = await db().select().from(invoiceLines).where(eq(invoiceLines.invoiceId, id));
    expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
  }
});
