import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { membershipRequests } from "../domain/applications/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { openRequestDesk, type RequestDesk } from "../tests/support/request-desk.ts";
import { openVisitor, signInByEmail } from "../tests/support/visitor.ts";

let desk: RequestDesk;
let home: RequestDesk["home"];
beforeAll(async () => {
  desk = await openRequestDesk();
  ({ home } = desk);
});
afterAll(() => home.close());

test("lists requests and counts those pending", async () => {
  await desk.request("list@example.com");
  const answer = await desk.list(`q=LIST@`);
  const [first, ...others] = await answer.json();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ email: "list@example.com", phone: null, status: "pending" });
  expect(answer.headers.get("x-pending-count")).toBe("1");
  const none = await desk.list(`status=rejected`);
  expect(await none.json()).toEqual([]);
});

test("approval gives the plan to the account that verified the address, and sends mail", async () => {
  await home.signIn("ada@example.com");
  const id = await desk.request("Ada@Example.com");
  const answer = await desk.decide(id, "approve", { planId: "growth" });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id, status: "approved", approvedPlan: "growth" });
  expect(await accountOf(home, "ada@example.com")).toMatchObject({
    membershipPlan: "growth",
    membershipStatus: "active",
    hoursRemaining: 10,
    hoursUsed: 0,
  });
  const trail = await home.database.db.select().from(auditLog);
  expect(trail.map(({ action }) => action)).toContain("membership-request.approved");
  expect(JSON.stringify(trail)).not.toMatch(/ada@example/i);
  const job = home.sent.at(-1)!;
  expect(job).toEqual({ name: "membership-decision", payload: { membershipRequestId: id } });
  await home.runJob(job);
  expect((await desk.mailTo("Ada@Example.com"))?.text).toContain("Hours: 10 a month");
});

test("a plan that is sold can be approved as well", async () => {
  await home.signIn("sold@example.com");
  const id = await desk.request("sold@example.com");
  expect((await desk.decide(id, "approve", { planId: "fractional-cto" })).status).toBe(200);
  expect(await accountOf(home, "sold@example.com")).toMatchObject({
    membershipPlan: "fractional-cto",
    hoursRemaining: 20,
  });
});

test("an account without a verified address gets nothing", async () => {
  await home.signIn("unproved@example.com", { verified: false });
  const id = await desk.request("unproved@example.com");
  expect((await desk.decide(id, "approve", { planId: "scale" })).status).toBe(200);
  expect((await accountOf(home, "unproved@example.com")).membershipPlan).toBe("free");
  const [row] = await home.database.db
    .select()
    .from(membershipRequests)
    .where(eq(membershipRequests.id, id));
  expect(row).toMatchObject({ status: "approved", appliedAt: null });
});

test("before the first sign-in the membership runs from the day of the decision, in one company", async () => {
  const email = "soon@example.com";
  for (const planId of ["growth", "scale"])
    await desk.decide(await desk.request("Soon@example.com"), "approve", { planId });
  const rows = await home.database.db
    .select({ companyId: membershipRequests.companyId, appliedAt: membershipRequests.appliedAt })
    .from(membershipRequests)
    .where(eq(membershipRequests.email, "Soon@example.com"));
  expect(rows.map(({ appliedAt }) => appliedAt)).toEqual([null, null]);
  expect(new Set(rows.map(({ companyId }) => companyId)).size).toBe(1);
  const decided = home.ctx.clock.now();
  await signInByEmail(home, openVisitor(home, "198.51.100.90"), email);
  const seen = await accountOf(home, email);
  expect(seen).toMatchObject({ firstName: "Ada", membershipPlan: "scale", hoursRemaining: 15 });
  expect(Date.parse(seen.membershipStartDate!)).toBeLessThanOrEqual(decided.getTime());
});

test("of two concurrent decisions, one is told that the request is decided", async () => {
  const id = await desk.request("twice@example.com");
  const before = home.sent.length;
  const both = await Promise.all([
    desk.decide(id, "approve", { planId: "free" }),
    desk.decide(id, "reject"),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(home.sent).toHaveLength(before + 1);
  const late = await desk.decide(id, "reject");
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: "conflict", current: { id } });
});

async function marks() {
  const answer = await desk.list(`q=again@`);
  const rows = (await answer.json()) as { repeats?: object }[];
  return rows.map(({ repeats }) => repeats);
}

test("a second pending request, and one by a member, are marked", async () => {
  await desk.request("again@example.com");
  await desk.decide(await desk.request("Again@example.com"), "reject");
  const id = await desk.request("Again@example.com");
  const waits = { heldPlan: null, alsoPending: 1 };
  expect(await marks()).toEqual([waits, undefined, waits]);
  await home.signIn("again@example.com");
  await desk.decide(id, "approve", { planId: "growth" });
  const holds = { heldPlan: "growth", alsoPending: 0 };
  expect(await marks()).toEqual([undefined, undefined, holds]);
});

test("a rejection sends mail too", async () => {
  const id = await desk.request("no@example.com");
  expect((await desk.decide(id, "reject")).status).toBe(200);
  await home.runJob(home.sent.at(-1)!);
  expect((await desk.mailTo("no@example.com"))?.text).toContain("cannot offer you");
});

test("a plan that cannot be approved and an unknown request are refused", async () => {
  const id = await desk.request("plan@example.com");
  for (const planId of ["gold", "", undefined, "constructor"])
    expect((await desk.decide(id, "approve", { planId })).status, String(planId)).toBe(400);
  expect((await desk.decide(99_999, "reject")).status).toBe(404);
});

test("staff see that a request came from somebody not signed in to the account it names", async () => {
  const email = "named@example.com";
  const cookie = await home.signIn(email);
  const form = {
    firstName: "Ada",
    lastName: "Byron",
    email,
    phone: "909 555 0100",
    company: "Engines",
    requestedPlan: "Growth",
  };
  for (const Cookie of ["", cookie])
    await home.request("POST", "/api/membership/request", {
      headers: { Cookie, "Content-Type": "application/json" },
      body: JSON.stringify(form),
    });
  const answer = await desk.list(`q=${email}&direction=asc`);
  expect(await answer.json()).toMatchObject([{ unproved: true }, { unproved: false }]);
});
