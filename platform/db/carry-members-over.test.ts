import { eq, sql } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firm } from "../../content/firm.ts";
import { applyDecidedRequests } from "../../domain/applications/request-kind.ts";
import { applyDecidedSignups } from "../../domain/billing/signup-kind.ts";
import { users } from "../../domain/accounts/tables.ts";
import { companies, seats } from "../../domain/companies/tables.ts";
import { membershipInView } from "../../domain/hours/membership-in-view.ts";
import { openPeriods } from "../../domain/hours/open-period.ts";
import { entries, grants } from "../../domain/hours/tables.ts";
import { memberships, periods } from "../../domain/membership/tables.ts";
import type { Ctx } from "../context.ts";
import { openFilledAt } from "../../tests/support/earlier-database.ts";
import type { Database } from "./database.ts";

const day = 86_400_000;
const now = Date.now();
/** At the same time of the firm's day. */
const inDays = (days: number, from = now) =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(firm.timeZone).add({ days })
      .epochMilliseconds,
  );
/** It ends at the hour at which it began: the one of now may not be there on its first day. */
const span = (first: number, days: number) => {
  const start = inDays(first);
  return { start, end: inDays(days, start.getTime()) };
};

type Before = {
  plan: string;
  status?: string;
  start?: Date;
  end?: Date;
  used?: number;
  left?: number;
};

const paid = { plan: "crm-essentials", ...span(-12, 30), used: 4, left: 6 };

const people: Record<string, Before> = {
  free: { plan: "free" },
  paid,
  unused: { ...paid, used: 0, left: 10 },
  beyond: { ...paid, used: 12, left: 0 },
  just: { ...paid, ...span(0, 30) },
  suspended: { ...paid, status: "suspended" },
  "past-due": { ...paid, status: "past_due" },
  ended: { ...paid, ...span(-40, 30) },
  "long-ended": { ...paid, ...span(-400, 30) },
  "ended-suspended": { ...paid, ...span(-40, 30), status: "suspended" },
  tier: { ...paid, plan: "enterprise", used: 13, left: 17 },
  year: { ...paid, ...span(-100, 365) },
  week: { ...paid, ...span(-2, 7) },
  moment: { ...paid, ...span(-3, 0) },
  endless: { plan: "growth", start: inDays(-70), used: 2, left: 8 },
  undated: { plan: "scale", left: 15 },
  empty: { plan: "growth", ...span(-12, 30) },
  "free-with-hours": { plan: "free", used: 1, left: 2 },
};

const text = (value: string | Date | undefined) =>
  value === undefined ? "null" : `'${value instanceof Date ? value.toISOString() : value}'`;

function rowOf([id, { plan, status = "active", start, end, used = 0, left = 0 }]: [
  string,
  Before,
]) {
  return `('${id}', '${id}@carried.example', true, 'Ada', 'Lovelace', '${plan}', '${status}', ${used}, ${left}, ${text(start)}, ${text(end)})`;
}

const applied = `'${paid.start.toISOString()}'`;

const statements = `
  insert into users (id, email, email_verified, first_name, last_name, membership_plan,
    membership_status, hours_used, hours_remaining, membership_start_date, membership_end_date)
  values ${Object.entries(people).map(rowOf).join(", ")};
  insert into users (id, email, email_verified) values ('unproved', 'unproved@carried.example', false),
    ('new', 'new@carried.example', true), ('newer', 'newer@carried.example', true);
  insert into card_customers (account_key, attempt_key, email, user_id, customer_id)
  values (gen_random_uuid(), gen_random_uuid(), 'tier@carried.example', 'tier', 'cus_tier');
  insert into membership_requests (first_name, last_name, email, phone, company, requested_plan, status,
    approved_plan, decided_at, applied_at)
  values ('Ada', 'L', 'Paid@carried.example', '909 555 0101', 'Engines', 'Growth', 'approved', 'growth', ${applied}, ${applied}),
    ('Ada', 'L', 'unproved@carried.example', null, 'Looms', 'Growth', 'approved', 'growth', now(), null),
    ('Ada', 'L', 'new@carried.example', null, 'Looms', 'Growth', 'approved', 'growth', now(), null),
    ('Ada', 'L', 'free@carried.example', null, 'Mills', 'Growth', 'pending', null, null, null);
  insert into membership_signups (first_name, last_name, email, phone, company, plan_id, customer_id,
    payment_method_id, status, confirmed_at, applied_at)
  values ('Ada', 'L', 'unused@carried.example', '909 555 0102', 'Wheels', 'crm-essentials', 'cus_1', 'pm_1', 'confirmed', ${applied}, ${applied}),
    ('Ada', 'L', 'newer@carried.example', '909 555 0103', 'Cogs', 'crm-essentials', 'cus_2', 'pm_2', 'confirmed', now(), null);
`;

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openFilledAt({ "0012_clock_readings": statements });
  ctx = {
    actor: { kind: "system" },
    requestId: "test",
    db: database.db,
    bucket: undefined,
    scanner: undefined,
    jobs: { send: async () => {} },
    clock: { now: () => new Date(), wall: () => new Date() },
    log: { info() {}, warn() {}, error() {}, debug() {} } as unknown as Ctx["log"],
  };
}, 60_000);
afterAll(() => database.close());

