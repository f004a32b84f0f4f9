import { join } from "node:path";
import { createFront, type Front } from "./front.ts";
import { pageFiles, preparePages, readPages } from "./prepared-pages.ts";
import { readAssets } from "./read-assets.ts";
import { openSite } from "./render-site.ts";
import { pageHeaders } from "./security-headers.ts";

export type Pages = {
  front: Front;
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
    (await preparePages(site, origin));
  const assets = await readAssets(join(buildFolder, "client"));
  const queries = Object.fromEntries(
    site.pages.map(({ path, dynamicQueries }) => [path, dynamicQueries]),
  );
  const headers = Object.entries(pageHeaders(live, prepared.scriptHashes));
  return {
    front: createFront([...pageFiles(prepared, live), ...assets], queries),
    async render(request, services) {
      const { pathname, search } = new URL(request.url);
      const plain = `/${pathname.replace(/^\/+|\/+$/g, "")}`;
      if (plain !== pathname && request.method === "GET")
        return new Response(null, { status: 308, headers: { location: plain + search } });
      const answer = await site.render(request, {
        origin,
        islandsScript: site.islandsScript,
        ...services,
      });
      for (const [name, value] of headers) answer.headers.set(name, value);
      if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
      return answer;
    },
  };
}
