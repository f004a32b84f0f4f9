import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { prerender } from "./prerender.ts";
import { inlineScriptHashes } from "./security-headers.ts";

/** Renders any page of the site. `services` is what its loaders and actions may call. */
export type RenderPage = (
  request: Request,
  services: { origin: string; islandsScript: string } & Record<string, unknown>,
) => Promise<Response>;

type Bundle = {
  createPageHandler(mode: string): RenderPage;
  staticPages(): { path: string; dynamicQueries: string[] }[];
};

export type Site = {
  render: RenderPage;
  islandsScript: string;
  pages: { path: string; dynamicQueries: string[] }[];
};

/** Throws where the site has not been built. */
export async function openSite(buildFolder: string): Promise<Site> {
  const bundle: Bundle = await import(pathToFileURL(join(buildFolder, "server/index.js")).href);
  const manifest: Record<string, { name?: string; file: string }> = JSON.parse(
    await readFile(join(buildFolder, "client/.vite/manifest.json"), "utf8"),
  );
  const islands = Object.values(manifest).find(({ name }) => name === "islands");
  if (!islands) throw new Error("The build has no script for islands");
  return {
    render: bundle.createPageHandler("production"),
    islandsScript: `/${islands.file}`,
    pages: bundle.staticPages(),
  };
}

export type RenderedSite = { origin: string; html: Map<string, string>; scriptHashes: string[] };

/** Renders every static page for an origin, which their canonical addresses spell out. */
export async function renderSite(site: Site, origin: string): Promise<RenderedSite> {
  const html = await prerender(
    site.pages.map(({ path }) => path),
    (path) =>
      site.render(new Request(new URL(path, origin)), {
        origin,
        islandsScript: site.islandsScript,
      }),
  );
  const scriptHashes = [...new Set([...html.values()].flatMap(inlineScriptHashes))];
  return { origin, html, scriptHashes };
}
