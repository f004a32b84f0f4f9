import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { users } from "../domain/accounts/tables.ts";
import { addDays, civilDateOf } from "../domain/fields/civil-date.ts";
import type { LoggedEntry } from "../domain/log/schema.ts";
import { auditLog } from "../platform/db/tables.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { callerOf, type Company, newCompany } from "../tests/support/company.ts";
import { addMembership, turnTo } from "../tests/support/hours.ts";

let home: TestApp;
let cookie: string;
let staffId: string;
let acme: Company;
const today = addDays(civilDateOf(new Date()), 1);

beforeAll(async () => {
  home = await openTestApp();
  await turnTo(home, today);
  cookie = await home.signIn(trialAddresses.admin);
  staffId = (await accountOf(home, trialAddresses.admin)).id;
  await home.database.db.update(users).set({ lastName: "Lovelace" }).where(eq(users.id, staffId));
  acme = await newCompany(home, "Acme Inc.");
  await addMembership(home.ctx, acme.id, { anchor: today });
});
afterAll(() => home.close());

const change = async (method: string, path: string, body: object = {}) => {
  const answer = await callerOf(home, cookie)(method, `/api/admin${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};

async function ask(query: Record<string, string> = {}) {
  const answer = await home.request("GET", `/api/admin/log?${new URLSearchParams(query)}`, {
    headers: { Cookie: cookie },
  });
  const entries: LoggedEntry[] = await answer.json();
  const header = (name: string) => answer.headers.get(name);
  return { entries, total: Number(header("x-total-count")), more: header("x-total-more") };
}

const sentence = ({ who, says }: LoggedEntry) =>
  `${who} ${says.map(({ text }) => text).join("")}`.replaceAll("\u00A0", " ");

const sentences = async (query: Record<string, string> = {}) =>
  (await ask(query)).entries.map(sentence);

test("each step with work is told, with what it was before and where it leads", async () => {
  const line = { companyId: acme.id, date: today, minutes: 80, where: "onshore", text: "Moved" };
  const { id } = await change("POST", "/work", line);
  await change("PATCH", `/work/${id}`, { minutes: 85, where: "offshore" });
  await change("POST", `/work/${id}/approve`);
  await change("POST", `/work/${id}/answers`, { text: "A secret for the client alone." });
  await change("POST", `/work/${id}/reverse`);
  const { entries } = await ask({ kind: "work" });
  expect(entries.map(sentence)).toEqual([
    "Ada Lovelace reversed 1 h 30 min of work for Acme Inc.",
    "Ada Lovelace answered a question about 1 h 30 min of work for Acme Inc.",
    "Ada Lovelace approved 1 h 30 min of work for Acme Inc.",
    "Ada Lovelace changed 1 h 30 min of work for Acme Inc.",
    "Ada Lovelace logged 1 h 30 min of work for Acme Inc.",
  ]);
  expect(entries[3]).toMatchObject({
    whoId: staffId,
    company: "Acme Inc.",
    person: { id: staffId, name: "Ada Lovelace" },
    changes: [
      { field: "Time", before: "1\u00A0h\u00A020\u00A0min", after: "1\u00A0h\u00A025\u00A0min" },
      { field: "Where", before: "Onshore", after: "Offshore" },
    ],
  });
  expect(entries[0]?.says.at(-1)).toEqual({
    text: "Acme Inc.",
    href: `/admin/companies/${acme.id}`,
  });
  expect(JSON.stringify(entries)).not.toContain("A secret for the client");
});

test("a note, a merge and a moved person are told of both companies", async () => {
  const other = await newCompany(home, "Other & Sons");
  await change("POST", `/companies/${acme.id}/notes`, { text: "Owes us a lunch." });
  await change("POST", `/companies/${acme.id}/seats/${acme.viewer.id}/move`, {
    companyId: other.id,
  });
  await change("POST", `/companies/${acme.id}/merge`, { companyId: other.id });
  const told = await sentences({ companyId: acme.id, kind: "companies" });
  expect(told).toEqual([
    "Ada Lovelace closed Other & Sons, which is part of Acme Inc. now",
    "Ada Lovelace merged Other & Sons into Acme Inc.",
    "Ada Lovelace wrote a note about Acme Inc.",
  ]);
  const [away, here] = (await ask({ personId: acme.viewer.id })).entries.slice(-2).toReversed();
  expect([away?.says.at(-1)?.text, here?.changes]).toEqual([
    "Acme Inc.",
    [{ field: "Role", before: null, after: "Viewer" }],
  ]);
  expect(JSON.stringify(await ask())).not.toContain("Owes us a lunch");
});

test("a decision is told with the applicant, and belongs to the company it makes", async () => {
  await home.post("/api/membership/request", {
    firstName: "Grace",
    lastName: "Hopper",
    email: "grace@example.com",
    phone: "909 555 0100",
    company: "Compilers",
    requestedPlan: "Growth",
  });
  const rows = await callerOf(home, cookie)("GET", "/api/admin/membership-requests");
  await change("PATCH", `/membership-requests/${rows.body[0].id}/approve`, { planId: "scale" });
  const [entry] = (await ask({ kind: "applications" })).entries;
  expect(sentence(entry!)).toBe(
    "Ada Lovelace approved the membership request of Grace Hopper as Scale",
  );
  expect(entry).toMatchObject({
    company: "Compilers",
    changes: [
      { field: "Status", before: "Pending", after: "Approved" },
      { field: "Plan", before: null, after: "Scale" },
    ],
  });
});

test("it is narrowed by who, what, words and days", async () => {
  await acme.owner.call("PATCH", `${acme.at}/seats/${acme.billing.id}`, { role: "requester" });
  expect(await sentences({ who: "members", kind: "access" })).toEqual([
    expect.stringMatching(/ made .+ requester at Acme Inc\.$/),
  ]);
  const of = async (query: Record<string, string>) => (await ask(query)).entries;
  expect((await of({ who: "program" })).every(({ whoId }) => whoId === null)).toBe(true);
  expect((await of({ who: acme.owner.id })).map(({ action }) => action)).toEqual([
    "seat.role-changed",
  ]);
  expect(await of({ q: "lovelace" })).toEqual(await of({ who: staffId }));
  expect((await sentences({ q: "moved" })).at(-1)).toContain("logged");
  expect(await sentences({ q: "minutes" })).toEqual([]);
  expect(await sentences({ q: "of", kind: "posts" })).toEqual([]);
  const { total } = await ask();
  expect((await ask({ from: today, to: today })).total).toBe(total);
  expect((await ask({ to: "2020-01-01" })).total).toBe(0);
  expect((await ask({ from: "tomorrow", kind: "all", companyId: "1" })).total).toBe(total);
});

const retriedAt = (iso: string) => ({
  actorKind: "system" as const,
  action: "job.retried",
  subjectType: "job",
  subjectId: iso,
  requestId: "test",
  createdAt: new Date(iso),
});

test("a day is the firm's, to its last millisecond", async () => {
  const { db } = home.database;
  await db
    .insert(auditLog)
    .values(["07:59:59.999", "08:00:00.000"].map((time) => retriedAt(`2020-02-02T${time}Z`)));
  await db.insert(auditLog).values(retriedAt("2020-02-03T07:59:59.999Z"));
  const { entries } = await ask({ from: "2020-02-02", to: "2020-02-02" });
  expect(entries.map((entry) => entry.at)).toEqual([
    "2020-02-03T07:59:59.999Z",
    "2020-02-02T08:00:00.000Z",
  ]);
});

test("pages follow each other without a gap, and end where the count does", async () => {
  await home.database.db.execute(sql`
    insert into audit_log (actor_kind, action, subject_type, subject_id, company_id, request_id, created_at)
    select 'system', 'company.changed', 'company', ${acme.id}, ${acme.id}, 'test', '2021-01-01'::timestamptz + i / 3 * interval '1 second'
    from generate_series(1, 10500) as i`);
  const one = await ask({ to: "2021-12-31", limit: "60" });
  const pages = await Promise.all(
    ["1", "2", "3"].map((page) => ask({ to: "2021-12-31", limit: "20", page })),
  );
  expect(pages.flatMap(({ entries }) => entries)).toEqual(one.entries);
  expect(one).toMatchObject({ total: 10_000, more: "true" });
  expect((await ask({ to: "2021-12-31", page: "51" })).entries).toEqual([]);
  expect(await ask({ q: "acme", to: "2021-12-31" })).toMatchObject({ total: 500, more: "true" });
});

test("an action of an earlier release is told by its name", async () => {
  const row = { action: "thing.done", subjectType: "thing", subjectId: "1", requestId: "test" };
  await home.database.db.insert(auditLog).values({ ...row, actorKind: "visitor" });
  expect((await sentences({ who: "visitors" }))[0]).toBe("A visitor thing.done");
});
