import { blogPosts } from "./tables.ts";
import type { ReadPost } from "./find-post.ts";
import {
  changedAt,
  isPublic,
  listedPost,
  newestFirst,
  publicColumns,
  type Reader,
} from "./public-posts.ts";

export async function listRecentPosts({ db, clock }: Reader, limit: number): Promise<ReadPost[]> {
  const rows = await db
    .select({ ...publicColumns, content: blogPosts.content, updatedAt: changedAt })
    .from(blogPosts)
    .where(isPublic(clock.now()))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ content, updatedAt, ...row }) => ({ ...listedPost(row), content, updatedAt }));
}
