import { count } from "drizzle-orm";
import { blogPosts } from "./tables.ts";
import { changedAt, isPublic, newestFirst, type Reader } from "./public-posts.ts";

/** Sitemaps may list 50,000 URLs; half of that keeps each to a few megabytes. */
const addressesPerPart = 25_000;

export async function countAddressParts({ db, clock }: Reader): Promise<number> {
  const [counted] = await db
    .select({ posts: count() })
    .from(blogPosts)
    .where(isPublic(clock.now()));
  return Math.max(1, Math.ceil((counted?.posts ?? 0) / addressesPerPart));
}

export async function listAddresses({ db, clock }: Reader, part: number) {
  return db
    .select({ slug: blogPosts.slug, updatedAt: changedAt })
    .from(blogPosts)
    .where(isPublic(clock.now()))
    .orderBy(...newestFirst)
    .limit(addressesPerPart)
    .offset((part - 1) * addressesPerPart);
}