const sum = (rows: { minutes: number }[]) => rows.reduce((all, { minutes }) => all + minutes, 0);
const account = (id: string) => ({ id, email: `${id}@carried.example`, emailVerified: true });

async function opened(id: string) {
  const later = { ...ctx, clock: { ...ctx.clock, now: () => inDays(19) } };
  return (await openPeriods(later, (await carried(id))!.membership!.id)).map(({ n }) => n);
}

const seen = (id: string) => membershipInView(ctx, id);

async function carried(id: string) {
  const [row] = await database.db
    .select({ company: companies, membership: memberships, period: periods })
    .from(seats)
    .innerJoin(companies, eq(companies.id, seats.companyId))
    .leftJoin(memberships, eq(memberships.companyId, companies.id))
    .leftJoin(periods, eq(periods.membershipId, memberships.id))
    .where(eq(seats.userId, id));
  return row;
}

describe("carrying members over", () => {
  test.each(Object.entries(people))(
    "loses and invents no hour of someone %s",
    async (id, before) => {
      const { used = 0, left = 0 } = before;
      const row = await carried(id);
      if (before.plan === "free" && used + left === 0) return expect(row).toBeUndefined();
      const companyId = row!.company.id;
      const given = await database.db.select().from(grants).where(eq(grants.companyId, companyId));
      const taken = await database.db
        .select()
        .from(entries)
        .where(eq(entries.companyId, companyId));
      expect(sum(given)).toBe((used + left) * 60);
      expect(sum(taken)).toBe(used * 60);
      expect(taken.every(({ kind }) => kind === "draw")).toBe(true);
    },
  );

  const answered = (id: string) => {
    const { plan, start, end, used = 0, left = 0 } = people[id]!;
    return {
      membershipPlan: plan,
      membershipStatus: "active",
      membershipStartDate: start?.toISOString() ?? null,
      membershipEndDate: end?.toISOString() ?? null,
      hoursUsed: used,
      hoursRemaining: left,
    };
  };

  test.each(["free", "paid", "unused", "beyond", "just", "tier", "empty"])(
    "answers for someone %s as before",
    async (id) => expect(await seen(id)).toEqual(answered(id)),
  );

  test.each([
    ["suspended", "paused", 6],
    ["past-due", "past_due", 6],
    ["ended", "expired", 6],
    ["ended-suspended", "expired", 6],
    // Unused hours have been gone for most of a year.
    ["long-ended", "expired", 0],
  ])("answers for someone %s that the membership is %s", async (id, status, hoursRemaining) => {
    const expected = { ...answered(id), membershipStatus: status, hoursRemaining };
    expect(await seen(id)).toEqual(expected);
  });

  test.each(["year", "week", "moment", "endless", "undated"])(
    "keeps start, end and hours of a membership of another length: %s",
    async (id) => {
      const { start, end, left } = people[id]!;
      const after = await seen(id);
      expect(after.hoursRemaining).toBe(left);
      if (start) expect(after.membershipStartDate).toBe(start.toISOString());
      // Its last day is the same to the firm, whatever the hour.
      const lasts = Date.parse(after.membershipEndDate!);
      if (end) expect(Math.abs(lasts - end.getTime())).toBeLessThan(day);
      else expect((lasts - now) / day).toBeGreaterThan(0);
    },
  );

  test("keeps the phone of an accepted application on the person who proved the address", async () => {
    const held = await database.db.select({ id: users.id, phone: users.phone }).from(users);
    const phones = held.filter(({ phone }) => phone !== null);
    expect(Object.fromEntries(phones.map(({ id, phone }) => [id, phone]))).toEqual({
      paid: "909 555 0101",
      unused: "909 555 0102",
    });
  });

  test("knows the company, the phone, the card and who is asked for the money", async () => {
    expect(await carried("paid")).toMatchObject({
      company: { name: "Engines", phone: "909 555 0101", billingEmail: "paid@carried.example" },
      membership: { billing: "by-hand", cadence: "thirty-days" },
    });
    expect(await carried("unused")).toMatchObject({
      company: { name: "Wheels" },
      membership: { billing: "card" },
    });
    expect(await carried("tier")).toMatchObject({
      company: { name: "Ada Lovelace", customerId: "cus_tier" },
      membership: { billing: "none" },
    });
    const { rows } = (await database.db.execute(
      sql`select email from membership_requests where company_id is not null`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([{ email: "Paid@carried.example" }]);
  });

  test("gives what was decided and not yet applied at the first sign-in, in full", async () => {
    for (const id of ["new", "newer", "unproved"])
      expect((await seen(id)).membershipPlan).toBe("free");
    await applyDecidedRequests(ctx, account("new"));
    await applyDecidedRequests(ctx, account("unproved"));
    await applyDecidedSignups(ctx, account("newer"));
    for (const id of ["new", "newer", "unproved"])
      expect(await seen(id)).toMatchObject({ membershipStatus: "active", hoursRemaining: 10 });
    expect((await carried("newer"))?.company).toMatchObject({ name: "Cogs", customerId: "cus_2" });
  });

  test("lets a running membership go on after its end, and nothing else", async () => {
    expect(await opened("unused")).toEqual([1]);
    expect(await opened("week")).toEqual([1]);
    for (const id of ["suspended", "past-due", "ended", "year"])
      expect(await opened(id), id).toEqual([]);
    const { membershipStatus } = await seen("suspended");
    expect(membershipStatus).toBe("expired");
  });
});
