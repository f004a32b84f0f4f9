import { expect, test } from "vitest";
import { createPost } from "../../../domain/blog/create-post.ts";
import { openTestApp } from "../../../tests/support/app.ts";
import { routeContext } from "../../../tests/support/route-context.ts";
import { answerFeed } from "./feed.server.ts";

test("no article can break out of its CDATA section", async () => {
  const home = await openTestApp({}, (_, page) =>
    answerFeed(routeContext(page), "application/rss+xml", (feed) => feed.rss2()),
  );
  const actor = { kind: "member", userId: "ada", email: "ada@example.com", isAdmin: true } as const;
  const mark = "]]> ]]><evil/>";
  await createPost(
    { ...home.ctx, actor },
    { title: mark, summary: mark, content: mark, category: "CRM Strategy", status: "published" },
    home.services,
  );
  const answer = await home.request("GET", "/feed.xml");
  const outside = (await answer.text()).replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
  expect(outside).not.toContain("]]");
  expect(outside).not.toContain("<evil");
  await home.close();
});
