import { data, type RouterContextProvider } from "react-router";
import { listYears } from "../../../domain/blog/archive/list-years.ts";
import { countAddressParts, listAddresses } from "../../../domain/blog/list-addresses.ts";
import { pageOf, siteContext } from "../../page-context.server.ts";
import { archivePath, yearAddress } from "./archive/archive-address.ts";
import { postAddress } from "./blog-address.ts";
import { cacheHeaders } from "./read-blog.server.ts";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

export async function answerIndex(context: Readonly<RouterContextProvider>): Promise<Response> {
  const { origin } = context.get(siteContext);
  const parts = await countAddressParts(await pageOf(context).ctx());
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${origin}/posts-sitemap/${index + 1}.xml</loc></sitemap>`,
  );
  return xml(
    context,
    `<sitemapindex xmlns="${namespace}">\n${entries.join("\n")}\n</sitemapindex>`,
  );
}

export async function answerPart(
  context: Readonly<RouterContextProvider>,
  name: string,
): Promise<Response> {
  const { origin } = context.get(siteContext);
  const part = Number(/^([1-9]\d{0,4})\.xml$/.exec(name)?.[1] ?? 0);
  const posts = part > 0 ? await listAddresses(await pageOf(context).ctx(), part) : [];
  if (part !== 1 && posts.length === 0) throw data(null, { status: 404 });
  const entries = posts.map(
    ({ slug, updatedAt }) =>
      `<url><loc>${origin}${postAddress(slug).replaceAll("'", "&apos;")}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  );
  if (part === 1) entries.unshift(...(await ownPages(context)));
  return xml(context, `<urlset xmlns="${namespace}">\n${entries.join("\n")}\n</urlset>`);
}

async function ownPages(context: Readonly<RouterContextProvider>): Promise<string[]> {
  const { origin } = context.get(siteContext);
  const years = await listYears(await pageOf(context).ctx());
  const paths = ["/blog", archivePath, ...years.map(({ year }) => yearAddress(year))];
  return paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
}

async function xml(context: Readonly<RouterContextProvider>, body: string): Promise<Response> {
  const headers = await cacheHeaders(context, await pageOf(context).ctx());
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { ...headers, "Content-Type": "application/xml; charset=utf-8" },
  });
}
