import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createPost } from "../../../domain/blog/create-post.ts";
import { openTestApp } from "../../../tests/support/app.ts";
import { pageServices } from "../../page-context.server.ts";
import { answerFeed } from "./feed.server.ts";

test("no article ends its own part of the feed", async () => {
  const home = await openTestApp();
  const actor = { kind: "member", userId: "ada", email: "ada@example.com", isAdmin: true } as const;
  const mark = "]]> ]]><evil/>";
  await createPost(
    { ...home.ctx, actor },
    { title: mark, summary: mark, content: mark, category: "CRM Strategy", status: "published" },
  );
  const context = new RouterContextProvider();
  const blog = { db: home.database.db, clock: home.services.clock, secret: "" };
  context.set(pageServices, { origin: "http://localhost:3000", islandsScript: "", blog });
  const answer = await answerFeed(context, "application/rss+xml", (feed) => feed.rss2());
  const outside = (await answer.text()).replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
  expect(outside).not.toContain("]]");
  expect(outside).not.toContain("<evil");
  await home.close();
});
