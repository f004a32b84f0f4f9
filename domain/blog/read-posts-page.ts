import { count, inArray, type SQL } from "drizzle-orm";
import { blogPosts } from "./tables.ts";
import { listedPost, matching, newestFirst, publicColumns, type Reader } from "./public-posts.ts";
import { type ListedPost, postsPerPage } from "./schema.ts";

type PostsPage = {
  posts: ListedPost[];
  hasMore: boolean;
  /** Undefined for searches and beyond 1,000, where counting is too slow. */
  total: number | undefined;
};

/** Pages count from 1. The offset is skipped in an index-only scan. */
export async function readPostsPage(
  { db, clock }: Reader,
  { page, ...asked }: { q: string; category: string; page: number },
): Promise<PostsPage> {
  const where = matching(asked, clock.now());
  const ids = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(where)
    .orderBy(...newestFirst)
    .limit(postsPerPage + 1)
    .offset((page - 1) * postsPerPage);
  const rows = await db
    .select(publicColumns)
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids))
    .orderBy(...newestFirst);
  const total = asked.q === "" ? await countPosts(db, where) : undefined;
  return {
    posts: rows.slice(0, postsPerPage).map(listedPost),
    hasMore: rows.length > postsPerPage,
    total,
  };
}

const maxCounted = 1000;

async function countPosts(db: Reader["db"], where: SQL | undefined): Promise<number | undefined> {
  const some = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(where)
    .limit(maxCounted + 1)
    .as("some");
  const [counted] = await db.select({ posts: count() }).from(some);
  return counted && counted.posts <= maxCounted ? counted.posts : undefined;
}
