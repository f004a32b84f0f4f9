import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "../clock.ts";
import { cardSources } from "./card-sources.ts";
import { encodePage } from "./encodings.ts";
import { asItIs, scriptHashesOf, withHeaders } from "./file-headers.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { openSite } from "./render-site.ts";
import { pageHeaders } from "./security-headers.ts";
import { readFiles } from "./site-files.ts";
import { brotliQuality, compress, type StaticFile } from "./static-file.ts";
import { createStaticServer, type StaticServer } from "./static-server.ts";

type Pages = {
  serve: StaticServer;
  cache: PageCache;
  render: (request: Request, page: unknown) => Promise<Response>;
};

/** As they were built, but for the origin, which may have been set since. */
async function readPages(
  buildFolder: string,
  origin: string,
  live: boolean,
): Promise<StaticFile[]> {
  const built = await readFile(join(buildFolder, "origin"), "utf8");
  const pages = await readFiles(join(buildFolder, "pages"));
  if (built === origin) return pages;
  // Brotli's best takes a second of a start; a trial's visitors are on the same machine.
  const quality = live ? brotliQuality.ahead : brotliQuality.waiting;
  return Promise.all(
    pages.map(async ({ bodies, ...page }) => {
      const moved = bodies.identity.toString().replaceAll(built, origin);
      return { ...page, bodies: await compress(page.type, Buffer.from(moved), quality) };
    }),
  );
}

export async function openPages(
  buildFolder: string,
  origin: string,
  live: boolean,
): Promise<Pages> {
  const site = await openSite(buildFolder);
  const prerendered = await readPages(buildFolder, origin, live);
  const files = [...prerendered, ...(await readFiles(join(buildFolder, "client")))];
  const scriptHashes = scriptHashesOf(prerendered);
  const statics = createStaticServer(
    withHeaders(files, { live, scriptHashes }),
    Object.fromEntries(site.pages.map(({ path, queries }) => [path, queries])),
  );
  const addresses = new Set([...site.fixed, ...site.shared.map(({ path }) => path)]);
  const cache = createPageCache(systemClock);
  const facts = { origin, islandsScript: site.islandsScript };
  return {
    serve: (request, response) => statics(request, response) || cache.serve(request, response),
    cache,
    async render(request, page) {
      const { pathname, search } = new URL(request.url);
      const plain = `/${pathname.replace(/^\/+|\/+$/g, "")}`;
      // The router ignores case; nobody else does. A slug or token may have capitals.
      const small = plain.toLowerCase();
      const location = addresses.has(small) ? small : plain;
      if (location !== pathname && ["GET", "HEAD"].includes(request.method))
        return new Response(null, { status: 308, headers: { location: location + search } });
      let personal: true | undefined;
      const answer = await cache.respond(request, async () => {
        const rendered = await site.render(request, facts, page);
        const { scriptNonce, cardProvider } = rendered.delivery;
        ({ personal } = rendered.delivery);
        const nonce = scriptNonce ? [`'nonce-${scriptNonce}'`] : [];
        const policy = pageHeaders(live, [...scriptHashes, ...nonce], cardSources(cardProvider));
        const { headers } = rendered.response;
        for (const [name, value] of Object.entries({ ...policy, "cache-control": "no-store" }))
          if (!headers.has(name)) headers.set(name, value);
        headers.append("cache-control", asItIs);
        return rendered;
      });
      return personal ? answer : encodePage(answer, request);
    },
  };
}
