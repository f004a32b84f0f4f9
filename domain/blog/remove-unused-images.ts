import { inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { notifyOfChange } from "../../platform/db/notify.ts";
import { fileChannel } from "../../platform/file-cache.ts";
import { lockBlog } from "./change-blog.ts";
import { blogImages, blogPosts } from "./tables.ts";

/** Three times as long as browsers keep drafts, which may use pictures no stored post uses yet. */
const unusedMs = 90 * 86_400_000;

export async function removeUnusedImages({
  db,
  clock,
}: {
  db: Queryable;
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  await notifyOfChange(db, fileChannel, async (tx) => {
    // No post may start to use a picture between the check and the deletion.
    await lockBlog(tx);
    const named = tx
      .select({
        name: sql`(regexp_matches(${blogPosts.content}, '/blog-images/([a-z0-9]+[.]webp)', 'g'))[1]`,
      })
      .from(blogPosts)
      .where(sql`${blogPosts.content} like '%/blog-images/%'`);
    const covers = tx
      .select({ name: sql`replace(${blogPosts.cover}, '/blog-images/', '')` })
      .from(blogPosts)
      .where(isNotNull(blogPosts.cover));
    const whole = sql`regexp_replace(${blogImages.name}, 's[0-9]+[.]webp$', '.webp')`;
    const isUsed = or(inArray(whole, named), inArray(whole, covers));
    await tx.update(blogImages).set({ usedAt: now }).where(isUsed);
    const before = new Date(now.getTime() - unusedMs);
    await tx.delete(blogImages).where(lt(blogImages.usedAt, before));
  });
}
