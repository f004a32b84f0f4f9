import { eq } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastDay } from "../content/civil-day.ts";
import { firmLastDay } from "../content/firm-day.ts";
import { firm } from "../content/firm.ts";
import { companies } from "../domain/companies/tables.ts";
import { giveSeat } from "../domain/companies/give-seat.ts";
import { ownedCompany } from "../domain/companies/company-in-view.ts";
import { openPeriods } from "../domain/hours/open-period.ts";
import { startMembership } from "../domain/hours/start-membership.ts";
import { closePeriod } from "../domain/membership/close-period.ts";
import { listPeriods } from "../domain/membership/list-periods.ts";
import { memberships } from "../domain/membership/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { addHolding } from "../tests/support/holding.ts";
import { addCompany } from "../tests/support/hours.ts";
import { openVisitor, signInByEmail } from "../tests/support/visitor.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

let people = 0;
async function member(app = home, email = `member-${++people}@example.com`) {
  const visitor = openVisitor(app, `198.51.100.${++people}`);
  await signInByEmail(app, visitor, email);
  const me = async () => (await visitor.get("/api/auth/user")).json();
  const upgrade = (body: unknown) => visitor.json("POST", "/api/membership/upgrade", body);
  return { ...visitor, email, me, upgrade };
}
const thirtyDays = 30 * 24 * 60 * 60_000;
const thirtyDaysAfter = (moment: string) =>
  new Date(
    Temporal.Instant.from(moment).toZonedDateTimeISO(firm.timeZone).add({ days: 30 })
      .epochMilliseconds,
  ).toISOString();

async function openDue({ ctx }: TestApp) {
  for (const { id } of await ctx.db.select().from(memberships)) await openPeriods(ctx, id);
}

