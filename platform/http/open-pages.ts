import { join } from "node:path";
import { systemClock } from "../clock.ts";
import { cardSources } from "./card-sources.ts";
import type { Delivery } from "./delivery.ts";
import { createStaticServer, type StaticServer } from "./static-server.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { preparedFiles, preparePages, readPages } from "./prepared-pages.ts";
import { readAssets } from "./read-assets.ts";
import { openSite, renderSite } from "./render-site.ts";
import { pageHeaders } from "./security-headers.ts";

export type Pages = {
  front: StaticServer;
  /** What the router finished and may be sent again. */
  kept: PageCache;
  /** Renders what is not the same for everyone. */
  render(request: Request, page: unknown): Promise<Response>;
};

/** Takes the built site into memory. Throws where it has not been built. */
export async function openPages(
  buildFolder: string,
  origin: string,
  live: boolean,
): Promise<Pages> {
  const site = await openSite(buildFolder);
  const prepared =
    (await readPages(join(buildFolder, "pages.json"), origin)) ??
    (await preparePages(await renderSite(site, origin)));
  const assets = await readAssets(join(buildFolder, "client"));
  const queries = Object.fromEntries(
    site.pages.map(({ path, dynamicQueries }) => [path, dynamicQueries]),
  );
  const headersFor = ({ scriptNonce, cardProvider }: Delivery) =>
    pageHeaders(
      live,
      [...prepared.scriptHashes, ...(scriptNonce ? [`'nonce-${scriptNonce}'`] : [])],
      cardSources(cardProvider),
    );
  const facts = { origin, islandsScript: site.islandsScript };
  const statics = createStaticServer([...preparedFiles(prepared, live), ...assets], queries);
  const kept = createPageCache(systemClock);
  return {
    front: (request, response) => statics(request, response) || kept.front(request, response),
    kept,
    async render(request, page) {
      const { pathname, search } = new URL(request.url);
      const plain = `/${pathname.replace(/^\/+|\/+$/g, "")}`;
      if (plain !== pathname && request.method === "GET")
        return new Response(null, { status: 308, headers: { location: plain + search } });
      return kept.keep(request, async () => {
        const { response, delivery } = await site.render(request, facts, page);
        const { headers } = response;
        for (const [name, value] of Object.entries(headersFor(delivery)))
          if (!headers.has(name)) headers.set(name, value);
        if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
        return { response, cacheUntil: delivery.cacheUntil };
      });
    },
  };
}
