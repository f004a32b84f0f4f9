import { join } from "node:path";
import { systemClock } from "../clock.ts";
import { cardProviderHeader, cardSources } from "./card-provider.ts";
import { createStaticServer, type StaticServer } from "./static-server.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { preparedFiles, preparePages, readPages } from "./prepared-pages.ts";
import { readAssets } from "./read-assets.ts";
import { openSite, renderSite } from "./render-site.ts";
import { scriptNonceHeader } from "./script-nonce.ts";
import { pageHeaders } from "./security-headers.ts";

export type Pages = {
  front: StaticServer;
  /** What the router finished and may be sent again. */
  kept: PageCache;
  /** Renders what is not the same for everyone. */
  render(request: Request, services: Record<string, unknown>): Promise<Response>;
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
  const headersFor = (nonce: string | null, cardProvider: string | null) =>
    pageHeaders(
      live,
      [...prepared.scriptHashes, ...(nonce ? [`'nonce-${nonce}'`] : [])],
      cardSources(cardProvider),
    );
  const statics = createStaticServer([...preparedFiles(prepared, live), ...assets], queries);
  const kept = createPageCache(systemClock);
  return {
    front: (request, response) => statics(request, response) || kept.front(request, response),
    kept,
    async render(request, services) {
      const { pathname, search } = new URL(request.url);
      const plain = `/${pathname.replace(/^\/+|\/+$/g, "")}`;
      if (plain !== pathname && request.method === "GET")
        return new Response(null, { status: 308, headers: { location: plain + search } });
      return kept.keep(request, async () => {
        const answer = await site.render(request, {
          origin,
          islandsScript: site.islandsScript,
          ...services,
        });
        const { headers: told } = answer;
        const headers = headersFor(told.get(scriptNonceHeader), told.get(cardProviderHeader));
        told.delete(scriptNonceHeader);
        told.delete(cardProviderHeader);
        for (const [name, value] of Object.entries(headers))
          if (!told.has(name)) told.set(name, value);
        if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
        return answer;
      });
    },
  };
}
