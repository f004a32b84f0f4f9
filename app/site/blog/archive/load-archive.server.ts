import { data, type RouterContextProvider } from "react-router";
import { listPostsOfYear } from "../../../../domain/blog/archive/list-posts-of-year.ts";
import { listSeries } from "../../../../domain/blog/archive/list-series.ts";
import { listYears } from "../../../../domain/blog/archive/list-years.ts";
import { listPublicPosts } from "../../../../domain/blog/list-public-posts.ts";
import { deliveryContext, pageOf } from "../../../page-context.server.ts";
import { notFoundAt } from "../../not-found-at.ts";
import { pageNumber } from "../page-number.ts";
import { cacheHeaders } from "../read-blog.server.ts";
import { png } from "../share-image.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Titles on the first page of the archive; older years have a page of their own. */
const listedTitles = 60;

export async function loadArchive(context: Context) {
  const reader = await pageOf(context).ctx();
  const query = { q: "", category: "", limit: listedTitles, cursor: undefined };
  const { posts } = await listPublicPosts(reader, query);
  const years = await listYears(reader);
  const series = await listSeries(reader);
  return data({ posts, years, series }, { headers: await cacheHeaders(context, reader) });
}

export async function loadYear(request: Request, given: string, context: Context) {
  const reader = await pageOf(context).ctx();
  const years = await listYears(reader);
  const at = years.findIndex(({ year }) => String(year) === given);
  const shown = years[at];
  if (!shown) throw notFoundAt(request);
  const { page, isCanonical } = pageNumber(new URL(request.url).searchParams);
  const posts = await listPostsOfYear(reader, { year: shown.year, page });
  if (posts.length === 0) throw notFoundAt(request);
  const headers = await cacheHeaders(context, reader);
  const delivery = context.get(deliveryContext);
  delivery.queries = ["page"];
  if (!isCanonical) delivery.cacheUntil = 0;
  const around = { newer: years[at - 1], older: years[at + 1] };
  return data({ ...around, shown, posts, page }, { headers });
}

export async function answerYearImage(context: Context, file: string): Promise<Response> {
  const years = await listYears(await pageOf(context).ctx());
  const shown = years.find(({ year }) => `${year}.png` === file);
  if (!shown) throw data(null, { status: 404 });
  return png(context, { title: `Articles of ${shown.year}`, kicker: "Blog" });
}
