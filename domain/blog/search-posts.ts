import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { bestFirst, hasWords } from "../../platform/db/search-text.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { blogPosts } from "./tables.ts";

export async function searchPosts(ctx: Ctx, q: string, limit: number) {
  requireAdmin(ctx.actor);
  const { id, title, status, searchText, createdAt } = blogPosts;
  return ctx.db
    .select({ id, title, status })
    .from(blogPosts)
    .where(hasWords(sql`${searchText}`, q))
    .orderBy(...bestFirst(sql`${searchText}`, q, createdAt), id)
    .limit(limit);
}
