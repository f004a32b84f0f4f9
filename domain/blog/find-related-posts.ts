import { and, eq, ne, sql } from "drizzle-orm";
import { blogPosts } from "./tables.ts";
import { isPublic, listedPost, newestFirst, publicColumns, type Reader } from "./public-posts.ts";
import type { ListedPost } from "./schema.ts";

type RelatedPosts = {
  related: ListedPost[];
  newer: ListedPost | undefined;
  older: ListedPost | undefined;
};

export async function findRelatedPosts(
  { db, clock }: Reader,
  post: Pick<ListedPost, "id" | "category" | "publishedAt">,
): Promise<RelatedPosts> {
  const isOpen = isPublic(clock.now());
  const at = blogPosts.publishedAt;
  const here = sql`${post.publishedAt.toISOString()}::timestamptz, ${post.id}::int`;
  const related = await db
    .select(publicColumns)
    .from(blogPosts)
    .where(and(isOpen, eq(blogPosts.category, post.category), ne(blogPosts.id, post.id)))
    .orderBy(...newestFirst)
    .limit(3);
  const [older] = await db
    .select(publicColumns)
    .from(blogPosts)
    .where(and(isOpen, sql`(${at}, ${blogPosts.id}) < (${here})`))
    .orderBy(...newestFirst)
    .limit(1);
  const [newer] = await db
    .select(publicColumns)
    .from(blogPosts)
    .where(and(isOpen, sql`(${at}, ${blogPosts.id}) > (${here})`))
    .orderBy(sql`${at} asc nulls first`, sql`${blogPosts.id} asc nulls first`)
    .limit(1);
  return {
    related: related.map(listedPost),
    newer: newer && listedPost(newer),
    older: older && listedPost(older),
  };
}
