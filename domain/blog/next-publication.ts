import { and, eq, gt, min } from "drizzle-orm";
import { blogPosts } from "./tables.ts";
import type { Reader } from "./public-posts.ts";

export async function nextPublication({ db, clock }: Reader): Promise<Date | null> {
  const [next] = await db
    .select({ at: min(blogPosts.publishedAt) })
    .from(blogPosts)
    .where(and(eq(blogPosts.status, "published"), gt(blogPosts.publishedAt, clock.now())));
  return next?.at ?? null;
}
