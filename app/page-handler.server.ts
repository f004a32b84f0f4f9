import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { PageContext } from "../domain/page-context.ts";
import type { CapabilitiesDocument } from "../platform/capabilities-pdf/capabilities-document.ts";
import type { Delivery, Rendered } from "../platform/http/delivery.ts";
import type { StaticPage } from "../platform/http/render-site.ts";
import type { ShareBrand } from "../platform/pictures/draw-share-image.ts";
import { capabilitiesDocument } from "./capabilities-pdf.server.ts";
import { deliveryContext, pageContext, type Site, siteContext } from "./page-context.server.ts";
import type { RouteHandle } from "./route-handle.ts";
import { shareBrand } from "./share-brand.server.ts";
import { type PageDescription, shareImage } from "./site/page-meta.ts";
import { sectionOf } from "./site/structured-data/breadcrumb-list.ts";

type PageHandler = (
  request: Request,
  facts: Omit<Site, "pages">,
  page?: PageContext | null,
) => Promise<Rendered>;

export function createPageHandler(mode: string): PageHandler {
  const handle = createRequestHandler(build, mode);
  const pages = staticPages();
  return async (request, facts, page = null) => {
    const context = new RouterContextProvider();
    const delivery: Delivery = {};
    context.set(siteContext, { ...facts, pages });
    context.set(pageContext, page);
    context.set(deliveryContext, delivery);
    const response = await handle(request, context);
    return { response: delivery.outage ? unavailable(response) : response, delivery };
  };
}

/** Pages and the router's own requests for their data fail as 500: it cannot know of outages. */
function unavailable({ status, headers, body }: Response): Response {
  if (status !== 500) return new Response(body, { status, headers });
  headers.set("retry-after", "10");
  return new Response(body, { status: 503, headers });
}

function handles(): (RouteHandle & { path: string })[] {
  return Object.values(build.routes).flatMap((route) => {
    const handle = route?.module.handle as RouteHandle | undefined;
    return route && handle ? [{ ...handle, path: `/${route.path ?? ""}` }] : [];
  });
}

const prerendered = () => handles().filter(({ prerender }) => prerender);

export function staticPages(): StaticPage[] {
  const pages = describeAll(prerendered());
  // A screen with two addresses describes both of its pages under either.
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

export function sharedPages(): StaticPage[] {
  return describeAll(handles());
}

export function fixedPaths(): string[] {
  return Object.values(build.routes).flatMap((route) =>
    route?.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [],
  );
}

function describeAll(routes: RouteHandle[]): StaticPage[] {
  return routes.flatMap(({ pages = [], queries }) => pages.map((page) => describe(page, queries)));
}

function describe(
  { path, title, searchTitle = title, description, unlisted = false }: PageDescription,
  queries: string[] = [],
): StaticPage {
  const section = sectionOf(path)?.label;
  const image = shareImage(path);
  return { path, title, searchTitle, description, section, listed: !unlisted, image, queries };
}

export function staticFiles(): string[] {
  return prerendered().flatMap(({ path, pages }) => (pages ? [] : [path]));
}

export function brand(): ShareBrand {
  return shareBrand;
}

export function capabilitiesPdf(): CapabilitiesDocument {
  return capabilitiesDocument;
}
