import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type BlogPostRow, blogPosts } from "./tables.ts";
import type { ListedPost } from "./schema.ts";

/** No actor: public posts are the same for everyone. */
export type Reader = { db: Queryable; clock: Clock };

export function isPublic(now: Date): SQL {
  return sql`${and(eq(blogPosts.status, "published"), lte(blogPosts.publishedAt, now))}`;
}

function contains(words: string): SQL {
  const literal = words.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return sql`${blogPosts.searchText} like ${`%${literal}%`}`;
}

export function matching({ q, category }: { q: string; category: string }, now: Date): SQL {
  const ofCategory = category === "" ? undefined : eq(blogPosts.category, category);
  return sql`${and(isPublic(now), ofCategory, q === "" ? undefined : contains(q))}`;
}

/** Work on a post before it comes out is no change of it. */
export const changedAt =
  sql<Date>`greatest(${blogPosts.updatedAt}, ${blogPosts.publishedAt})`.mapWith(
    blogPosts.updatedAt,
  );

/** Spelled like the indexes: plain `desc` puts nulls first and could not use them. */
export const newestFirst = [
  sql`${blogPosts.publishedAt} desc nulls last`,
  sql`${blogPosts.id} desc nulls last`,
];

export const publicColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  readTime: blogPosts.readTime,
  publishedAt: blogPosts.publishedAt,
  tags: blogPosts.tags,
  author: blogPosts.author,
  cover: blogPosts.cover,
  coverAlt: blogPosts.coverAlt,
  series: blogPosts.series,
};

type PublicRow = Pick<BlogPostRow, keyof typeof publicColumns>;

export function listedPost({ publishedAt, ...row }: PublicRow): ListedPost {
  // Guaranteed by a check constraint: a published post has a date.
  return { ...row, publishedAt: publishedAt as Date, summary: row.excerpt };
}
