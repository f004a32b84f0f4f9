import { z } from "zod";
import {
  adminPost,
  adminPostQuery,
  postContent,
  postFields,
  postPatchFields,
  publicPost,
} from "../../domain/blog/schema.ts";
import {
  conflict,
  invalid,
  notFound,
  nothing,
  ok,
  time,
  type EndpointReference,
} from "./describe.ts";

const tag = "Blog";

const heading = z.object({ id: z.string(), text: z.string(), depth: z.int() });
const preview = z.object({ html: z.string(), headings: z.array(heading) });
const previewLink = z.object({ url: z.url(), expiresAt: time });
const image = z.object({ path: z.string(), width: z.int(), height: z.int() });

export const blog = {
  "GET /api/blog-posts": {
    tag,
    summary: "List posts",
    description:
      "Visitors and members get public posts, newest first. Admins get all posts with every field, and may also sort, page and filter by status. The `Link` header leads to the next ones; for admins `X-Total-Count` is how many there are.",
    query: adminPostQuery,
    answers: { 200: ok(z.array(z.union([adminPost, publicPost])), "The posts.") },
  },
  "POST /api/blog-posts": {
    tag,
    summary: "Write a post",
    body: postFields,
    answers: { 201: ok(adminPost, "The post as it was stored."), 400: invalid },
  },
  "GET /api/blog-posts/:id": {
    tag,
    summary: "Read a post in any state",
    answers: { 200: ok(adminPost, "The post."), 404: notFound },
  },
  "PATCH /api/blog-posts/:id": {
    tag,
    summary: "Change a post",
    description: "What is not given stays. With a `version`, a newer one is never overwritten.",
    body: postPatchFields,
    answers: {
      200: ok(adminPost, "The post as it is now."),
      400: invalid,
      404: notFound,
      409: conflict,
    },
  },
  "DELETE /api/blog-posts/:id": {
    tag,
    summary: "Delete a post",
    query: z.object({ version: z.coerce.number().int().optional() }),
    answers: { 204: nothing, 404: notFound, 409: conflict },
  },
  "POST /api/blog-posts/:id/preview-link": {
    tag,
    summary: "Make a link that shows a post in any state for three days",
    answers: { 201: ok(previewLink, "The link."), 404: notFound },
  },
  "POST /api/blog-posts/preview": {
    tag,
    summary: "Render Markdown as an article would show it",
    body: postContent,
    answers: { 200: ok(preview, "Safe HTML and its headings."), 400: invalid },
  },
  "POST /api/blog-images": {
    tag,
    summary: "Keep a picture for articles",
    body: { type: "image/*", description: "A PNG, JPEG, WebP or AVIF picture of at most 8 MB." },
    answers: { 201: ok(image, "What to name it by in an article, and its size."), 400: invalid },
  },
  "GET /blog-images/:name": {
    tag,
    summary: "A picture of an article",
    answers: { 200: { description: "The picture.", type: "image/webp" }, 404: notFound },
  },
} satisfies Record<string, EndpointReference>;
