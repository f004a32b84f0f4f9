import { count } from "drizzle-orm";
import { blogPosts } from "./tables.ts";
import { isPublic, newestFirst, type Reader } from "./public-posts.ts";

/** A sitemap may name 50,000 addresses; half of that keeps each below a few megabytes. */
const addressesPerPart = 25_000;

/** How many parts it takes to name every public post; at least one. */
export async function countAddressParts({ db, clock }: Reader): Promise<number> {
  const [counted] = await db
    .select({ posts: count() })
    .from(blogPosts)
    .where(isPublic(clock.now()));
  return Math.max(1, Math.ceil((counted?.posts ?? 0) / addressesPerPart));
}

/** The public posts of one part, from 1, newest first. */
export async function listAddresses({ db, clock }: Reader, part: number) {
  return db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublic(clock.now()))
    .orderBy(...newestFirst)
    .limit(addressesPerPart)
    .offset((part - 1) * addressesPerPart);
}
