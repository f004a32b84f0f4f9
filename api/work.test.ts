import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { users } from "../domain/accounts/tables.ts";
import { companies, seats } from "../domain/companies/tables.ts";
import { addDays, civilDateOf } from "../domain/fields/civil-date.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { addCompany, addMembership, turnTo } from "../tests/support/hours.ts";

let home: TestApp;
let staff: string;
let companyId: string;
const cookies: Record<string, string> = {};
const today = addDays(civilDateOf(new Date()), 1);

async function person(role: string): Promise<string> {
  const email = `${role}@seats.example`;
  cookies[role] = await home.signIn(email);
  const [user] = await home.database.db.select().from(users).where(eq(users.email, email));
  return user!.id;
}

beforeAll(async () => {
  home = await openTestApp();
  await turnTo(home, today);
  staff = await home.signIn(trialAddresses.admin);
  cookies["staff"] = staff;
  const { db } = home.database;
  companyId = await addCompany(db, { owner: await person("owner") });
  for (const role of ["billing", "requester", "viewer"] as const)
    await db.insert(seats).values({ companyId, role, userId: await person(role) });
  await addCompany(db, { name: "Others", owner: await person("foreigner") });
  await person("member");
  await addMembership(home.ctx, companyId, { anchor: today });
});
afterAll(() => home.close());

