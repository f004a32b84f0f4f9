import { and, eq, sql } from "drizzle-orm";
import { blogPosts, blogSlugRedirects } from "./tables.ts";
import { changedAt, isPublic, listedPost, publicColumns, type Reader } from "./public-posts.ts";
import type { ListedPost } from "./schema.ts";

export type ReadPost = ListedPost & { content: string; updatedAt: Date };

type FoundPost =
  | { kind: "post"; post: ReadPost }
  | { kind: "moved"; slug: string }
  | { kind: "gone" }
  | { kind: "none" };

const readColumns = {
  ...publicColumns,
  content: blogPosts.content,
  updatedAt: changedAt,
};

export async function findPost({ db, clock }: Reader, address: string): Promise<FoundPost> {
  const now = clock.now();
  if (address === "" || address.length > 200) return { kind: "none" };
  const [row] = await db
    .select({ ...readColumns, isPublic: sql<boolean>`${isPublic(now)}`, status: blogPosts.status })
    .from(blogPosts)
    .where(eq(blogPosts.slug, address))
    .limit(1);
  if (row?.isPublic) {
    const { isPublic: _, status: __, ...post } = row;
    const { content, updatedAt, ...listed } = post;
    return { kind: "post", post: { ...listedPost(listed), content, updatedAt } };
  }
  if (row) {
    const wasPublic = row.status === "archived" && row.publishedAt && row.publishedAt <= now;
    return { kind: wasPublic ? "gone" : "none" };
  }
  const slug = await currentSlug(db, now, address);
  return slug === undefined ? { kind: "none" } : { kind: "moved", slug };
}

async function currentSlug(
  db: Reader["db"],
  now: Date,
  address: string,
): Promise<string | undefined> {
  const id = /^[1-9]\d{0,9}$/.test(address) ? Number(address) : 0;
  const [found] =
    id > 0 && id <= 2_147_483_647
      ? await db
          .select({ slug: blogPosts.slug })
          .from(blogPosts)
          .where(and(eq(blogPosts.id, id), isPublic(now)))
      : await db
          .select({ slug: blogPosts.slug })
          .from(blogSlugRedirects)
          .innerJoin(blogPosts, eq(blogPosts.id, blogSlugRedirects.postId))
          .where(and(eq(blogSlugRedirects.slug, address), isPublic(now)));
  return found?.slug;
}
