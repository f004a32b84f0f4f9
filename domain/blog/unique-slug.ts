import { and, eq, like, ne, or } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { blogPosts, blogSlugRedirects } from "./tables.ts";
import { slugOf } from "./derive-post.ts";

/** Pages at addresses where an article would be. */
const ownPages = ["archive"];

/** Adds -2, -3 … if another post has or had the slug. Call it inside `changeBlog`, which holds the lock. */
export async function uniqueSlug(tx: Queryable, title: string, postId = 0): Promise<string> {
  const base = slugOf(title);
  // Slugs contain no LIKE wildcards.
  const begins = `${base}-%`;
  const posts = await tx
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(
      and(ne(blogPosts.id, postId), or(eq(blogPosts.slug, base), like(blogPosts.slug, begins))),
    );
  const past = await tx
    .select({ slug: blogSlugRedirects.slug })
    .from(blogSlugRedirects)
    .where(
      and(
        ne(blogSlugRedirects.postId, postId),
        or(eq(blogSlugRedirects.slug, base), like(blogSlugRedirects.slug, begins)),
      ),
    );
  const taken = new Set([...posts, ...past].map(({ slug }) => slug).concat(ownPages));
  let slug = base;
  for (let next = 2; taken.has(slug); next += 1) slug = `${base}-${next}`;
  return slug;
}
