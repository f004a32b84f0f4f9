import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ShareBrand } from "../pictures/draw-share-image.ts";
import type { CapabilitiesDocument } from "../capabilities-pdf/capabilities-document.ts";
import type { Rendered as RenderedPage } from "./delivery.ts";
import { type DescribedPage, describePage } from "./describe-page.ts";
import { prerender, type Rendered } from "./prerender.ts";
import { inlineScriptHashes } from "./security-headers.ts";

type SiteFacts = {
  origin: string;
  islandsScript: string;
  /** Every static page, for the files that list them. */
  describePages?: () => Promise<DescribedPage[]>;
};

/** Renders any address of the site. `page` is what its loaders and actions may use. */
export type RenderPage = (
  request: Request,
  site: SiteFacts,
  page?: unknown,
) => Promise<RenderedPage>;

type StaticPage = { path: string; dynamicQueries: string[] };

type Bundle = {
  createPageHandler(mode: string): RenderPage;
  staticPages(): StaticPage[];
  staticFiles(): string[];
  brand(): ShareBrand;
  capabilitiesPdf(): CapabilitiesDocument;
};

export type Site = {
  render: RenderPage;
  islandsScript: string;
  pages: StaticPage[];
  /** Addresses that answer with something else than a page, the same for everyone. */
  files: string[];
  brand: ShareBrand;
  capabilitiesPdf: CapabilitiesDocument;
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
    files: bundle.staticFiles(),
    brand: bundle.brand(),
    capabilitiesPdf: bundle.capabilitiesPdf(),
  };
}

export type RenderedSite = {
  origin: string;
  pages: DescribedPage[];
  rendered: Rendered[];
  scriptHashes: string[];
};

/** Renders every static page for an origin, which canonical addresses spell out. */
export function renderPages(
  render: (request: Request, site: SiteFacts) => Promise<RenderedPage>,
  pages: StaticPage[],
  site: SiteFacts,
): Promise<Rendered[]> {
  return prerender(
    pages.map(({ path }) => path),
    async (path) => (await render(new Request(new URL(path, site.origin)), site)).response,
  );
}

export function describeAll(pages: Rendered[]): DescribedPage[] {
  return pages.map(({ path, text }) => describePage(path, text));
}

/** Renders the static pages, then the files that list them. */
export async function renderSite(site: Site, origin: string): Promise<RenderedSite> {
  const facts = { origin, islandsScript: site.islandsScript };
  const html = await renderPages(site.render, site.pages, facts);
  const pages = describeAll(html);
  const listing = { ...facts, describePages: async () => pages };
  const files = await prerender(
    site.files,
    async (path) => (await site.render(new Request(new URL(path, origin)), listing)).response,
  );
  const scriptHashes = [...new Set(html.flatMap(({ text }) => inlineScriptHashes(text)))];
  return { origin, pages, rendered: [...html, ...files], scriptHashes };
}
