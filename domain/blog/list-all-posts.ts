import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { hasWords } from "../../platform/db/search-text.ts";
import { blogPosts } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { adminColumns, type EditedPost, editedPost } from "./admin-posts.ts";
import type { AdminPostQuery, postSorts } from "./schema.ts";

const sorts: Record<(typeof postSorts)[number], SQL> = {
  updated: sql`${blogPosts.updatedAt}`,
  published: sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.updatedAt})`,
  title: sql`lower(${blogPosts.title})`,
  category: sql`${blogPosts.category}`,
  status: sql`${blogPosts.status}`,
};

type AllPosts = { posts: EditedPost[]; total: number; nextCursor: string | undefined };

export async function listAllPosts(ctx: Ctx, query: AdminPostQuery): Promise<AllPosts> {
  requireAdmin(ctx.actor);
  const { q, category, status, limit } = query;
  const now = ctx.clock.now();
  const page = pageOfCursor(query.cursor) ?? query.page;
  const where = and(
    category === "" ? undefined : eq(blogPosts.category, category),
    status && eq(blogPosts.status, status),
    q === "" ? undefined : hasWords(sql`${blogPosts.searchText}`, q),
  );
  // Matches the indexes in both directions.
  const way = query.direction === "asc" ? sql`asc nulls first` : sql`desc nulls last`;
  const inOrder = [sql`${sorts[query.sort]} ${way}`, sql`${blogPosts.id} ${way}`];
  const ids = ctx.db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit + 1)
    .offset((page - 1) * limit);
  const rows = await ctx.db
    .select(adminColumns)
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids))
    .orderBy(...inOrder);
  const [counted] = await ctx.db.select({ total: count() }).from(blogPosts).where(where);
  return {
    posts: rows.slice(0, limit).map((row) => editedPost(row, now)),
    total: counted?.total ?? 0,
    nextCursor: rows.length > limit ? `p${page + 1}` : undefined,
  };
}

/** Admin lists are paged by number, so their cursor encodes a page number. */
function pageOfCursor(cursor: string | undefined): number | undefined {
  const page = /^p([1-9]\d{0,6})$/.exec(cursor ?? "")?.[1];
  return page === undefined ? undefined : Number(page);
}
