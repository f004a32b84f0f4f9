import { afterAll, beforeAll, expect, test } from "vitest";
import { hourlyRates } from "../../content/rates.ts";
import { trialAddresses } from "../../content/trial.ts";
import { companies } from "../../domain/companies/tables.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { entries, grants, work } from "../../domain/hours/tables.ts";
import { invoices } from "../../domain/invoices/tables.ts";
import { memberships, periods } from "../../domain/membership/tables.ts";
import type { Account } from "../../domain/invoices/schema.ts";
import type { MonthReport } from "../../domain/office/schema.ts";
import { and, between, eq, gt, ne, sql } from "drizzle-orm";
import { monthRollupChanges, monthRollups } from "../../domain/office/tables.ts";
import { openTestApp, type TestApp } from "../support/app.ts";
import { newPerson, type Person } from "../support/company.ts";
import { changeMonths, fillMonths } from "../support/fill-months.ts";

let home: TestApp;
let staff: Person;
let today: string;

beforeAll(async () => {
  home = await openTestApp();
  today = civilDateOf(home.ctx.clock.now());
  await fillMonths(home);
  staff = await newPerson(home, { email: trialAddresses.admin });
}, 120_000);
afterAll(() => home.close());

const sum = <Row>(rows: Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

const centsOf = (rows: { cents: number }[]) => sum(rows, ({ cents }) => cents);

const lastOf = (month: string) => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return last < today ? last : today;
};

const rollUp = () => home.runJob({ name: "month-rollup", payload: {} });

test.each([
  ["added up", async () => {}],
  ["rolled up", rollUp],
  ["changed since", () => changeMonths(home)],
  ["rolled up again", rollUp],
])("what the reports say is what somebody finds who counts row by row: %s", async (_, prepare) => {
  const { db } = home.database;
  await prepare();
  const { body } = await staff.call("GET", "/api/admin/reports");
  const reports: MonthReport[] = body;
  expect(reports).toHaveLength(24);
  expect(reports.at(-1)?.month).toBe(today.slice(0, 7));
  const merged = new Map(
    (await db.select().from(companies)).map(({ id, mergedInto }) => [id, mergedInto ?? id]),
  );
  const billing = new Map(
    (await db.select().from(memberships)).map((one) => [one.id, one.billing]),
  );
  const billed = (await db.select().from(periods)).filter(
    ({ membershipId }) => billing.get(membershipId) !== "none",
  );
  const heldOn = (day: string) => {
    const held = new Map<string, number>();
    for (const { companyId, starts, ends, price } of billed) {
      if (!(starts <= day && day < ends) || price === 0) continue;
      const company = merged.get(companyId)!;
      held.set(company, (held.get(company) ?? 0) + price);
    }
    return held;
  };
  const lines = new Map((await db.select().from(work)).map((one) => [one.id, one]));
  const given = await db.select().from(grants);
  const beyond = (await db.select().from(entries)).filter(
    ({ grantId, workId }) => grantId === null && workId !== null,
  );
  const papers = await db.select().from(invoices);
  expect(papers.length).toBeGreaterThan(10);
  for (const [at, report] of reports.entries()) {
    const { month } = report;
    const [year = 0, number = 0] = month.split("-").map(Number);
    const day = lastOf(month);
    const dayBefore = lastOf(new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7));
    const now = heldOn(day);
    const before = heldOn(dayBefore);
    const expected = { new: 0, back: 0, up: 0, down: 0, gone: 0, left: 0 };
    for (const company of new Set([...now.keys(), ...before.keys()])) {
      const [is = 0, was = 0] = [now.get(company), before.get(company)];
      const began = billed.filter(({ companyId }) => merged.get(companyId) === company);
      const known = began.some(({ starts }) => starts <= dayBefore);
      if (was === 0 && known) expected.back += is;
      else if (was === 0) expected.new += is;
      else if (is === 0) [expected.gone, expected.left] = [expected.gone + was, expected.left + 1];
      else if (is > was) expected.up += is - was;
      else expected.down += was - is;
    }
    const inMonth = (date: string | null) => date !== null && date.startsWith(month);
    const done = [...lines.values()].filter(
      ({ status, date }) => status === "approved" && inMonth(date),
    );
    const overage = beyond.filter(({ workId }) => inMonth(lines.get(workId!)!.date));
    const overageMinutes = sum(overage, ({ minutes }) => minutes);
    const by = (date: string | null) => date !== null && date.slice(0, 7) <= month;
    expect(report, `month ${at}`).toEqual({
      month,
      cents: sum([...now.values()], (cents) => cents),
      companies: now.size,
      newCents: expected.new,
      reactivatedCents: expected.back,
      upgradeCents: expected.up,
      downgradeCents: expected.down,
      churnedCents: expected.gone,
      churnedCompanies: expected.left,
      soldMinutes: sum(
        given.filter(
          ({ kind, effective, transferId }) =>
            kind !== "goodwill" && inMonth(effective) && transferId === null,
        ),
        ({ minutes }) => minutes,
      ),
      usedMinutes: sum(done, ({ billedMinutes }) => billedMinutes) - overageMinutes,
      overageMinutes,
      overageCents: sum(
        overage,
        ({ minutes, workId }) => (minutes * hourlyRates[lines.get(workId!)!.place].member) / 60,
      ),
      issuedCents: sum(
        papers.filter(({ date }) => inMonth(date)),
        ({ cents }) => cents,
      ),
      paidCents: sum(
        papers.filter(({ paidOn }) => inMonth(paidOn)),
        ({ cents }) => cents,
      ),
      creditCents: sum(
        papers.filter(({ voidedOn }) => inMonth(voidedOn)),
        ({ cents }) => cents,
      ),
      paidBackCents: 0,
      outstandingCents: sum(
        papers.filter(({ date, paidOn, voidedOn }) => by(date) && !by(paidOn) && !by(voidedOn)),
        ({ cents }) => cents,
      ),
      cardBilledCents: 0,
      cardPaidCents: 0,
      cardCreditUsedCents: 0,
      cardReturnedCents: 0,
      cardOutstandingCents: 0,
    });
  }
  const moved = reports.slice(1).map((report, at) => {
    const { newCents, reactivatedCents, upgradeCents, downgradeCents, churnedCents } = report;
    const more = newCents + reactivatedCents + upgradeCents - downgradeCents - churnedCents;
    return reports[at]!.cents + more === report.cents;
  });
  expect(moved).not.toContain(false);
});

