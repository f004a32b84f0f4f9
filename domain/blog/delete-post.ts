import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { blogPosts } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { changeBlog } from "./change-blog.ts";
import { requireVersion } from "./require-version.ts";

export async function deletePost(ctx: Ctx, id: number, version?: number): Promise<void> {
  requireAdmin(ctx.actor);
  await changeBlog(ctx, async (tx) => {
    const { title, slug, category, status, publishedAt } = await requireVersion(
      { ...ctx, db: tx },
      id,
      {
        version,
      },
    );
    await tx.delete(blogPosts).where(eq(blogPosts.id, id));
    await recordAudit(tx, ctx, {
      action: "blog-post.deleted",
      subjectType: "blog_post",
      subjectId: id,
      details: { title, before: { slug, category, status, publishedAt }, after: null },
    });
  });
}
