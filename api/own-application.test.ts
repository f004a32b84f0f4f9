import { afterAll, beforeAll, expect, test } from "vitest";
import { membershipRequests } from "../domain/applications/tables.ts";
import { membershipSignups } from "../domain/billing/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { openSignup } from "../tests/support/signup-page.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const person = { firstName: "Ada", lastName: "Byron", company: "Engines" };
const friday = new Date("2026-11-20T23:30:00Z");

async function seenBy(cookie: string) {
  const headers = { Cookie: cookie };
  const answer = await home.request("GET", "/api/membership/application", { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()).application;
}

async function ask(email: string, more: object = {}) {
  await home.database.db.insert(membershipRequests).values({
    ...person,
    email,
    requestedPlan: "automation-builder",
    createdAt: friday,
    ...more,
  });
}

test("what a member has asked for, and when we call", async () => {
  const ada = await home.signIn("ada@example.com");
  expect(await seenBy(ada)).toBeNull();
  await ask("Ada@example.com", { phone: "909 555 0101" });
  expect(await seenBy(ada)).toEqual({
    kind: "request",
    plan: "Automation Builder",
    name: "Ada Byron",
    phone: "909 555 0101",
    company: "Engines",
    createdAt: "2026-11-20T23:30:00.000Z",
    calledBy: "2026-11-23T23:30:00.000Z",
    late: expect.any(Boolean),
    charge: null,
  });
});

test("a call that has not come in time is late", async () => {
  const createdAt = home.ctx.clock.now();
  const [early, late] = ["katherine@example.com", "dorothy@example.com"] as const;
  for (const email of [early, late]) await ask(email, { createdAt });
  expect(await seenBy(await home.signIn(early))).toMatchObject({ late: false });
  await home.pass(14 * 86_400_000);
  expect(await seenBy(await home.signIn(late))).toMatchObject({ late: true });
});

test("the latest counts, and one that is decided does not", async () => {
  const email = "grace@example.com";
  const grace = await home.signIn(email);
  const decided = { status: "rejected", decidedAt: friday };
  await ask(email, decided);
  expect(await seenBy(grace)).toBeNull();
  await ask(email, { requestedPlan: "A plan of our own" });
  expect(await seenBy(grace)).toMatchObject({ plan: "A plan of our own", phone: null });
  await home.database.db.insert(membershipSignups).values({
    ...person,
    email,
    phone: "909 555 0102",
    planId: "fractional-cto",
    paymentMethodId: "pm_1",
    createdAt: new Date(friday.getTime() + 1000),
  });
  expect(await seenBy(grace)).toMatchObject({ kind: "signup", plan: "Fractional CTO" });
});

test("nobody sees what was asked under an address that is not theirs, or not proved", async () => {
  await ask("other@example.com");
  const unproved = await home.signIn("other@example.com", { verified: false });
  expect(await seenBy(unproved)).toBeNull();
  expect(await seenBy(await home.signIn("somebody@example.com"))).toBeNull();
});

const typed = { ...person, phone: "909 555 0199", requestedPlan: "automation-builder" };

const apply = (email: string, headers = {}) =>
  home.post("/api/membership/request", { ...typed, email }, { headers });

async function saveCard(email: string, session = "") {
  const { cookie } = await openSignup(home);
  const known = { cookie: `${cookie}; ${session}` };
  const visitor = await openSignup(home, "fractional-cto", { known });
  await visitor.stage({ email });
  const { payment_method: card } = await visitor.confirm();
  expect((await visitor.submit(card, { email })).status).toBe(201);
}

test("what somebody else typed under a member's address is not shown as theirs", async () => {
  const email = "typed@example.com";
  const member = await home.signIn(email);
  const stranger = await home.signIn("stranger@example.com");
  await apply(email);
  await apply("Typed@Example.com", { Cookie: stranger });
  await saveCard(email);
  await saveCard(email, stranger);
  expect(await seenBy(member)).toBeNull();
  await apply(email, { Cookie: member });
  expect(await seenBy(member)).toMatchObject({ kind: "request", phone: typed.phone });
  await saveCard(email, member);
  expect(await seenBy(member)).toMatchObject({ kind: "signup", plan: "Fractional CTO" });
});

test("whoever applied before having an account sees it after signing in", async () => {
  for (const [email, send] of [
    ["first@example.com", apply],
    ["card-first@example.com", saveCard],
  ] as const) {
    await send(email);
    expect(await seenBy(await home.signIn(email)), email).toMatchObject({
      name: expect.any(String),
    });
  }
});