test("an accountant's page has each invoice of its days, and sums that agree with the list", async () => {
  const papers = await home.database.db.select().from(invoices);
  // Two days where the firm's midnight came while they were made.
  const days = papers.map(({ date }) => date).toSorted();
  const [from, to] = [days[0]!, days.at(-1)!];
  const isIn = (day: string | null) => day !== null && from <= day && day <= to;
  const read = await staff.call("GET", `/api/admin/reports/account?from=${from}&to=${to}`);
  const account: Account = read.body;
  expect(account).toMatchObject({
    from,
    to,
    issuedCents: centsOf(papers.filter(({ date }) => isIn(date))),
    paidCents: centsOf(papers.filter(({ paidOn }) => isIn(paidOn))),
    creditCents: centsOf(papers.filter(({ voidedOn }) => isIn(voidedOn))),
    outstandingCents: centsOf(account.invoices.filter(({ outstanding }) => outstanding)),
  });
  expect(account.invoices).toHaveLength(papers.length);
  const csv = await staff.call("GET", `/api/admin/reports/account.csv?from=${from}&to=${to}`);
  expect(csv.body.trim().split("\r\n")).toHaveLength(papers.length + 1);
});

test("a month that is over is added up once, and again where it has changed", async () => {
  const { db } = home.database;
  await rollUp();
  const rolled = await db.select().from(monthRollups).orderBy(monthRollups.month);
  expect(rolled).toHaveLength(23);
  await db
    .update(grants)
    .set({ minutes: sql`minutes + 15` })
    .where(eq(grants.effective, today));
  expect(await db.select().from(monthRollupChanges)).toEqual([]);
  const { month } = rolled.at(-3)!;
  // One that counts: billed, and running when its month ends.
  const [counted] = await db
    .select({ id: periods.id })
    .from(periods)
    .innerJoin(memberships, eq(memberships.id, periods.membershipId))
    .where(
      and(
        ne(memberships.billing, "none"),
        gt(periods.price, 0),
        between(periods.starts, `${month}-01`, lastOf(month)),
        gt(periods.ends, lastOf(month)),
      ),
    );
  await db
    .update(periods)
    .set({ price: sql`price + 1` })
    .where(eq(periods.id, counted!.id));
  expect((await db.select().from(monthRollupChanges))[0]).toMatchObject({ month });
  await rollUp();
  expect(await db.select().from(monthRollupChanges)).toEqual([]);
  const again = await db.select().from(monthRollups).orderBy(monthRollups.month);
  expect(again.slice(0, 20)).toEqual(rolled.slice(0, 20));
  expect(again.at(-3)!.figures.cents).not.toBe(rolled.at(-3)!.figures.cents);
});

test("reports are for staff alone", async () => {
  const member = await newPerson(home);
  for (const path of ["", "/account", "/revenue.csv", "/hours.csv", "/outstanding.csv"]) {
    expect((await home.request("GET", `/api/admin/reports${path}`)).status).toBe(401);
    expect((await member.call("GET", `/api/admin/reports${path}`)).status).toBe(403);
    expect((await staff.call("GET", `/api/admin/reports${path}`)).status).toBe(200);
  }
});
