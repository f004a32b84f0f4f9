import { z } from "zod";
import { createPost } from "../domain/blog/create-post.ts";
import { deletePost } from "../domain/blog/delete-post.ts";
import { listAllPosts } from "../domain/blog/list-all-posts.ts";
import { listPublicPosts } from "../domain/blog/list-public-posts.ts";
import { createPreviewLink } from "../domain/blog/preview-link.ts";
import { requirePost } from "../domain/blog/require-post.ts";
import {
  adminPost,
  adminPostQuery,
  deletionQuery,
  postContent,
  postInput,
  postPatch,
  previewLink,
  publicPost,
  renderedContent,
} from "../domain/blog/schema.ts";
import { savePost } from "../domain/office/save-post.ts";
import { conflict, notFound, nothing, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { rowId } from "./row-id.ts";
import type { ApiContext } from "./services.ts";

const tag = "Blog";
const role = "admin";

export const blogPostEndpoints = [
  endpoint(
    "GET /api/blog-posts",
    {
      tag,
      role: "visitor",
      summary: "List posts",
      description:
        "Visitors and members get public posts, newest first. Admins get all posts with every field, and may also sort, page and filter by status. The `Link` header leads to the next ones; for admins `X-Total-Count` is how many there are.",
      query: adminPostQuery,
      responses: { 200: ok(z.array(z.union([adminPost, publicPost])), "The posts.") },
    },
    async ({ c, ctx, query }) => {
      const as = await ctx();
      // One address, two responses: neither may be kept where the other could be taken for it.
      c.header("Cache-Control", "private, no-store");
      c.header("Vary", "Cookie");
      const isAdmin = as.actor.kind === "member" && as.actor.isAdmin;
      if (!isAdmin) {
        const { posts, nextCursor } = await listPublicPosts(as, query);
        linkNext(c, nextCursor);
        return posts;
      }
      const { posts, total, nextCursor } = await listAllPosts(as, query);
      c.header("X-Total-Count", String(total));
      linkNext(c, nextCursor);
      return posts;
    },
  ),

  endpoint(
    "POST /api/blog-posts",
    {
      tag,
      role,
      summary: "Write a post",
      body: postInput,
      responses: { 201: ok(adminPost, "The post as it was stored.") },
    },
    async ({ ctx, body, services }) => createPost(await ctx(), body, services),
  ),

  endpoint(
    "GET /api/blog-posts/:id",
    {
      tag,
      role,
      params: rowId,
      summary: "Read a post in any state",
      responses: { 200: ok(adminPost, "The post."), 404: notFound },
    },
    async ({ ctx, params }) => requirePost(await ctx(), params.id),
  ),

  endpoint(
    "PATCH /api/blog-posts/:id",
    {
      tag,
      role,
      params: rowId,
      summary: "Change a post",
      description:
        "What is not given stays. With a `version`, a newer one is never overwritten, and a conflict says who saved it.",
      body: postPatch,
      responses: { 200: ok(adminPost, "The post as it is now."), 404: notFound, 409: conflict },
    },
    async ({ ctx, params, body, services }) => savePost(await ctx(), params.id, body, services),
  ),

  endpoint(
    "DELETE /api/blog-posts/:id",
    {
      tag,
      role,
      params: rowId,
      summary: "Delete a post",
      query: deletionQuery,
      responses: { 204: nothing, 404: notFound, 409: conflict },
    },
    async ({ ctx, params, query }) => deletePost(await ctx(), params.id, query.version),
  ),

  endpoint(
    "POST /api/blog-posts/:id/preview-link",
    {
      tag,
      role,
      params: rowId,
      summary: "Make a link that shows a post in any state for three days",
      responses: { 201: ok(previewLink, "The link."), 404: notFound },
    },
    async ({ ctx, params, services }) => {
      const { appUrl, secret } = services.settings;
      const { path, expiresAt } = await createPreviewLink(await ctx(), params.id, { secret });
      return { url: new URL(path, appUrl).href, expiresAt };
    },
  ),

  endpoint(
    "POST /api/blog-posts/preview",
    {
      tag,
      role,
      summary: "Render Markdown as an article would show it",
      body: postContent,
      responses: { 200: ok(renderedContent, "Safe HTML and its headings.") },
    },
    ({ body, services }) => services.articles.render(body.content),
  ),
];

/** RFC 8288: where the next posts are, with whatever narrowed these. */
function linkNext(c: ApiContext, cursor: string | undefined): void {
  if (cursor === undefined) return;
  const query = new URLSearchParams(c.req.query());
  query.delete("page");
  query.set("cursor", cursor);
  c.header("Link", `</api/blog-posts?${query}>; rel="next"`);
}
