import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { blogPosts, blogSlugRedirects } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { adminColumns, type EditedPost, editedPost } from "./admin-posts.ts";
import { changeBlog } from "./change-blog.ts";
import { coverOf } from "./covers/cover-of.ts";
import { readTimeOf, searchTextOf } from "./derive-post.ts";
import { uniqueSlug } from "./unique-slug.ts";
import type { Rendering } from "./markdown/create-renderer.ts";
import { publicationOf } from "./publication.ts";
import { requireVersion } from "./require-version.ts";
import type { PostPatch } from "./schema.ts";

/** A repeated save changes nothing. @throws CodedError invalid, not_found, conflict */
export async function updatePost(
  ctx: Ctx,
  id: number,
  patch: PostPatch,
  { articles }: Rendering,
): Promise<EditedPost> {
  requireAdmin(ctx.actor);
  if (patch.content !== undefined) await articles.render(patch.content);
  const now = ctx.clock.now();
  return changeBlog(ctx, async (tx) => {
    const current = await requireVersion({ ...ctx, db: tx }, id, patch);
    if (patch.key && patch.key === current.saveKey) return current;
    const title = patch.title ?? current.title;
    const excerpt = patch.summary ?? current.excerpt;
    const content = patch.content ?? current.content;
    const status = patch.status ?? current.status;
    const slug = title === current.title ? current.slug : await uniqueSlug(tx, title, id);
    if (slug !== current.slug) await moveAddress(tx, current, slug);
    const [row] = await tx
      .update(blogPosts)
      .set({
        title,
        excerpt,
        content,
        status,
        slug,
        category: patch.category ?? current.category,
        tags: patch.tags ?? current.tags,
        author: patch.author === undefined ? current.author : patch.author,
        series: patch.series === undefined ? current.series : patch.series,
        ...(await coverOf(tx, patch, current)),
        publishedAt: await publicationOf(patch.publishedAt, status, now, current),
        readTime: readTimeOf(content),
        searchText: searchTextOf(title, excerpt),
        version: current.version + 1,
        saveKey: patch.key ?? null,
        updatedAt: now,
      })
      .where(eq(blogPosts.id, id))
      .returning(adminColumns);
    if (!row) throw new Error(`Post ${id} went away inside its own transaction`);
    await recordAudit(tx, ctx, {
      action: "blog-post.updated",
      subjectType: "blog_post",
      subjectId: id,
      details: { title, ...changesOf(current, row), version: row.version },
    });
    return editedPost(row, now);
  });
}

const told = ["title", "slug", "category", "author", "series", "status", "publishedAt"] as const;

const texts = ["excerpt", "content", "cover", "coverAlt"] as const;

type Told = Pick<EditedPost, (typeof told)[number] | (typeof texts)[number]>;

/** Texts are too long for a log, and a picture has no words in it: it only says that they are others now. */
function changesOf(before: Told, after: Told) {
  const text = texts.filter((name) => before[name] !== after[name]);
  const changed = told.filter(
    (name) => `${before[name]?.valueOf()}` !== `${after[name]?.valueOf()}`,
  );
  const only = (from: Told) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  return { before: only(before), after: only(after), text };
}

async function moveAddress(tx: Queryable, post: EditedPost, slug: string): Promise<void> {
  await tx.delete(blogSlugRedirects).where(eq(blogSlugRedirects.slug, slug));
  if (post.publishedAt === null) return;
  await tx.insert(blogSlugRedirects).values({ slug: post.slug, postId: post.id });
}
