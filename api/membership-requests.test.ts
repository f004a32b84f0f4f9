import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { membershipRequests } from "../domain/applications/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { trialAddresses } from "../content/trial.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { openVisitor, signInByEmail } from "../tests/support/visitor.ts";

let home: TestApp;
let admin: string;
beforeAll(async () => {
  home = await openTestApp();
  admin = await home.signIn(trialAddresses.admin);
});
afterAll(() => home.close());

async function request(email: string): Promise<number> {
  const [row] = await home.database.db
    .insert(membershipRequests)
    .values({
      firstName: "Ada",
      lastName: "Byron",
      email,
      company: "Engines",
      requestedPlan: "Growth",
    })
    .returning({ id: membershipRequests.id });
  return row!.id;
}

async function mailTo(address: string) {
  const mails = (await home.services.mailbox?.list()) ?? [];
  return home.services.mailbox?.get(mails.find(({ to }) => to === address)?.id ?? "");
}

const at = "/api/admin/membership-requests";
type Verb = "approve" | "reject";
const send = (method: string, path: string, body?: unknown) =>
  home.request(method, `${at}/${path}`, {
    headers: { Cookie: admin, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const decide = (id: number, verb: Verb, body?: unknown) => send("PATCH", `${id}/${verb}`, body);
const preview = (id: number, verb: Verb, body?: unknown) =>
  send("POST", `${id}/${verb}/preview`, body);

test("lists requests and counts those pending", async () => {
  await request("list@example.com");
  const answer = await home.request("GET", `${at}?q=LIST@`, { headers: { Cookie: admin } });
  const [first, ...others] = await answer.json();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ email: "list@example.com", phone: null, status: "pending" });
  expect(answer.headers.get("x-pending-count")).toBe("1");
  const none = await home.request("GET", `${at}?status=rejected`, { headers: { Cookie: admin } });
  expect(await none.json()).toEqual([]);
});

test("approval gives the plan to the account that verified the address, and sends mail", async () => {
  await home.signIn("ada@example.com");
  const id = await request("Ada@Example.com");
  const answer = await decide(id, "approve", { planId: "growth" });
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
  expect((await mailTo("Ada@Example.com"))?.text).toContain("Consulting hours: 10 a month");
});

test("a plan that is sold can be approved as well", async () => {
  await home.signIn("sold@example.com");
  const id = await request("sold@example.com");
  expect((await decide(id, "approve", { planId: "fractional-cto" })).status).toBe(200);
  expect(await accountOf(home, "sold@example.com")).toMatchObject({
    membershipPlan: "fractional-cto",
    hoursRemaining: 20,
  });
});

test("an account without a verified address gets nothing", async () => {
  await home.signIn("unproved@example.com", { verified: false });
  const id = await request("unproved@example.com");
  expect((await decide(id, "approve", { planId: "scale" })).status).toBe(200);
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
    await decide(await request("Soon@example.com"), "approve", { planId });
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
  const id = await request("twice@example.com");
  const before = home.sent.length;
  const both = await Promise.all([decide(id, "approve", { planId: "free" }), decide(id, "reject")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(home.sent).toHaveLength(before + 1);
  const late = await decide(id, "reject");
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: "conflict", current: { id } });
});

async function marks() {
  const answer = await home.request("GET", `${at}?q=again@`, { headers: { Cookie: admin } });
  const rows = (await answer.json()) as { repeats?: object }[];
  return rows.map(({ repeats }) => repeats);
}

test("a second pending request, and one by a member, are marked", async () => {
  await request("again@example.com");
  await decide(await request("Again@example.com"), "reject");
  const id = await request("Again@example.com");
  const waits = { heldPlan: null, alsoPending: 1 };
  expect(await marks()).toEqual([waits, undefined, waits]);
  await home.signIn("again@example.com");
  await decide(id, "approve", { planId: "growth" });
  const holds = { heldPlan: "growth", alsoPending: 0 };
  expect(await marks()).toEqual([undefined, undefined, holds]);
});

test("a rejection sends mail too", async () => {
  const id = await request("no@example.com");
  expect((await decide(id, "reject")).status).toBe(200);
  await home.runJob(home.sent.at(-1)!);
  expect((await mailTo("no@example.com"))?.text).toContain("cannot offer you");
});

test("a plan that cannot be approved and an unknown request are refused", async () => {
  const id = await request("plan@example.com");
  for (const planId of ["gold", "", undefined, "constructor"])
    expect((await decide(id, "approve", { planId })).status, String(planId)).toBe(400);
  expect((await decide(99_999, "reject")).status).toBe(404);
});

const note = "Welcome, Ada.\n\nYour first call is on Tuesday at 10.";

test.each([
  ["approve", { planId: "growth" }, "has been approved.\n\nWelcome, Ada."],
  ["reject", {}, "at this time.\n\nWelcome, Ada."],
] as const)(
  "to %s with a note sends the email that was previewed, and keeps the note",
  async (verb, rest, words) => {
    const email = `noted-${verb}@example.com`;
    const id = await request(email);
    const before = home.sent.length;
    const answer = await preview(id, verb, { ...rest, note: `  ${note}\n` });
    expect(answer.status).toBe(200);
    const { to, subject, text } = await answer.json();
    expect([to, home.sent.length]).toEqual([email, before]);
    expect(text).toContain(words);
    expect(await (await decide(id, verb, { ...rest, note })).json()).toMatchObject({
      decisionNote: note,
    });
    await home.runJob(home.sent.at(-1)!);
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ subject, text });
    expect(mail?.html).toContain("Welcome, Ada.<br><br>Your first call");
    const listed = await home.request("GET", `${at}?q=${email}`, { headers: { Cookie: admin } });
    expect(await listed.json()).toMatchObject([{ decisionNote: note }]);
    const late = await preview(id, verb, rest);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "conflict", current: { id } });
  },
);

