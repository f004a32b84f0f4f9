import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { articles } from "../../content/articles.ts";
import { people } from "../../content/people.ts";
import { isAudited, recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { blogPosts } from "./tables.ts";
import { lockBlog } from "./change-blog.ts";
import { readTimeOf, searchTextOf } from "./derive-post.ts";
import { uniqueSlug } from "./unique-slug.ts";
import { parsePublishedAt } from "./parse-published-at.ts";

const folder = join(import.meta.dirname, "../../content/articles");
const done = "blog.seeded";

/** Fills an empty blog with the firm's articles, once: what staff delete later stays deleted. */
export async function seedPosts(services: { db: Queryable; clock: Clock }): Promise<void> {
  const texts = await Promise.all(
    articles.map(({ file }) => readFile(join(folder, `${file}.md`), "utf8")),
  );
  await services.db.transaction(async (tx) => {
    await lockBlog(tx);
    const [post] = await tx.select({ id: blogPosts.id }).from(blogPosts).limit(1);
    if (post || (await isAudited(tx, done))) return;
    for (const [
      at,
      { author, title, summary, category, tags, series, publishedOn },
    ] of articles.entries()) {
      const content = texts[at] ?? "";
      const publishedAt = await parsePublishedAt(
        `${publishedOn}T09:00`,
        services.clock.now(),
        null,
      );
      if (!publishedAt) throw new Error(`${title} has no day it was published on`);
      await tx.insert(blogPosts).values({
        title,
        excerpt: summary,
        content,
        author: people.find(({ slug }) => slug === author)?.name,
        category,
        tags,
        series,
        status: "published",
        publishedAt,
        slug: await uniqueSlug(tx, title),
        readTime: readTimeOf(content),
        searchText: searchTextOf(title, summary),
        createdAt: publishedAt,
        updatedAt: publishedAt,
      });
    }
    const system = {
      actor: { kind: "system" },
      requestId: "start",
      clock: services.clock,
    } as const;
    await recordAudit(tx, system, { action: done, subjectType: "blog", subjectId: "blog" });
  });
}
