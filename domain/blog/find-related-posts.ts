import { and, eq, ne, sql } from "drizzle-orm";
import { blogPosts } from "./tables.ts";
import { isPublic, listedPost, newestFirst, publicColumns, type Reader } from "./public-posts.ts";
import type { ListedPost } from "./schema.ts";

type RelatedPosts = {
  related: ListedPost[];
  newer: ListedPost | undefined;
  older: ListedPost | undefined;
};

const mostRelated = 2;

/** As many of the newest as are looked through for tags in common. */
const looked = 50;

export async function findRelatedPosts(
  { db, clock }: Reader,
  post: Pick<ListedPost, "id" | "category" | "tags" | "publishedAt">,
): Promise<RelatedPosts> {
  const isOpen = isPublic(clock.now());
  const at = blogPosts.publishedAt;
  const here = sql`${post.publishedAt.toISOString()}::timestamptz, ${post.id}::int`;
  const newest = (category: ReturnType<typeof eq>, limit: number) =>
    db
      .select(publicColumns)
      .from(blogPosts)
      .where(and(isOpen, category, ne(blogPosts.id, post.id)))
      .orderBy(...newestFirst)
      .limit(limit);
  const related = await newest(eq(blogPosts.category, post.category), mostRelated);
  if (related.length < mostRelated) {
    const others = await newest(ne(blogPosts.category, post.category), looked);
    related.push(...closest(others, post.tags).slice(0, mostRelated - related.length));
  }
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

function closest<Row extends { tags: string[] }>(rows: Row[], tags: string[]): Row[] {
  const common = (row: Row) => row.tags.filter((tag) => tags.includes(tag)).length;
  return rows.toSorted((one, other) => common(other) - common(one));
}
