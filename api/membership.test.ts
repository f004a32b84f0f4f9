import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approveRequest } from "../domain/applications/decide-request.ts";
import { users } from "../domain/accounts/tables.ts";
import { membershipRequests } from "../domain/applications/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";
import { openVisitor, readSignInMail, signInByEmail } from "../tests/support/visitor.ts";

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
      membershipEndDate: new Date(start + thirtyDays).toISOString(),
      hoursRemaining: 10,
      hoursUsed: 0,
    });
    expect(await (await ada.get("/api/membership/info")).json()).toEqual({
      plan: "crm-essentials",
    });
  });

  test("ends by itself after thirty days, and any plan may follow", async () => {
    const own = await openTestApp();
    const ada = await member(own, "ends@example.com");
    await ada.upgrade({ membershipPlan: "crm-essentials" });
    own.advance(thirtyDays - 60_000);
    const before = await member(own, "ends@example.com");
    expect(await before.me()).toMatchObject({ membershipStatus: "active" });
    own.advance(60_000);
    expect((await before.me()).membershipStatus).toBe("expired");
    expect(await (await before.get("/api/membership/info")).json()).toEqual({ plan: "free" });
    for (const membershipPlan of ["exec-concierge", "exec-concierge"]) {
      const after = await member(own, "ends@example.com");
      expect((await after.upgrade({ membershipPlan })).status).toBe(200);
      expect(await after.me()).toMatchObject({ membershipPlan, membershipStatus: "active" });
      own.advance(thirtyDays);
    }
    await own.close();
  });

  test("moves from one paid plan up to another at once, and never down", async () => {
    const ada = await member();
    const essential = { membershipPlan: "essential", hoursUsed: 3, hoursRemaining: 2 };
    await home.database.db.update(users).set(essential).where(eq(users.email, ada.email));
    const to = async (membershipPlan: string) => (await ada.upgrade({ membershipPlan })).status;
    expect(await to("exec-concierge")).toBe(200);
    expect(await to("automation-builder")).toBe(200);
    const after = await ada.me();
    expect(after).toMatchObject({ hoursUsed: 0, hoursRemaining: 15 });
    expect(await to("automation-builder")).toBe(409);
    const down = await ada.upgrade({ membershipPlan: "crm-essentials" });
    expect(down.status).toBe(409);
    expect((await down.json()).message).toContain("starts when your current one ends");
    expect(await ada.me()).toEqual(after);
  });

  test("leaves a record and tells staff", async () => {
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
      details: { from: "free", to: "fractional-cto" },
    });
    await home.runJob(home.sent.findLast(({ name }) => name === "upgrade-notice")!);
    const subjects = (await home.services.mailbox!.list()).map(({ subject }) => subject);
    expect(subjects).toContain(`${ada.email} upgraded to Fractional CTO`);
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

const approved = (email: string, approvedPlan: string, decidedAt: Date) => ({
  firstName: "Ada",
  lastName: "L",
  company: "E",
  requestedPlan: "Growth",
  email,
  approvedPlan,
  decidedAt,
  status: "approved" as const,
});

describe("a plan approved before anyone signed in", () => {
  test("is applied once, at the first sign-in with that address, by the latest decision", async () => {
    const now = Date.now();
    const db = home.database.db;
    await db
      .insert(membershipRequests)
      .values([
        approved("Early@Example.com", "scale", new Date(now - 1000)),
        approved("early@example.com", "growth", new Date(now - 5000)),
        approved("somebody@example.com", "enterprise", new Date(now)),
      ]);
    const ada = await member(home, "early@example.com");
    expect(await ada.me()).toMatchObject({ membershipPlan: "scale", hoursRemaining: 15 });
    const start = (await ada.me()).membershipStartDate;
    const again = await member(home, "early@example.com");
    expect((await again.me()).membershipStartDate).toBe(start);
    const rows = await db.select().from(membershipRequests);
    expect(rows.filter(({ appliedAt }) => appliedAt === null).map(({ email }) => email)).toEqual([
      "somebody@example.com",
    ]);
  });

  test("is applied even if the approval commits while that sign-in is under way", async () => {
    const { db } = home.database;
    await home.signIn(trialAddresses.admin);
    const [admin] = await db.select().from(users).where(eq(users.email, trialAddresses.admin));
    const email = "meanwhile@example.com";
    const person = { firstName: "Ada", lastName: "L", company: "E", requestedPlan: "Growth" };
    const [asked] = await db
      .insert(membershipRequests)
      .values({ ...person, email })
      .returning();
    const ada = openVisitor(home, "198.51.100.251");
    await ada.form("/api/sign-in/email", { email });
    const { code } = await readSignInMail(home);
    const actor = {
      kind: "member" as const,
      userId: admin!.id,
      email: admin!.email,
      isAdmin: true,
    };
    let signingIn: Promise<Response> | undefined;
    await db.transaction(async (tx) => {
      await approveRequest({ ...home.ctx, actor, db: tx }, asked!.id, { planId: "growth" });
      signingIn = ada.form("/api/sign-in/code", { code });
      // Until it waits for this decision, or has missed it.
      await waitsOrEnds(home.database, signingIn);
    });
    await signingIn;
    const me = await (await ada.get("/api/auth/user")).json();
    expect(me).toMatchObject({ membershipPlan: "growth", hoursRemaining: 10 });
  });
});
