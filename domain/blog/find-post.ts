import { eq, sql } from "drizzle-orm";
import { type BlogPostRow, blogPosts, blogSlugRedirects } from "./tables.ts";
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
  if (row) return { kind: wasPublic(row, now) ? "gone" : "none" };
  const named = await postNamedBefore(db, now, address);
  if (named?.isPublic) return { kind: "moved", slug: named.slug };
  return { kind: named && wasPublic(named, now) ? "gone" : "none" };
}

const wasPublic = (
  { status, publishedAt }: Pick<BlogPostRow, "status" | "publishedAt">,
  now: Date,
): boolean => status === "archived" && publishedAt !== null && publishedAt <= now;

async function postNamedBefore(db: Reader["db"], now: Date, address: string) {
  const { slug, status, publishedAt } = blogPosts;
  const columns = { slug, status, publishedAt, isPublic: sql<boolean>`${isPublic(now)}` };
  const id = /^[1-9]\d{0,9}$/.test(address) ? Number(address) : 0;
  const [found] =
    id > 0 && id <= 2_147_483_647
      ? await db.select(columns).from(blogPosts).where(eq(blogPosts.id, id))
      : await db
          .select(columns)
          .from(blogSlugRedirects)
          .innerJoin(blogPosts, eq(blogPosts.id, blogSlugRedirects.postId))
          .where(eq(blogSlugRedirects.slug, address));
  return found;
}
