import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { companies } from "../domain/companies/tables.ts";
import { membershipPauses, memberships } from "../domain/membership/tables.ts";
import { addDays, civilDateOf } from "../domain/fields/civil-date.ts";
import type { ListedCompany } from "../domain/office/schema.ts";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { addCompany, addMembership } from "../tests/support/hours.ts";

let home: TestApp;
let cookie = "";
const ids: Record<string, string> = {};
const today = civilDateOf(new Date());

beforeAll(async () => {
  home = await openTestApp();
  cookie = await home.signIn(trialAddresses.admin);
  const { db } = home.database;
  for (const name of ["Acme Rail", "Borealis Foods", "Cedar Clinic", "delta Legal"])
    ids[name] = await addCompany(db, { name });
  const start = (name: string, more: object = {}) =>
    addMembership(home.ctx, ids[name]!, { anchor: addDays(today, -3), ...more });
  await start("Borealis Foods", { planId: "fractional-cto" });
  await start("Cedar Clinic", { nextPlanId: null });
  await db
    .update(memberships)
    .set({ endsOn: addDays(today, 10) })
    .where(eq(memberships.companyId, ids["Cedar Clinic"]!));
  await start("delta Legal");
  await db
    .update(memberships)
    .set({ endsOn: today })
    .where(eq(memberships.companyId, ids["delta Legal"]!));
  await db
    .update(companies)
    .set({ billingEmail: "clinic@borealis.example" })
    .where(eq(companies.id, ids["Borealis Foods"]!));
});
afterAll(() => home.close());

