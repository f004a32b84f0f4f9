import { and, eq } from "drizzle-orm";
import { isPublic, type Reader } from "./public-posts.ts";
import type { Part } from "./schema.ts";
import { blogPosts } from "./tables.ts";

/** More than this is no series that somebody reads through. */
const mostParts = 100;

export async function findSeries({ db, clock }: Reader, series: string | null): Promise<Part[]> {
  if (series === null) return [];
  const { id, slug, title, publishedAt } = blogPosts;
  return db
    .select({ id, slug, title })
    .from(blogPosts)
    .where(and(eq(blogPosts.series, series), isPublic(clock.now())))
    .orderBy(publishedAt, id)
    .limit(mostParts);
}
