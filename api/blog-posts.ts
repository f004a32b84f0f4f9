import { createPost } from "../domain/blog/create-post.ts";
import { deletePost } from "../domain/blog/delete-post.ts";
import { createPreviewLink } from "../domain/blog/preview-link.ts";
import { renderMarkdown } from "../domain/blog/markdown/render-markdown.ts";
import { listAllPosts } from "../domain/blog/list-all-posts.ts";
import { listPublicPosts } from "../domain/blog/list-public-posts.ts";
import { requirePost } from "../domain/blog/require-post.ts";
import { adminPostQuery, postContent, postQuery } from "../domain/blog/schema.ts";
import { updatePost } from "../domain/blog/update-post.ts";
import { parseInput } from "../platform/parse-input.ts";
import { pathId } from "./path-id.ts";
import { readJson } from "./read-json.ts";
import type { AddEndpoint, ApiContext, Services } from "./services.ts";
import { ctxOf, visitOf } from "./visit.ts";

export function addBlogPosts(add: AddEndpoint, services: Services): void {
  add("GET /api/blog-posts", async (c) => {
    const { actor } = await visitOf(c, services);
    // One address, two answers: neither may be kept where the other could be taken for it.
    c.header("Cache-Control", "private, no-store");
    c.header("Vary", "Cookie");
    if (actor.kind === "member" && actor.isAdmin) {
      const ctx = await ctxOf(c, services);
      const { posts, total, nextCursor } = await listAllPosts(
        ctx,
        adminPostQuery.parse(c.req.query()),
      );
      c.header("X-Total-Count", String(total));
      linkNext(c, nextCursor);
      return c.json(posts);
    }
    const reader = { db: services.database.db, clock: services.clock };
    const { posts, nextCursor } = await listPublicPosts(reader, postQuery.parse(c.req.query()));
    linkNext(c, nextCursor);
    return c.json(posts);
  });

  add("POST /api/blog-posts", async (c) => {
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    return c.json(await createPost(await ctxOf(c, services), read.body), 201);
  });

  add("GET /api/blog-posts/:id", async (c) =>
    c.json(await requirePost(await ctxOf(c, services), pathId(c))),
  );

  add("PATCH /api/blog-posts/:id", async (c) => {
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    return c.json(await updatePost(await ctxOf(c, services), pathId(c), read.body));
  });

  add("DELETE /api/blog-posts/:id", async (c) => {
    const version = Number(c.req.query("version") ?? "");
    const known = Number.isInteger(version) && version > 0 ? version : undefined;
    await deletePost(await ctxOf(c, services), pathId(c), known);
    return c.body(null, 204);
  });

  add("POST /api/blog-posts/:id/preview-link", async (c) => {
    const { appUrl, secret } = services.settings;
    const ctx = await ctxOf(c, services);
    const { path, expiresAt } = await createPreviewLink(ctx, pathId(c), { secret });
    return c.json({ url: new URL(path, appUrl).href, expiresAt }, 201);
  });

  add("POST /api/blog-posts/preview", async (c) => {
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    const { content } = parseInput(postContent, read.body);
    return c.json(await renderMarkdown(content));
  });
}

/** RFC 8288: where the next posts are, with whatever narrowed these. */
function linkNext(c: ApiContext, cursor: string | undefined): void {
  if (cursor === undefined) return;
  const query = new URLSearchParams(c.req.query());
  query.delete("page");
  query.set("cursor", cursor);
  c.header("Link", `</api/blog-posts?${query}>; rel="next"`);
}
