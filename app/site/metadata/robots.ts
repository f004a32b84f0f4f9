import { siteContext } from "../../page-context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/robots.ts";

export const handle = { prerender: true } satisfies RouteHandle;

const notForCrawlers = ["/api/", "/admin", "/dashboard", "/dev/"];

const sitemaps = ["/sitemap.xml", "/posts-sitemap.xml"];

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const lines = [
    "User-agent: *",
    ...notForCrawlers.map((path) => `Disallow: ${path}`),
    "",
    ...sitemaps.map((path) => `Sitemap: ${new URL(path, origin).href}`),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
