import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { blogPosts } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { adminColumns, type EditedPost, editedPost } from "./admin-posts.ts";
import { changeBlog } from "./change-blog.ts";
import { coverOf } from "./covers/cover-of.ts";
import { noCover } from "./covers/schema.ts";
import { readTimeOf, searchTextOf } from "./derive-post.ts";
import { uniqueSlug } from "./unique-slug.ts";
import { publicationOf } from "./publication.ts";
import type { Rendering } from "./markdown/create-renderer.ts";
import type { PostInput } from "./schema.ts";

/** A key that has made a post already answers that post. @throws CodedError invalid for an impossible date or text */
export async function createPost(
  ctx: Ctx,
  input: PostInput,
  { articles }: Rendering,
): Promise<EditedPost> {
  requireAdmin(ctx.actor);
  await articles.render(input.content);
  const { title, summary: excerpt, content, category, author, series, tags = [] } = input;
  const { status = "draft", key } = input;
  const now = ctx.clock.now();
  const publishedAt = await publicationOf(input.publishedAt, status, now);
  return changeBlog(ctx, async (tx) => {
    const [made] = key
      ? await tx.select(adminColumns).from(blogPosts).where(eq(blogPosts.creationKey, key))
      : [];
    if (made) return editedPost(made, now);
    const [row] = await tx
      .insert(blogPosts)
      .values({
        title,
        excerpt,
        content,
        category,
        tags,
        author,
        series,
        ...(await coverOf(tx, input, noCover)),
        status,
        publishedAt,
        slug: await uniqueSlug(tx, title),
        readTime: readTimeOf(content),
        searchText: searchTextOf(title, excerpt),
        creationKey: key,
        saveKey: key,
        createdAt: now,
        updatedAt: now,
      })
      .returning(adminColumns);
    if (!row) throw new Error("The new post was not returned");
    await recordAudit(tx, ctx, {
      action: "blog-post.created",
      subjectType: "blog_post",
      subjectId: row.id,
      details: {
        title,
        before: null,
        after: { slug: row.slug, category, status, publishedAt: row.publishedAt },
      },
    });
    return editedPost(row, now);
  });
}