const call = async (method: string, path: string, cookie: string, body?: unknown) => {
  const json = { "Content-Type": "application/json" };
  const answer = await home.request(method, path, {
    headers: { Cookie: cookie, ...(body === undefined ? {} : json) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
};

const line = (more: object = {}) => ({
  companyId,
  date: today,
  minutes: 50,
  where: "onshore",
  text: "Moved the contacts",
  ...more,
});
const log = async (more: object = {}) =>
  (await call("POST", "/api/admin/work", staff, line(more))).body.id as string;
const step = (id: string, verb: string, body?: object) =>
  call("POST", `/api/admin/work/${id}/${verb}`, staff, body);
const hours = async () => (await call("GET", "/api/membership/hours", cookies["owner"]!)).body;

test("work is logged, sent back, changed, approved and reversed, and the hours follow", async () => {
  const id = await log();
  expect((await hours()).work).toMatchObject([{ id, status: "logged", billedMinutes: 60 }]);
  expect((await step(id, "reverse")).status).toBe(409);
  const back = await step(id, "send-back", { reason: "Which contacts?" });
  expect(back.body).toMatchObject({ status: "sent_back", sentBackBecause: "Which contacts?" });
  expect((await hours()).work).toEqual([]);
  expect((await step(id, "approve")).status).toBe(409);
  const text = "Moved the contacts of sales";
  const changed = await call("PATCH", `/api/admin/work/${id}`, staff, { minutes: 61, text });
  expect(changed.body).toMatchObject({ status: "logged", minutes: 61, billedMinutes: 75, text });
  expect((await step(id, "approve")).body).toMatchObject({ status: "approved", requestId: null });
  expect(await hours()).toMatchObject({
    companyId,
    remainingMinutes: 525,
    usedMinutes: 75,
    period: { starts: today },
    grants: [{ kind: "plan", minutes: 600, remainingMinutes: 525, effective: today }],
    work: [{ id, date: today, minutes: 61, where: "onshore", by: "Ada", status: "approved" }],
  });
  const late = await call("PATCH", `/api/admin/work/${id}`, staff, { minutes: 5 });
  expect(late).toMatchObject({ status: 409, body: { current: { id, status: "approved" } } });
  expect((await step(id, "reverse")).body.status).toBe("reversed");
  expect(await hours()).toMatchObject({ remainingMinutes: 600, usedMinutes: 0 });
});

test.each([
  [{ minutes: 0 }, "minutes"],
  [{ minutes: 1441 }, "minutes"],
  [{ minutes: 1.5 }, "minutes"],
  [{ date: "2999-01-01" }, "date"],
  [{ date: "2020-01-01" }, "date"],
  [{ date: "2026-02-30" }, "date"],
  [{ where: "at sea" }, "where"],
  [{ text: "  " }, "text"],
])("work with %o is refused", async (wrong, field) => {
  const answer = await call("POST", "/api/admin/work", staff, line(wrong));
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});

test("work for a company that is not there is not found", async () => {
  const nowhere = line({ companyId: "00000000-0000-4000-8000-000000000000" });
  expect((await call("POST", "/api/admin/work", staff, nowhere)).status).toBe(404);
});

test("goodwill is used first, and what no grant covers waits for an owner", async () => {
  const goodwill = { minutes: 30, reason: "The outage" };
  const path = `/api/admin/companies/${companyId}/goodwill`;
  expect((await call("POST", path, staff, goodwill)).body).toMatchObject({ kind: "goodwill" });
  expect((await hours()).grants.map((grant: { kind: string }) => grant.kind)).toEqual([
    "goodwill",
    "plan",
  ]);
  const id = await log({ minutes: 690 });
  expect((await hours()).work[0]).toMatchObject({ overageMinutes: 60, waitsForAgreement: true });
  const refused = await step(id, "approve");
  expect(refused).toMatchObject({ status: 409, body: { current: { waitsForAgreement: true } } });
  const agree = (who: string) =>
    call("POST", `/api/membership/work/${id}/agreement`, cookies[who]!);
  expect((await agree("owner")).body).toMatchObject({ waitsForAgreement: false });
  expect((await agree("owner")).status).toBe(409);
  await call("PATCH", `/api/admin/work/${id}`, staff, { minutes: 700 });
  expect((await step(id, "approve")).status).toBe(409);
  await agree("owner");
  expect((await step(id, "approve")).body).toMatchObject({ overageMinutes: 75 });
  expect(await hours()).toMatchObject({ remainingMinutes: 0, usedMinutes: 630 });
  await home.database.db
    .update(companies)
    .set({ overageCapMinutes: 90 })
    .where(eq(companies.id, companyId));
  expect((await step(await log({ minutes: 15 }), "approve")).status).toBe(200);
  const beyond = await log({ minutes: 15 });
  expect((await step(beyond, "approve")).status).toBe(409);
  expect((await step(id, "reverse")).status).toBe(200);
  expect((await step(beyond, "approve")).status).toBe(200);
});

test("a client asks about a line, and staff answer", async () => {
  const id = await log();
  const asked = await call("POST", `/api/membership/work/${id}/questions`, cookies["requester"]!, {
    text: "Which ones?",
  });
  expect(asked).toMatchObject({ status: 201, body: { questions: [{ byStaff: false }] } });
  const answered = await step(id, "answers", { text: "Those of sales." });
  expect(answered.body.questions).toMatchObject([
    { text: "Which ones?" },
    { text: "Those of sales.", byStaff: true },
  ]);
  expect(home.sent.slice(-2).map(({ name }) => name)).toEqual([
    "work-question-mail",
    "work-answer-mail",
  ]);
});

test("an answer goes to each who asked about the line by a job of its own", async () => {
  const id = await log();
  for (const who of ["owner", "requester"])
    await call("POST", `/api/membership/work/${id}/questions`, cookies[who]!, { text: "Why?" });
  home.sent.length = 0;
  await step(id, "answers", { text: "To find the doubles." });
  const mailed = async () => (await home.services.mailbox!.list()).map(({ to }) => to);
  for (const job of home.sent.toReversed()) {
    const before = await mailed();
    await home.runJob(job);
    expect(await mailed()).toHaveLength(before.length + 1);
  }
  expect((await mailed()).toSorted()).toEqual(["owner@seats.example", "requester@seats.example"]);
});

const list = async (query: string) => {
  const answer = await home.request("GET", `/api/admin/work?${query}`, {
    headers: { Cookie: staff },
  });
  const ids = ((await answer.json()) as { id: string }[]).map((one) => one.id);
  const { headers } = answer;
  return { ids, total: Number(headers.get("x-total-count")), more: headers.get("x-total-more") };
};

test("staff find work by company, words, person, status and date, page by page", async () => {
  const id = await log({ text: "Repaired the 100% import" });
  expect((await list("q=100%25+imp")).ids).toEqual([id]);
  expect((await list("q=COMPILERS")).ids).toContain(id);
  expect(await list("q=Others")).toMatchObject({ ids: [], total: 0 });
  const all = await list(`companyId=${companyId}&from=${today}&to=${today}`);
  expect(all.total).toBe(all.ids.length);
  const pages = await Promise.all([1, 2].map((page) => list(`limit=2&page=${page}`)));
  expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids.slice(0, 4));
  expect((await list("status=sent_back")).total).toBe(0);
});

test("a search goes through the newest 500 lines, each of them once", async () => {
  await home.database.db.execute(sql`
    insert into work (company_id, date, minutes, billed_minutes, place, text, created_at)
    select ${companyId}, ${today}, 5, 15, 'onshore', 'Sorted box ' || n, now() - n % 3 * interval '1 hour'
    from generate_series(1, 600) as n`);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => list(`q=sorted+box&limit=180&page=${page}`)),
  );
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(500);
  expect(pages.map(({ ids, total, more }) => [ids.length, total, more])).toEqual(
    [180, 180, 140].map((length) => [length, 500, "true"]),
  );
  expect(await list("q=sorted+box&limit=180&page=4")).toMatchObject({ ids: [], total: 500 });
  const few = await Promise.all([1, 3, 4].map((page) => list(`q=box+7&limit=5&page=${page}`)));
  expect(few.map(({ ids, total, more }) => [ids.length, total, more])).toEqual(
    [5, 1, 0].map((length) => [length, 11, null]),
  );
  expect((await list("q=bo")).total).toBe(500);
  expect((await list("q=ox")).total).toBe(0);
});

