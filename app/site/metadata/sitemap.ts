import { siteContext } from "../../page-context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/sitemap.ts";

export const handle = { prerender: true } satisfies RouteHandle;

/** The format is sitemaps.org's, version 0.9. What is not static has a sitemap of its own, named in robots.txt. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin, pages } = context.get(siteContext);
  const listed = pages.filter((page) => page.listed);
  const addresses = listed.map(({ path }) => new URL(path, origin).href);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