test("the email says nothing more without a note, and a blank one is none", async () => {
  const id = await request("blank@example.com");
  const texts = await Promise.all(
    [undefined, {}, { note: null }, { note: " \r\n " }].map(async (body) => {
      const answer = await preview(id, "reject", body);
      return (await answer.json()).text;
    }),
  );
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain("at this time.\n\nIf you would like");
  const bare = await home.request("PATCH", `${at}/${id}/reject`, { headers: { Cookie: admin } });
  expect(await bare.json()).toMatchObject({ status: "rejected", decisionNote: null });
});

test("a note that is no text, too long or misspelled is refused, and nothing is decided", async () => {
  const id = await request("wrong-note@example.com");
  for (const body of [{ note: 7 }, { note: ["a"] }, { note: "a".repeat(2001) }])
    for (const [verb, rest] of [
      ["approve", { planId: "growth" }],
      ["reject", {}],
    ] as const)
      for (const call of [decide, preview]) {
        const answer = await call(id, verb, { ...rest, ...body });
        expect(answer.status).toBe(400);
        expect((await answer.json()).fields).toHaveProperty("note");
      }
  for (const call of [decide, preview]) {
    expect((await call(id, "reject", { notes: "a" })).status).toBe(400);
    expect((await call(id, "reject", "a")).status).toBe(400);
    expect((await call(id, "reject", null)).status).toBe(400);
    expect((await call(99_999, "reject", {})).status).toBe(404);
  }
  expect((await preview(id, "approve")).status).toBe(400);
  const headers = { Cookie: admin, "Content-Type": "text/plain" };
  const plain = await home.request("PATCH", `${at}/${id}/reject`, { headers, body: "a note" });
  expect(plain.status).toBe(415);
  expect((await decide(id, "reject", { note: "a".repeat(2000) })).status).toBe(200);
});

test("of two staff with different notes, one decides, and the email is theirs", async () => {
  const email = "two-notes@example.com";
  const id = await request(email);
  const notes = ["The first note.", "The second note."];
  const both = await Promise.all(notes.map((words) => decide(id, "reject", { note: words })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [kept, lost] = both[0]!.status === 200 ? notes : notes.toReversed();
  const job = home.sent.at(-1)!;
  await home.runJob(job);
  await home.runJob(job);
  const mail = await mailTo(email);
  expect(mail?.text).toContain(kept);
  expect(mail?.text).not.toContain(lost);
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
  const answer = await home.request("GET", `${at}?q=${email}&direction=asc`, {
    headers: { Cookie: admin },
  });
  expect(await answer.json()).toMatchObject([{ unproved: true }, { unproved: false }]);
});