describe("each endpoint for each person", () => {
  const readers = { visitor: 401, member: 404, foreigner: 404, staff: 404 };
  const ofLine = {
    visitor: 401,
    member: 404,
    foreigner: 404,
    staff: 404,
    billing: 403,
    viewer: 403,
  };
  const cases: [string, string, Record<string, number>, object?][] = [
    [
      "GET",
      "/api/membership/hours",
      { ...readers, foreigner: 200, owner: 200, billing: 403, requester: 200, viewer: 200 },
    ],
    [
      "GET",
      "/api/membership/statements",
      { ...readers, foreigner: 200, owner: 200, billing: 200, requester: 200, viewer: 200 },
    ],
    [
      "POST",
      "/api/membership/work/:id/questions",
      { ...ofLine, owner: 201, requester: 201 },
      { text: "Why?" },
    ],
    ["POST", "/api/membership/work/:id/agreement", { ...ofLine, owner: 409, requester: 403 }],
  ];
  test.each(cases)("%s %s", async (method, path, expected, body) => {
    const at = path.replace(":id", await log());
    for (const [who, status] of Object.entries(expected)) {
      const answer = await call(method, at, cookies[who] ?? "", body);
      expect([who, answer.status]).toEqual([who, status]);
      if (who === "foreigner") expect(JSON.stringify(answer.body)).not.toContain(companyId);
    }
  });
});

test("on the day of a renewal, work beyond what is left waits for the period that its charge opens", async () => {
  const renewing = await addCompany(home.database.db, { name: "Renewing" });
  const anchor = addDays(today, -31);
  // Paid for its first month alone.
  const paidThrough = addDays(today, -1);
  await addMembership(home.ctx, renewing, { anchor, billing: "card", paidThrough });
  const id = await log({ companyId: renewing, minutes: 660 });
  const refused = await step(id, "approve");
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain("when its charge has gone through");
});
