import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPost } from "../domain/blog/find-post.ts";
import { blogPosts } from "../domain/blog/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";

let home: TestApp;
let admin: string;
beforeAll(async () => {
  home = await openTestApp();
  admin = await home.signIn(trialAddresses.admin);
});
beforeEach(async () => {
  await home.database.db.delete(blogPosts);
});
afterAll(() => home.close());

const good = {
  title: "Plan the first month",
  summary: "What to do before anyone logs in.",
  content: "Write down **who** does what.",
  category: "CRM Strategy",
  status: "published",
};

async function send(method: string, path: string, body?: unknown, cookie = admin) {
  const answer = await home.request(method, path, {
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text && JSON.parse(text) };
}

async function create(more: Record<string, unknown> = {}) {
  const { status, body } = await send("POST", "/api/blog-posts", { ...good, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const asVisitor = (path: string) => send("GET", path, undefined, "");
const titles = (list: { title: string }[]) => list.map(({ title }) => title);
const search = async (query: Record<string, string>) =>
  titles((await asVisitor(`/api/blog-posts?${new URLSearchParams(query)}`)).body).toSorted();
const find = (address: string) =>
  findPost({ db: home.database.db, clock: home.services.clock }, address);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe("writing", () => {
  test("an editor can read a post in any state; a visitor can read none by its id", async () => {
    const { id } = await create({ status: "draft" });
    const path = `/api/blog-posts/${id}`;
    expect((await send("GET", path)).body).toMatchObject({ id, status: "draft", version: 1 });
    expect((await asVisitor(path)).status).toBe(401);
    expect((await send("GET", "/api/blog-posts/2147483647")).status).toBe(404);
  });

  test("a post is stored with its derived fields", async () => {
    const post = await create({ tags: "crm, plan, crm", content: "word ".repeat(500) });
    expect(post).toMatchObject({
      slug: "plan-the-first-month",
      excerpt: good.summary,
      summary: good.summary,
      readTime: 3,
      tags: ["crm", "plan"],
      status: "published",
      version: 1,
    });
    expect(Date.now() - Date.parse(post.publishedAt)).toBeLessThan(60_000);
    expect(post).not.toHaveProperty("searchText");
  });

  test("a post without a status is a draft and has no date", async () => {
    const { status: _, ...draft } = good;
    const { body } = await send("POST", "/api/blog-posts", draft);
    expect(body).toMatchObject({ status: "draft", publishedAt: null });
  });

  test("a category is recognized however it was typed", async () => {
    const { category } = await create({ category: " ai  & AUTOMATION " });
    expect(category).toBe("AI & Automation");
    expect((await create({ category: "Odd  Ones" })).category).toBe("Odd Ones");
  });

  test("an empty date clears a future date, but never a past one", async () => {
    const { id } = await create({ publishedAt: inDays(9) });
    const path = `/api/blog-posts/${id}`;
    const draft = await send("PATCH", path, { publishedAt: "", status: "draft" });
    expect(draft.body.publishedAt).toBeNull();
    const out = await send("PATCH", path, { publishedAt: null, status: "published" });
    expect(Date.now() - Date.parse(out.body.publishedAt)).toBeLessThan(60_000);
    const kept = await send("PATCH", path, { publishedAt: "", status: "archived" });
    expect(kept.body.publishedAt).toBe(out.body.publishedAt);
  });

  test("excerpt is accepted for summary", async () => {
    const { summary, ...rest } = good;
    const { body } = await send("POST", "/api/blog-posts", { ...rest, excerpt: summary });
    expect(body.summary).toBe(summary);
  });

  test("each missing field is named", async () => {
    const { status, body } = await send("POST", "/api/blog-posts", { title: " ", status: "live" });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: "invalid",
      fields: {
        title: "Title is required",
        summary: "Summary is required",
        content: "Content is required",
        category: "Category is required",
        status: "Status must be draft, published or archived",
      },
    });
    const dated = await send("POST", "/api/blog-posts", { ...good, publishedAt: "soon" });
    expect(dated.body.fields).toEqual({ publishedAt: "Please enter a valid date" });
  });

  test("read-only fields in the body are ignored", async () => {
    const post = await create({ id: 7, slug: "mine", readTime: 99, version: 40 });
    expect(post).toMatchObject({ slug: "plan-the-first-month", readTime: 1, version: 1 });
    expect(post.id).not.toBe(7);
  });

  test("the same title gets the next slug, even if the first has moved", async () => {
    const first = await create();
    expect((await create()).slug).toBe("plan-the-first-month-2");
    await send("PATCH", `/api/blog-posts/${first.id}`, { title: "Another name" });
    expect((await create()).slug).toBe("plan-the-first-month-3");
  });

  test("ten concurrent writers get ten slugs", async () => {
    const posts = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(10);
  });

  test("a change leaves other fields alone and keeps the first date", async () => {
    const post = await create({ tags: ["crm"] });
    const path = `/api/blog-posts/${post.id}`;
    const { body } = await send("PATCH", path, { summary: "Shorter." });
    expect(body).toMatchObject({
      title: good.title,
      summary: "Shorter.",
      tags: ["crm"],
      status: "published",
      publishedAt: post.publishedAt,
      version: 2,
    });
    await send("PATCH", path, { status: "archived" });
    const again = await send("PATCH", path, { status: "published" });
    expect(again.body.publishedAt).toBe(post.publishedAt);
  });

  test("a new post sent again with the same key is created once, whatever else has changed", async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => create({ key })));
    const [post] = answers;
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const title = "Changed by somebody else";
    await send("PATCH", `/api/blog-posts/${post.id}`, { title, version: 1 });
    expect(await create({ key, title: "Another try" })).toMatchObject({
      id: post.id,
      title,
      version: 2,
    });
    expect(await home.database.db.select().from(blogPosts)).toHaveLength(1);
    const { status, body } = await send("POST", "/api/blog-posts", { ...good, key: "1" });
    expect([status, Object.keys(body.fields)]).toEqual([400, ["key"]]);
  });

  test("a change sent again with the same key is made once, without a conflict until someone else saves", async () => {
    const { id } = await create();
    const key = randomUUID();
    const change = () => send("PATCH", `/api/blog-posts/${id}`, { title: "Two", version: 1, key });
    expect((await change()).body).toMatchObject({ version: 2, saveKey: key });
    expect(await change()).toMatchObject({ status: 200, body: { version: 2, saveKey: key } });
    await send("PATCH", `/api/blog-posts/${id}`, { title: "Three", version: 2 });
    expect(await change()).toMatchObject({ status: 409, body: { current: { saveKey: null } } });
  });

  test("a stale version overwrites nothing and gets the current one", async () => {
    const post = await create();
    const path = `/api/blog-posts/${post.id}`;
    const both = await Promise.all([
      send("PATCH", path, { version: 1, content: "From Ada." }),
      send("PATCH", path, { version: 1, content: "From Grace." }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = both.toSorted((a, b) => a.status - b.status);
    expect(lost?.body).toMatchObject({ code: "conflict", current: { version: 2 } });
    expect(lost?.body.current.content).toBe(won?.body.content);
    expect((await send("DELETE", `${path}?version=1`)).status).toBe(409);
  });

  test("a deleted post is not found, and neither is an unknown id", async () => {
    const post = await create();
    const path = `/api/blog-posts/${post.id}`;
    expect((await send("DELETE", path)).status).toBe(204);
    expect((await send("DELETE", path)).status).toBe(404);
    for (const id of ["999999999999", "0", "x", "-1", "1.5"])
      expect((await send("PATCH", `/api/blog-posts/${id}`, {})).status, id).toBe(404);
    const actions = await home.database.db.select({ action: auditLog.action }).from(auditLog);
    expect(actions.map(({ action }) => action)).toContain("blog-post.deleted");
  });
});

describe("what visitors see", () => {
  test("the public fields of public posts, newest first", async () => {
    await create({ title: "Old", publishedAt: "2024-05-01" });
    await create({ title: "New" });
    await create({ title: "Draft", status: "draft" });
    await create({ title: "Gone", status: "archived" });
    await create({ title: "Later", publishedAt: inDays(2) });
    const { body } = await asVisitor("/api/blog-posts");
    expect(titles(body)).toEqual(["New", "Old"]);
    expect(Object.keys(body[0]).toSorted()).toEqual(
      "category excerpt id publishedAt readTime slug summary tags title".split(" "),
    );
    const all = await send("GET", "/api/blog-posts");
    expect(titles(all.body).toSorted()).toEqual(["Draft", "Gone", "Later", "New", "Old"]);
    expect(all.body[0]).toHaveProperty("content");
    expect(all.headers.get("cache-control")).toContain("no-store");
    const member = await home.signIn("reader@example.com");
    expect(titles((await send("GET", "/api/blog-posts", undefined, member)).body)).toHaveLength(2);
  });

  test("asking for a status or an order reveals nothing", async () => {
    await create({ title: "Draft", status: "draft" });
    const { body } = await asVisitor("/api/blog-posts?status=draft&sort=updated&page=1");
    expect(body).toEqual([]);
  });

  test("a scheduled post appears on time", async () => {
    const post = await create({ publishedAt: inDays(1) });
    expect(await find(post.slug)).toEqual({ kind: "none" });
    const later = { now: () => new Date(Date.now() + 2 * 86_400_000) };
    const found = await findPost({ db: home.database.db, clock: later }, post.slug);
    expect(found.kind).toBe("post");
  });

  test("an id and a former slug redirect to the current one; hidden posts are not found", async () => {
    const post = await create();
    const path = `/api/blog-posts/${post.id}`;
    await send("PATCH", path, { title: "A better name" });
    expect(await find(String(post.id))).toEqual({ kind: "moved", slug: "a-better-name" });
    expect(await find("plan-the-first-month")).toEqual({ kind: "moved", slug: "a-better-name" });
    await send("PATCH", path, { title: "Plan the first month" });
    expect((await find("plan-the-first-month")).kind).toBe("post");
    await send("PATCH", path, { status: "archived" });
    expect(await find("plan-the-first-month")).toEqual({ kind: "gone" });
    for (const address of [String(post.id), "a-better-name", "", "99999999999", "' or 1=1"])
      expect(await find(address), address).toEqual({ kind: "none" });
  });
});

describe("search", () => {
  beforeEach(async () => {
    await create({ title: "CRM cleanup in 5% of the time", category: "CRM Strategy" });
    await create({
      title: "Budgets",
      summary: "Why a crm_budget fails",
      category: "Fractional CTO",
    });
    await create({ title: "ÉTUDE", summary: "Nothing else", category: "Fractional CTO" });
  });

  test("finds part of a title or excerpt in any case", async () => {
    expect(await search({ q: "cRm" })).toEqual(["Budgets", "CRM cleanup in 5% of the time"]);
    expect(await search({ q: "étude" })).toEqual(["ÉTUDE"]);
    expect(await search({ q: "e n" })).toEqual([]);
  });

  test("matches wildcards literally", async () => {
    expect(await search({ q: "5%" })).toEqual(["CRM cleanup in 5% of the time"]);
    expect(await search({ q: "m_b" })).toEqual(["Budgets"]);
    expect(await search({ q: "%" })).toEqual(["CRM cleanup in 5% of the time"]);
    expect(await search({ q: "\\" })).toEqual([]);
  });

  test("combines with a category, matched exactly", async () => {
    expect(await search({ q: "crm", category: "Fractional CTO" })).toEqual(["Budgets"]);
    expect(await search({ category: "fractional cto" })).toEqual([]);
    expect(await search({ category: "All" })).toHaveLength(3);
  });

  test("pages through every post once by the Link header", async () => {
    const day = "2025-01-01";
    for (let n = 0; n < 4; n += 1) await create({ title: `Same day ${n}`, publishedAt: day });
    for (const cookie of ["", admin]) {
      const seen: string[] = [];
      let path = "/api/blog-posts?limit=2";
      while (path) {
        const answer = await send("GET", path, undefined, cookie);
        seen.push(...titles(answer.body));
        path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1] ?? "";
      }
      expect(seen).toHaveLength(7);
      expect(new Set(seen).size).toBe(7);
    }
  });

  test("invalid limits and cursors are ignored", async () => {
    for (const query of ["limit=0", "limit=x", "cursor=%00", "cursor=OTk5OTk5OTk5OTk5OTk5LjE"])
      expect((await asVisitor(`/api/blog-posts?${query}`)).body, query).toHaveLength(3);
  });

  test("an admin filters by status, sorts and pages, with a total", async () => {
    await create({ title: "Draft", status: "draft" });
    const drafts = await send("GET", "/api/blog-posts?status=draft");
    expect(titles(drafts.body)).toEqual(["Draft"]);
    const sorted = await send("GET", "/api/blog-posts?sort=title&direction=asc&limit=2&page=2");
    expect(titles(sorted.body)).toEqual(["Draft", "ÉTUDE"]);
    expect(sorted.headers.get("x-total-count")).toBe("4");
  });
});

describe("a text that the parser cannot finish", () => {
  const content = ">".repeat(20_000);

  test.each([
    ["POST", "/api/blog-posts/preview", { content }],
    ["POST", "/api/blog-posts", { ...good, content }],
    ["PATCH", "", { content }],
  ])("%s %s: refused beside the field", async (method, path, body) => {
    const { id } = await create();
    const answer = await send(method, path || `/api/blog-posts/${id}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields.content).toMatch(/takes too long to render/);
    expect((await send("GET", `/api/blog-posts/${id}`)).body.content).toBe(good.content);
  });
});
