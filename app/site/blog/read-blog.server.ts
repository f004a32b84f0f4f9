import { data, redirect, type RouterContextProvider } from "react-router";
import { findPost } from "../../../domain/blog/find-post.ts";
import { findRelatedPosts } from "../../../domain/blog/find-related-posts.ts";
import { findSeries } from "../../../domain/blog/find-series.ts";
import { nextPublication } from "../../../domain/blog/next-publication.ts";
import { findPreviewedPost } from "../../../domain/blog/preview-link.ts";
import type { Reader } from "../../../domain/blog/public-posts.ts";
import { readPostsPage } from "../../../domain/blog/read-posts-page.ts";
import { blogCategories, postQuery } from "../../../domain/blog/schema.ts";
import { deliveryContext, pageOf } from "../../page-context.server.ts";
import { notFoundAt } from "../not-found-at.ts";
import { postAddress } from "./blog-address.ts";
import { pageNumber } from "./page-number.ts";

type Context = Readonly<RouterContextProvider>;

const revalidated = { "Cache-Control": "public, no-cache" };

export async function cacheHeaders(
  context: Context,
  reader: Reader,
): Promise<Record<string, string>> {
  const next = await nextPublication(reader);
  context.get(deliveryContext).cacheUntil = next?.getTime() ?? Infinity;
  return revalidated;
}

export async function loadBlog(request: Request, context: Context) {
  const reader = await pageOf(context).ctx();
  const given = new URL(request.url).searchParams;
  const { q, category } = postQuery.parse(Object.fromEntries(given));
  const { page, isCanonical } = pageNumber(given);
  const found = await readPostsPage(reader, { q, category, page });
  if (page > 1 && found.posts.length === 0) throw notFoundAt(request);
  const known: readonly string[] = ["", ...blogCategories];
  const isCacheable = q === "" && known.includes(category) && isCanonical;
  const delivery = context.get(deliveryContext);
  delivery.queries = ["q", "category", "page"];
  // There is no end of possible searches.
  delivery.cacheUntil = 0;
  const headers = isCacheable ? await cacheHeaders(context, reader) : revalidated;
  return data({ ...found, view: { q, category, page } }, { headers });
}

export async function loadPost(request: Request, address: string, context: Context) {
  const { ctx, articles } = pageOf(context);
  const reader = await ctx();
  const found = await findPost(reader, address);
  if (found.kind === "moved")
    throw redirect(postAddress(found.slug) + new URL(request.url).search, 301);
  if (found.kind === "none") throw notFoundAt(request);
  if (found.kind === "gone") throw data(notFoundAt(request).data, { status: 410 });
  const { content, ...post } = found.post;
  const { html, headings } = await articles.show(content);
  const surroundings = await findRelatedPosts(reader, post);
  const parts = await findSeries(reader, post.series);
  const headers = await cacheHeaders(context, reader);
  return data({ post, article: { html, headings }, parts, ...surroundings }, { headers });
}

/** A post in any state, for the holder of a signed link; never cached, never listed. */
export async function loadPreview(request: Request, token: string, context: Context) {
  const { ctx, settings, articles } = pageOf(context);
  const reader = await ctx();
  const found = await findPreviewedPost(reader, token, settings);
  if (!found) throw notFoundAt(request);
  const { content, ...post } = found;
  context.get(deliveryContext).personal = true;
  const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
  const parts = await findSeries(reader, post.series);
  return data({ post, article: await articles.show(content), parts }, { headers });
}