const call = async (method: string, path: string, body?: unknown, as = cookie) => {
  const answer = await home.request(method, `/api/admin${path}`, {
    headers: { Cookie: as, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    total: answer.headers.get("x-total-count"),
    body: await answer.json(),
  };
};

const namesAt = async (query: string) =>
  (await call("GET", `/companies?${query}`)).body.map(({ name }: { name: string }) => name);

test("the list says plan, status, hours and what happens next", async () => {
  const { body, total } = await call("GET", "/companies");
  expect(total).toBe("4");
  expect(body).toMatchObject([
    { name: "Acme Rail", planId: null, status: "none", remainingMinutes: 0, next: null },
    {
      name: "Borealis Foods",
      planId: "fractional-cto",
      status: "active",
      remainingMinutes: 1200,
      next: { kind: "renews" },
    },
    {
      name: "Cedar Clinic",
      status: "active",
      remainingMinutes: 600,
      next: { kind: "ends", on: addDays(today, 10) },
    },
    {
      name: "delta Legal",
      status: "ended",
      remainingMinutes: 600,
      next: { kind: "ended", on: today },
    },
  ]);
});

test("the list is searched, narrowed, sorted and paged", async () => {
  expect(await namesAt("q=cedar")).toEqual(["Cedar Clinic"]);
  expect(await namesAt("q=100%25")).toEqual([]);
  expect(await namesAt("q=clinic")).toEqual(["Borealis Foods", "Cedar Clinic"]);
  expect(await namesAt("named=clinic")).toEqual(["Cedar Clinic"]);
  expect(await namesAt("named=C")).toEqual(["Cedar Clinic", "Acme Rail"]);
  expect(await namesAt("named=c&limit=1&page=2")).toEqual(["Acme Rail"]);
  expect(await namesAt("status=none")).toEqual(["Acme Rail"]);
  expect(await namesAt("status=ended")).toEqual(["delta Legal"]);
  expect(await namesAt("status=active")).toEqual(["Borealis Foods", "Cedar Clinic"]);
  expect((await namesAt("sort=hours&direction=desc"))[0]).toBe("Borealis Foods");
  expect((await namesAt("sort=next"))[0]).toBe("Cedar Clinic");
  expect(await namesAt("direction=desc&limit=3&page=2")).toEqual(["Acme Rail"]);
  const paged = await Promise.all(
    [1, 2, 3, 4].map((page) => namesAt(`sort=plan&limit=1&page=${page}`)),
  );
  expect(new Set(paged.flat()).size).toBe(4);
  const totals = await Promise.all(
    [1, 2, 3].map((page) => call("GET", `/companies?limit=3&page=${page}`)),
  );
  expect(totals.map(({ body, total }) => [body.length, total])).toEqual([
    [3, "4"],
    [1, "4"],
    [0, "4"],
  ]);
});

test("a company's page holds what staff need to know", async () => {
  const { body } = await call("GET", `/companies/${ids["Borealis Foods"]}`);
  expect(body).toMatchObject({
    name: "Borealis Foods",
    status: "active",
    consultant: null,
    memberships: [{ planId: "fractional-cto", term: "month", billing: "by-hand", endsOn: null }],
    remainingMinutes: 1200,
    hours: {
      remainingMinutes: 1200,
      usedMinutes: 0,
      period: { starts: addDays(today, -3) },
      grants: [{ kind: "plan", minutes: 1200 }],
    },
    periods: [
      { minutes: 1200, usedMinutes: 0, overageMinutes: 0, closed: false, statementId: null },
    ],
    applications: [],
    notes: [],
  });
});

test("a change is kept with its before and after, and never over somebody else's", async () => {
  const id = ids["Acme Rail"]!;
  const { body: read } = await call("GET", `/companies/${id}`);
  const [{ id: consultantId }] = (await call("GET", "/staff")).body;
  const input = {
    name: "Acme Rail & Road",
    billingEmail: "bills@acme.example",
    phone: "909 555 0199",
    consultantId,
    updatedAt: read.updatedAt,
  };
  const answers = await Promise.all([
    call("PATCH", `/companies/${id}`, input),
    call("PATCH", `/companies/${id}`, { ...input, name: "Acme" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = answers.find(({ status }) => status === 200)!.body;
  expect(kept).toMatchObject({ phone: "909 555 0199", consultant: { id: consultantId } });
  const audits = await home.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(audits.map(({ action, details }) => [action, details])).toEqual([
    [
      "company.changed",
      {
        before: { name: "Acme Rail", billingEmail: null, phone: null, consultantId: null },
        after: {
          name: kept.name,
          billingEmail: "bills@acme.example",
          phone: "909 555 0199",
          consultantId,
        },
      },
    ],
  ]);
  const blank = { ...input, updatedAt: kept.updatedAt, billingEmail: "", phone: "" };
  expect((await call("PATCH", `/companies/${id}`, blank)).body).toMatchObject({
    billingEmail: null,
    phone: null,
  });
});

test("what does not fit is refused by name", async () => {
  const id = ids["Cedar Clinic"]!;
  const { body: read } = await call("GET", `/companies/${id}`);
  const fits = {
    name: "Cedar",
    billingEmail: "",
    phone: "",
    consultantId: null,
    updatedAt: read.updatedAt,
  };
  const fields = async (more: object) =>
    Object.keys((await call("PATCH", `/companies/${id}`, { ...fits, ...more })).body.fields);
  expect(await fields({ name: " " })).toEqual(["name"]);
  expect(await fields({ billingEmail: "nobody" })).toEqual(["billingEmail"]);
  expect(await fields({ consultantId: "no-one" })).toEqual(["consultantId"]);
  const [row] = await home.database.db.select().from(companies).where(eq(companies.id, id));
  expect(row?.name).toBe("Cedar Clinic");
});

test("notes are the staff's own, the newest first", async () => {
  const at = `/companies/${ids["Cedar Clinic"]}/notes`;
  expect((await call("POST", at, { text: "  " })).status).toBe(400);
  await call("POST", at, { text: "Prefers calls after four." });
  home.advance(1000);
  const { status, body } = await call("POST", at, { text: "New office manager:\nDana." });
  expect([
    status,
    body.map(({ text, author }: { text: string; author: string }) => [text, author]),
  ]).toEqual([
    201,
    [
      ["New office manager:\nDana.", "Ada"],
      ["Prefers calls after four.", "Ada"],
    ],
  ]);
});

test("what is not there is not found", async () => {
  const nowhere = "/companies/00000000-0000-4000-8000-000000000000";
  expect((await call("GET", nowhere)).status).toBe(404);
  expect((await call("POST", `${nowhere}/notes`, { text: "Hello" })).status).toBe(404);
  expect((await call("GET", "/companies/1")).status).toBe(404);
});

test("an owner of a company is no staff", async () => {
  const own = await home.signIn("owner@example.com");
  for (const path of ["/companies", `/companies/${ids["Acme Rail"]}`, "/staff"])
    expect((await call("GET", path, undefined, own)).status, path).toBe(403);
});

test("by what comes next, whoever pauses stands where they resume or end", async () => {
  const { db } = home.database;
  const start = async (name: string, anchor: number, more: object = {}) =>
    addMembership(home.ctx, await addCompany(db, { name: `Queue ${name}` }), {
      anchor: addDays(today, anchor),
      ...more,
    });
  const pause = async (id: string, months: number, endsOn: string | null = null) => {
    await db.insert(membershipPauses).values({ membershipId: id, month: 1, months });
    await db.update(memberships).set({ status: "paused", endsOn }).where(eq(memberships.id, id));
  };
  const thirtyDays = { cadence: "thirty-days" };
  await pause(await start("by the month", -60), 3);
  await pause(await start("by thirty days", -40, thirtyDays), 1);
  await pause(await start("to its end", -40, thirtyDays), 3, addDays(today, 9));
  await start("that renews", -25, thirtyDays);
  const { body } = await call("GET", "/companies?sort=next&q=Queue");
  const events = body.map(({ name, next }: ListedCompany) => [name, next?.kind]);
  expect(events).toEqual([
    ["Queue that renews", "renews"],
    ["Queue to its end", "ends"],
    ["Queue by thirty days", "resumes"],
    ["Queue by the month", "resumes"],
  ]);
  const days = body.map(({ next }: ListedCompany) => next?.on);
  expect(days).toEqual(days.toSorted());
});
