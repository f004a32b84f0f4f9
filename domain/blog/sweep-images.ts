import { sql } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { blogPosts } from "./tables.ts";
import type { ObjectStore } from "../../platform/object-store.ts";
import { lockBlog } from "./change-blog.ts";

/** Three times as long as a browser keeps a draft, whose pictures no stored post names yet. */
const unusedMs = 90 * 86_400_000;

/**
 * Removes the pictures that no post, in whatever state, has named for ninety days. One that a post
 * does name is marked as seen today, so its days begin when the last post lets go of it.
 */
export async function sweepImages(
  { db, clock }: { db: Queryable; clock: Clock },
  images: ObjectStore,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // No post may take a picture up again between the look and the removal.
    await lockBlog(tx);
    const used = await usedImages(tx);
    for await (const { name, seenAt } of images.list()) {
      if (used.has(name)) await images.see(name, now);
      else if (seenAt.getTime() < now.getTime() - unusedMs) await images.remove(name);
    }
  });
}

async function usedImages(db: Queryable): Promise<Set<string>> {
  const names = sql<string>`(regexp_matches(${blogPosts.content}, '/blog-images/([a-z0-9]+[.]webp)', 'g'))[1]`;
  const rows = await db
    .selectDistinct({ name: names })
    .from(blogPosts)
    .where(sql`${blogPosts.content} like '%/blog-images/%'`);
  return new Set(rows.map(({ name }) => name));
}
