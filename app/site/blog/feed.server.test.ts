import { afterAll, beforeAll, expect, test } from "vitest";
import { createPost } from "../../../domain/blog/create-post.ts";
import type { PostInput } from "../../../domain/blog/schema.ts";
import { updatePost } from "../../../domain/blog/update-post.ts";
import { openTestApp, type TestApp } from "../../../tests/support/app.ts";
import { routeContext } from "../../../tests/support/route-context.ts";
import { answerFeed } from "./feed.server.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({}, ({ url }, page) =>
    url.endsWith(".json")
      ? answerFeed(routeContext(page), "application/feed+json", (feed) => feed.json1())
      : answerFeed(routeContext(page), "application/rss+xml", (feed) => feed.rss2()),
  );
});
afterAll(() => home.close());

const actor = { kind: "member", userId: "ada", email: "ada@example.com", isAdmin: true } as const;

const publish = (title: string, content: string, publishedAt?: string) => {
  const post = { title, summary: title, content, category: "CRM Strategy", publishedAt };
  const input: PostInput = { ...post, status: "published" };
  return createPost({ ...home.ctx, actor }, input, home.services);
};

const read = async (path: string) => (await home.request("GET", path)).text();

/** The feed with an article that says this. */
async function feedWith(title: string, content: string): Promise<string> {
  await publish(title, content);
  return read("/feed.xml");
}

test("no article can break out of its CDATA section", async () => {
  const mark = "]]> ]]><evil/>";
  const feed = await feedWith(mark, mark);
  const outside = feed.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
  expect(outside).not.toContain("]]");
  expect(outside).not.toContain("<evil");
});

test("addresses lead to the site, and code stays as it was written", async () => {
  const feed = await feedWith(
    "Links",
    '[Here](/about), [there](#top):\n\n    <a href="/about" href="#top">',
  );
  expect(feed).toMatch(/<a href="https?:\/\/[^"]+\/about">Here/);
  expect(feed).toMatch(/<a href="https?:\/\/[^"]+\/blog\/links#section-top">there/);
  expect(feed).toContain('&#x3C;a href="/about" href="#top">');
});

test("an article has its publication and its last change since, and the feed the latest of them", async () => {
  const minute = 60_000;
  const outIn = new Date(home.ctx.clock.now().getTime() + minute).toISOString();
  await publish("Scheduled", "Written before it came out.", outIn);
  const changed = await publish("Changed", "As it was.");
  home.advance(2 * minute);
  const { updatedAt } = await updatePost(
    { ...home.ctx, actor },
    changed.id,
    { content: "As it is." },
    home.services,
  );
  const { items } = JSON.parse(await read("/feed.json"));
  const datesOf = (title: string) => {
    const item = items.find((one: { title: string }) => one.title === title);
    return [item.date_published, item.date_modified];
  };
  expect(datesOf("Scheduled")).toEqual([outIn, outIn]);
  const publishedAt = changed.publishedAt!;
  expect(datesOf("Changed")).toEqual([publishedAt.toISOString(), updatedAt.toISOString()]);
  const feed = await read("/feed.xml");
  expect(feed).toContain(`<lastBuildDate>${updatedAt.toUTCString()}</lastBuildDate>`);
  expect(feed).toContain(`<pubDate>${publishedAt.toUTCString()}</pubDate>`);
});
