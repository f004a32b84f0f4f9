import { siteContext } from "../../page-context.server.ts";
import type { Route } from "./+types/sitemap.ts";
import { listedPages } from "./listed-pages.server.ts";

export const handle = { file: true };

/** The format is sitemaps.org's, version 0.9. What is not static has a sitemap of its own, named in robots.txt. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const addresses = (await listedPages(context)).map(({ path }) => new URL(path, origin).href);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
