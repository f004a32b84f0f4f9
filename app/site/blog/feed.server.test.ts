import { afterAll, beforeAll, expect, test } from "vitest";
import { createPost } from "../../../domain/blog/create-post.ts";
import { openTestApp, type TestApp } from "../../../tests/support/app.ts";
import { routeContext } from "../../../tests/support/route-context.ts";
import { answerFeed } from "./feed.server.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({}, (_, page) =>
    answerFeed(routeContext(page), "application/rss+xml", (feed) => feed.rss2()),
  );
});
afterAll(() => home.close());

const actor = { kind: "member", userId: "ada", email: "ada@example.com", isAdmin: true } as const;

/** The feed with an article that says this. */
async function feedWith(title: string, content: string): Promise<string> {
  await createPost(
    { ...home.ctx, actor },
    { title, summary: title, content, category: "CRM Strategy", status: "published" },
    home.services,
  );
  return (await home.request("GET", "/feed.xml")).text();
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
