import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { findPost } from "../domain/blog/find-post.ts";
import { blogPosts } from "../domain/blog/tables.ts";
import { inDays, openBlogDesk } from "../tests/support/blog-desk.ts";
import { clockOf } from "../tests/support/clock.ts";

const { home, admin, send, create, asVisitor } = await openBlogDesk();
beforeEach(async () => {
  await home.database.db.delete(blogPosts);
});
afterAll(() => home.close());

const titles = (list: { title: string }[]) => list.map(({ title }) => title);
const search = async (query: Record<string, string>) =>
  titles((await asVisitor(`/api/blog-posts?${new URLSearchParams(query)}`)).body).toSorted();
const find = (address: string) =>
  findPost({ db: home.database.db, clock: home.services.clock }, address);

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
      "author category cover coverAlt excerpt id publishedAt readTime series slug summary tags title".split(
        " ",
      ),
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
    const later = clockOf(() => new Date(Date.now() + 2 * 86_400_000));
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
    expect(await find(String(post.id))).toEqual({ kind: "gone" });
    expect(await find("a-better-name")).toEqual({ kind: "gone" });
    await send("PATCH", path, { publishedAt: inDays(1) });
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
