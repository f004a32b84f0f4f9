import { and, gte, inArray, lt, sql } from "drizzle-orm";
import { firm } from "../../../content/firm.ts";
import { isPublic, listedPost, newestFirst, publicColumns, type Reader } from "../public-posts.ts";
import { type ListedPost, postsPerArchivePage } from "../schema.ts";
import { blogPosts } from "../tables.ts";

const startOf = (year: number) =>
  sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, ${firm.timeZone})`;

/** Pages count from 1. */
export async function listPostsOfYear(
  { db, clock }: Reader,
  { year, page }: { year: number; page: number },
): Promise<ListedPost[]> {
  const { publishedAt } = blogPosts;
  const ids = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(
      and(
        isPublic(clock.now()),
        gte(publishedAt, startOf(year)),
        lt(publishedAt, startOf(year + 1)),
      ),
    )
    .orderBy(...newestFirst)
    .limit(postsPerArchivePage)
    .offset((page - 1) * postsPerArchivePage);
  const rows = await db
    .select(publicColumns)
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids))
    .orderBy(...newestFirst);
  return rows.map(listedPost);
}