describe("an upgrade", () => {
  test("gives the plan, its hours and thirty days from now, ignoring any other input", async () => {
    const ada = await member();
    const before = await ada.me();
    const answer = await ada.upgrade({
      membershipPlan: "crm-essentials",
      membershipStartDate: "1999-01-01T00:00:00.000Z",
      membershipEndDate: "2999-01-01T00:00:00.000Z",
      hoursRemaining: 9999,
      hoursUsed: -50,
      membershipStatus: "forever",
      userId: "someone-else",
      email: "someone@else.example",
      ["__proto__"]: { isAdmin: true },
    });
    expect(answer.status).toBe(200);
    const after = await ada.me();
    expect(await answer.json()).toEqual(after);
    const start = new Date(after.membershipStartDate).getTime();
    expect(Math.abs(start - Date.now())).toBeLessThan(60_000);
    expect(after).toEqual({
      ...before,
      membershipPlan: "crm-essentials",
      membershipStatus: "active",
      membershipStartDate: after.membershipStartDate,
      membershipEndDate: thirtyDaysAfter(after.membershipStartDate),
      hoursRemaining: 10,
      hoursUsed: 0,
    });
    expect(await (await ada.get("/api/membership/info")).json()).toEqual({
      plan: "crm-essentials",
    });
  });

  test("goes on after thirty days, with what is left for thirty more", async () => {
    const own = await openTestApp();
    const ada = await member(own, "goes-on@example.com");
    await ada.upgrade({ membershipPlan: "crm-essentials" });
    const first = await ada.me();
    own.advance(thirtyDays);
    const month = await member(own, "goes-on@example.com");
    await openDue(own);
    expect(await month.me()).toMatchObject({
      membershipPlan: "crm-essentials",
      membershipStatus: "active",
      membershipStartDate: first.membershipStartDate,
      membershipEndDate: thirtyDaysAfter(first.membershipEndDate),
      hoursUsed: 0,
      hoursRemaining: 20,
    });
    own.advance(thirtyDays);
    const next = await member(own, "goes-on@example.com");
    await openDue(own);
    expect((await next.me()).hoursRemaining).toBe(20);
    expect(await (await next.get("/api/membership/info")).json()).toEqual({
      plan: "crm-essentials",
    });
    await own.close();
  });

  test("has the same last day on the dashboard and in billing, at any hour and as clocks change", async () => {
    const own = await openTestApp();
    const begin = async (at: string) => {
      own.advance(Date.parse(at) - own.ctx.clock.now().getTime());
      const ada = await member(own);
      await ada.upgrade({ membershipPlan: "crm-essentials" });
      const { period } = (await (await ada.get("/api/billing")).json()).subscription;
      const { membershipEndDate } = await ada.me();
      return [membershipEndDate, firmLastDay(membershipEndDate), lastDay(period.ends)];
    };
    const lateBeforeSummer = await begin("2041-02-22T07:30:00.000Z");
    expect(lateBeforeSummer.slice(1)).toEqual(["March 22, 2041", "March 22, 2041"]);
    expect(lateBeforeSummer[0]).toMatch("2041-03-24T06:30:");
    const afternoon = await begin("2041-03-01T23:00:00.000Z");
    expect(afternoon.slice(1)).toEqual(["March 30, 2041", "March 30, 2041"]);
    await own.close();
  });

  test("given up after its last period has that last day on the dashboard, too", async () => {
    const ada = await member();
    await ada.upgrade({ membershipPlan: "crm-essentials" });
    const { id } = await ada.me();
    const { db } = home.database;
    const own = eq(memberships.companyId, (await ownedCompany(db, id))!);
    const ended = { status: "ended", endsOn: "2041-06-06", endedAt: new Date() } as const;
    await db.update(memberships).set(ended).where(own);
    const { membershipStatus, membershipEndDate } = await ada.me();
    expect(membershipStatus).toBe("expired");
    expect(firmLastDay(membershipEndDate)).toBe("June 5, 2041");
  });

  test("that has ended may be followed by any plan, beside the hours still there", async () => {
    const ada = await member();
    await ada.upgrade({ membershipPlan: "crm-essentials" });
    home.advance(thirtyDays);
    const again = await member(home, ada.email);
    await openDue(home);
    const { id } = await again.me();
    const companyId = (await ownedCompany(home.database.db, id))!;
    await startMembership(home.ctx, {
      companyId,
      planId: "free",
      cadence: "month",
      billing: "none",
    });
    expect(await again.me()).toMatchObject({
      membershipPlan: "crm-essentials",
      membershipStatus: "expired",
      hoursRemaining: 10,
    });
    expect(await (await again.get("/api/membership/info")).json()).toEqual({ plan: "free" });
    expect((await again.upgrade({ membershipPlan: "exec-concierge" })).status).toBe(200);
    expect(await again.me()).toMatchObject({
      membershipPlan: "exec-concierge",
      membershipStatus: "active",
      hoursUsed: 0,
      hoursRemaining: 16,
    });
  });

  test("moves from one paid plan up to another at once, and never down", async () => {
    const ada = await member();
    const { id } = await ada.me();
    const startedAt = home.ctx.clock.now();
    const essential = { planId: "essential", startedAt, used: 3, left: 2 };
    await addHolding(home.database.db, id, essential);
    const to = async (membershipPlan: string) => (await ada.upgrade({ membershipPlan })).status;
    expect(await to("exec-concierge")).toBe(200);
    expect(await to("automation-builder")).toBe(200);
    const after = await ada.me();
    expect(after).toMatchObject({ hoursUsed: 0, hoursRemaining: 15 });
    const companyId = (await ownedCompany(home.database.db, id))!;
    const ran = () => listPeriods(home.database.db, [companyId]);
    // A changed row comes last where nothing else decides.
    await closePeriod(home.database.db, (await ran())[0]!.id, startedAt);
    expect((await ran()).map(({ planId }) => planId)).toEqual([
      "essential",
      "exec-concierge",
      "automation-builder",
    ]);
    expect(await to("automation-builder")).toBe(409);
    const down = await ada.upgrade({ membershipPlan: "crm-essentials" });
    expect(down.status).toBe(409);
    expect((await down.json()).message).toContain("starts with your next period");
    expect(await ada.me()).toEqual(after);
  });

  test.each([
    ["owner", 200],
    ["billing", 200],
    ["requester", 403],
    ["viewer", 403],
  ] as const)("in a company is up to those who look after the plan: %s", async (role, status) => {
    const ada = await member();
    const { id: userId } = await ada.me();
    const companyId = await addCompany(home.database.db);
    await giveSeat(home.ctx, { companyId, userId, role });
    expect((await ada.upgrade({ membershipPlan: "crm-essentials" })).status).toBe(status);
    const { membershipPlan } = await ada.me();
    expect(membershipPlan).toBe(status === 200 ? "crm-essentials" : "free");
  });

  test("leaves a record and tells staff, who read its company by its name of today", async () => {
    const ada = await member();
    await ada.upgrade({ membershipPlan: "fractional-cto" });
    const { id } = await ada.me();
    const [entry] = await home.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id));
    expect(entry).toMatchObject({
      actorId: id,
      action: "membership.upgraded",
      details: { from: "free", to: "fractional-cto", companyId: expect.any(String) },
    });
    const { db } = home.database;
    const own = eq(companies.id, (await ownedCompany(db, id))!);
    await db.update(companies).set({ name: "Second Co" }).where(own);
    await home.runJob(home.sent.findLast(({ name }) => name === "upgrade-notice")!);
    const mails = await home.services.mailbox!.list();
    const subject = `${ada.email} upgraded to Fractional CTO`;
    const mail = await home.services.mailbox!.get(mails.find((one) => one.subject === subject)!.id);
    expect(mail?.text).toContain("Company: Second Co");
  });

  test("notifies staff even if another member's request had the same id", async () => {
    for (const one of [await member(), await member()]) {
      const { id } = await one.me();
      const payload = { userId: id, planId: "crm-essentials", requestId: "chosen-by-the-caller" };
      await home.runJob({ name: "upgrade-notice", payload });
      const subjects = (await home.services.mailbox!.list()).map(({ subject }) => subject);
      expect(subjects).toContain(`${one.email} upgraded to CRM Essentials`);
    }
  });

  test.each([
    [{ membershipPlan: "free" }, 404],
    [{ membershipPlan: "enterprise" }, 404],
    [{ membershipPlan: "crm-essentials'--" }, 404],
    [{ membershipPlan: "toString" }, 404],
    [{ membershipPlan: ["crm-essentials"] }, 400],
    [{}, 400],
    [[], 400],
    [null, 400],
  ])("to %j changes nothing", async (body, status) => {
    const ada = await member();
    const before = await ada.me();
    const answer = await ada.upgrade(body);
    expect(answer.status).toBe(status);
    if (status === 404) expect(await answer.json()).toMatchObject({ message: "Plan not found" });
    expect(await ada.me()).toEqual(before);
  });

  test("of ten concurrent upgrades, one succeeds", async () => {
    const ada = await member();
    const sentBefore = home.sent.length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ada.upgrade({ membershipPlan: "crm-essentials" })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const { id } = await ada.me();
    const trail = await home.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(trail).toHaveLength(1);
    expect(
      home.sent.slice(sentBefore).filter(({ name }) => name === "upgrade-notice"),
    ).toHaveLength(1);
  });
});
