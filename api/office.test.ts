import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { applicantText } from "../domain/applications/applicant-text.ts";
import { membershipRequests } from "../domain/applications/tables.ts";
import { membershipSignups } from "../domain/billing/tables.ts";
import { blogPosts } from "../domain/blog/tables.ts";
import { giveSeat } from "../domain/companies/give-seat.ts";
import { companies } from "../domain/companies/tables.ts";
import { conversations } from "../domain/desk/tables.ts";
import { work } from "../domain/hours/tables.ts";
import type { FoundGroup } from "../domain/office/schema.ts";
import { hasWords } from "../platform/db/search-text.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { fillRequests } from "../tests/support/fill-requests.ts";
import { officeSearchRule } from "./limits.ts";

let home: TestApp;
let admin: string;
let companyId: string;

const applicant = { firstName: "Grace", lastName: "Okafor", email: "grace@harbor.example" };

beforeAll(async () => {
  home = await openTestApp();
  admin = await home.signIn(trialAddresses.admin);
  await home.signIn("grace@harbor.example");
  const { db } = home.database;
  const company = "Harbor Lane Works";
  const [made] = await db.insert(companies).values({ name: company }).returning();
  companyId = made!.id;
  const phone = "909 555 0177";
  await db
    .insert(membershipRequests)
    .values({ ...applicant, company, phone, requestedPlan: "Growth" });
  await db
    .insert(membershipSignups)
    .values({ ...applicant, company, phone, planId: "growth", paymentMethodId: "pm_1" });
  await db.insert(blogPosts).values({
    title: "What a harbor taught us",
    slug: "harbor",
    excerpt: "100% about ports.",
    searchText: "what a harbor taught us\n100% about ports.",
    content: "Ships.",
    category: "CRM Strategy",
    readTime: 1,
  });
  await db.insert(conversations).values({
    kind: "request",
    status: "solved",
    subject: "The harbor lights are out",
    companyId,
  });
  const line = { companyId, date: "2026-03-02", minutes: 30, billedMinutes: 30 };
  await db.insert(work).values({ ...line, place: "onshore", text: "A call" });
});
afterAll(() => home.close());

const ask = (path: string, cookie = admin) =>
  home.request("GET", path, { headers: { Cookie: cookie } });

async function search(q: string, more = ""): Promise<FoundGroup[]> {
  const answer = await ask(`/api/admin/search?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

const kinds = (groups: FoundGroup[]) => groups.map(({ kind }) => kind);

test("counts what waits, at the moment it is asked", async () => {
  const answer = await ask("/api/admin/counts");
  const waiting = { requests: 1, signups: 1, jobs: 1, work: 1, inbox: 0, calendar: 0 };
  expect(await answer.json()).toEqual(waiting);
});

test("finds everything that has all of the words, each with its screen", async () => {
  const found = await search("harbor");
  expect(kinds(found)).toEqual([
    "companies",
    "people",
    "requests",
    "signups",
    "conversations",
    "posts",
  ]);
  expect(found.map(({ results }) => results[0]?.href)).toEqual([
    `/admin/companies/${companyId}`,
    "/admin/sessions?q=grace%40harbor.example",
    "/admin?tab=requests&q=grace%40harbor.example",
    "/admin/signups?q=grace%40harbor.example",
    expect.stringMatching(/^\/admin\/inbox\/[\da-f-]{36}$/),
    expect.stringMatching(/^\/admin\?post=\d+$/),
  ]);
  expect(kinds(await search("OKAFOR lane grace"))).toEqual(["requests", "signups"]);
  expect(kinds(await search("0177"))).toEqual(["requests", "signups"]);
});

test("leads from a person to their company, where they have one", async () => {
  const owner = await accountOf(home, "grace@harbor.example");
  await giveSeat(home.ctx, { companyId, userId: owner.id, role: "owner" });
  const found = await search("grace@harbor.example");
  const [person] = found.find(({ kind }) => kind === "people")!.results;
  expect(person?.href).toBe(`/admin/companies/${companyId}`);
});

test("takes words as they are written, and too few letters for nothing", async () => {
  expect(kinds(await search("100%"))).toEqual(["posts"]);
  expect(await search("_%")).toEqual([]);
  expect(await search("h")).toEqual([]);
  expect(await search(" ")).toEqual([]);
  expect(await search("x".repeat(5000))).toEqual([]);
});

async function listed(list: string, q: string): Promise<number> {
  const answer = await ask(`/api/${list}?${new URLSearchParams({ q })}`);
  return (await answer.json()).length;
}

test("the lists that it leads to find by the same words", async () => {
  expect(await listed("admin/membership-requests", "0177 lane okafor")).toBe(1);
  expect(await listed("admin/membership-signups", "0177 lane okafor")).toBe(1);
  expect(await listed("blog-posts", "ports harbor")).toBe(1);
});

test("says where there is more, puts a name that begins with it first, and asks an index", async () => {
  const { db } = home.database;
  await fillRequests(db, 3000);
  const [group] = await search("okafor", "&limit=2");
  expect(group).toMatchObject({ kind: "requests", more: true });
  expect(group?.results).toHaveLength(2);
  const [first] = await search("robin o", "&limit=1");
  expect(first?.results[0]?.title).toMatch(/^Robin O/);
  const plan: unknown = await db.execute(
    sql`explain select id from membership_requests where ${hasWords(applicantText(membershipRequests), "person-2711 example")}`,
  );
  expect(JSON.stringify(plan)).toContain("membership_requests_search");
});

test("nobody else is told what exists", async () => {
  const member = await home.signIn("member@example.com");
  for (const path of ["/api/admin/search?q=harbor", "/api/admin/counts"]) {
    expect((await ask(path, member)).status, path).toBe(403);
    expect((await ask(path, "")).status, path).toBe(401);
  }
});

test("a flood of searches is refused", async () => {
  const own = await openTestApp();
  const cookie = await own.signIn(trialAddresses.admin);
  const one = async () => {
    const answer = await own.request("GET", "/api/admin/search?q=h", {
      headers: { Cookie: cookie },
    });
    return answer.status;
  };
  for (let times = 0; times < officeSearchRule.points; times += 1) await one();
  expect(await one()).toBe(429);
  await own.close();
});
