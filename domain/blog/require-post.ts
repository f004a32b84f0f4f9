import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { blogPosts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { adminColumns, type EditedPost, editedPost } from "./admin-posts.ts";

export async function requirePost(ctx: Ctx, id: number): Promise<EditedPost> {
  requireAdmin(ctx.actor);
  const [row] = await ctx.db.select(adminColumns).from(blogPosts).where(eq(blogPosts.id, id));
  if (!row) throw new CodedError("not_found", "There is no such post.");
  return editedPost(row, ctx.clock.now());
}
