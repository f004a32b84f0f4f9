import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ShareBrand } from "../pictures/draw-share-image.ts";
import type { CapabilitiesDocument } from "../capabilities-pdf/capabilities-document.ts";
import type { Rendered } from "./delivery.ts";

export type StaticPage = {
  path: string;
  title: string;
  searchTitle: string;
  description: string;
  section: string | undefined;
  listed: boolean;
  image: string;
  queries: string[];
};

export type RenderedFile = { path: string; type: string; text: string };

type SiteFacts = { origin: string; islandsScript: string };

type RenderPage = (request: Request, facts: SiteFacts, page?: unknown) => Promise<Rendered>;

type Bundle = {
  createPageHandler(mode: string): RenderPage;
  staticPages(): StaticPage[];
  sharedPages(): StaticPage[];
  fixedPaths(): string[];
  staticFiles(): string[];
  brand(): ShareBrand;
  capabilitiesPdf(): CapabilitiesDocument;
};

export type Site = {
  render: RenderPage;
  islandsScript: string;
  pages: StaticPage[];
  shared: StaticPage[];
  fixed: string[];
  files: string[];
  brand: ShareBrand;
  capabilitiesPdf: CapabilitiesDocument;
};

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
    shared: bundle.sharedPages(),
    fixed: bundle.fixedPaths(),
    files: bundle.staticFiles(),
    brand: bundle.brand(),
    capabilitiesPdf: bundle.capabilitiesPdf(),
  };
}

export async function renderSite(site: Site, origin: string): Promise<RenderedFile[]> {
  const rendered: RenderedFile[] = [];
  const facts = { origin, islandsScript: site.islandsScript };
  for (const path of [...site.pages.map((page) => page.path), ...site.files]) {
    const { response } = await site.render(new Request(new URL(path, origin)), facts);
    const type = response.headers.get("content-type") ?? "";
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status} while it was prerendered`);
    if (type.startsWith("text/html") && /<[^>]+\sstyle="/.test(text))
      throw new Error(`${path} has an inline style, which its policy forbids`);
    rendered.push({ path, type, text });
  }
  return rendered;
}
