import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "../domain/fields/civil-date.ts";
import { memberships, periods } from "../domain/membership/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import type { Company } from "../tests/support/company.ts";
import { billingOf, newMembership } from "../tests/support/plans.ts";
import { turnTo } from "../tests/support/hours.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const rounds = [0, 1, 2];
const dayOf = (test: number, round: number) => addDays("2031-01-10", 100 * test + 10 * round);
const open = () => home.runJob({ name: "period-opening", payload: {} });

const post = (company: Company, path: string, body?: unknown, who: "owner" | "billing" = "owner") =>
  company[who].call("POST", `/api/billing/${path}`, body);

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

const up = (planId: string, when = "next") => ({ planId, term: "month", when });

test("two who do the same at once do it once", async () => {
  for (const [at, [path, body]] of Object.entries([
    ["cancel", undefined],
    ["pause", { months: 1 }],
    ["plan", up("fractional-cto")],
    ["plan", up("fractional-cto", "now")],
  ] as const)) {
    const company = await newMembership(home, dayOf(0, Number(at)));
    const both = [post(company, path, body), post(company, path, body, "billing")];
    expect(statuses(await Promise.all(both)), path).toEqual([200, 409]);
  }
});

test("a cancellation and a pause at once leave one of the two", async () => {
  for (const round of rounds) {
    const company = await newMembership(home, dayOf(1, round));
    const both = [
      post(company, "pause", { months: 2 }),
      post(company, "cancel", undefined, "billing"),
    ];
    expect(statuses(await Promise.all(round % 2 ? both.toReversed() : both))).toEqual([200, 409]);
    const { pause, endsOn } = await billingOf(company.owner);
    expect([pause, endsOn].filter((one) => one !== null)).toHaveLength(1);
  }
});

test("a pause and a change at once are both there", async () => {
  for (const round of rounds) {
    const company = await newMembership(home, dayOf(2, round));
    const both = [
      post(company, "pause", { months: 1 }),
      post(company, "plan", up("fractional-cto")),
    ];
    expect(statuses(await Promise.all(both))).toEqual([200, 200]);
    const { pause, change } = await billingOf(company.owner);
    expect([pause.months, change.on]).toEqual([1, pause.until]);
  }
});

test("a cancellation or an upgrade beside the opening job meets the old period or the new one", async () => {
  for (const round of rounds) {
    const company = await newMembership(home, dayOf(3, round * 4));
    const { period } = await billingOf(company.owner);
    await turnTo(home, period.ends);
    const act =
      round === 2 ? post(company, "plan", up("fractional-cto", "now")) : post(company, "cancel");
    const [answer] = await Promise.all([act, open(), open()]);
    expect(answer.status).toBe(200);
    const { db } = home.database;
    const held = await db.select().from(memberships).where(eq(memberships.companyId, company.id));
    const all = await db.select().from(periods).where(eq(periods.companyId, company.id));
    expect([held.length, all.length]).toEqual(round === 2 ? [2, 3] : [1, 2]);
    if (round !== 2) expect(answer.body.subscription.endsOn).toBe(all.at(-1)?.ends);
  }
  expect(home.logs()).not.toContain('"level":"error"');
});

test.each(["40P01", "40001"])(
  "whoever PostgreSQL ends so that another can go on (%s) is told when to try again",
  async (code) => {
    const company = await newMembership(home, dayOf(4, 0));
    const { db } = home.database;
    await db.execute(
      sql.raw(
        `create function end_it() returns trigger language plpgsql as $$ begin raise exception 'ended' using errcode = '${code}'; end $$`,
      ),
    );
    await db.execute(
      sql`create trigger end_it before update on memberships for each row execute function end_it()`,
    );
    try {
      const { status, headers } = await home.request("POST", "/api/billing/cancel", {
        headers: { Cookie: company.owner.cookie },
      });
      expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
      expect((await home.request("GET", "/readyz")).status).toBe(200);
    } finally {
      await db.execute(sql`drop function end_it cascade`);
    }
    expect((await post(company, "cancel")).status).toBe(200);
  },
);
