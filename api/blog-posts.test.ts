import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { blogPosts } from "../domain/blog/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { goodPost as good, inDays, openBlogDesk } from "../tests/support/blog-desk.ts";

const { home, send, create, asVisitor } = await openBlogDesk();
beforeEach(async () => {
  await home.database.db.delete(blogPosts);
});
afterAll(() => home.close());

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

  test("an empty date clears a future date, but not a past one of what is out", async () => {
    const { id } = await create({ publishedAt: inDays(9) });
    const path = `/api/blog-posts/${id}`;
    const draft = await send("PATCH", path, { publishedAt: "", status: "draft" });
    expect(draft.body.publishedAt).toBeNull();
    const out = await send("PATCH", path, { publishedAt: null, status: "published" });
    expect(Date.now() - Date.parse(out.body.publishedAt)).toBeLessThan(60_000);
    const kept = await send("PATCH", path, { publishedAt: "", status: "archived" });
    expect(kept.body.publishedAt).toBe(out.body.publishedAt);
  });

  test("a date that has passed is cleared of a draft; one that was published keeps its first unless that is cleared", async () => {
    const { id, publishedAt } = await create({ publishedAt: inDays(-3), status: "draft" });
    const patch = async (change: object) =>
      (await send("PATCH", `/api/blog-posts/${id}`, change)).body.publishedAt;
    expect(await patch({ title: "Another" })).toBe(publishedAt);
    expect(await patch({ publishedAt: null })).toBeNull();
    const first = await patch({ status: "published" });
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
    expect(await patch({ publishedAt: "", status: "draft" })).toBe(first);
    expect(await patch({ status: "published" })).toBe(first);
    await patch({ status: "draft" });
    expect(await patch({ publishedAt: "" })).toBeNull();
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
    expect(lost?.body).toMatchObject({ code: "conflict", current: { version: 2, savedBy: "Ada" } });
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
