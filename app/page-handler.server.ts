import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { ShareBrand } from "../platform/pictures/draw-share-image.ts";
import type { PageContext } from "../domain/page-context.ts";
import type { CapabilitiesDocument } from "../platform/capabilities-pdf/capabilities-document.ts";
import type { Delivery, Rendered } from "../platform/http/delivery.ts";
import { deliveryContext, pageContext, type Site, siteContext } from "./page-context.server.ts";
import { capabilitiesDocument } from "./capabilities-pdf.server.ts";
import { shareBrand } from "./share-brand.server.ts";

export type PageHandler = (
  request: Request,
  site: Site,
  page?: PageContext | null,
) => Promise<Rendered>;

export function createPageHandler(mode: string): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async (request, site, page = null) => {
    const context = new RouterContextProvider();
    const delivery: Delivery = {};
    context.set(siteContext, site);
    context.set(pageContext, page);
    context.set(deliveryContext, delivery);
    return { response: await handle(request, context), delivery };
  };
}

type PageHandle = {
  islands?: boolean;
  dynamicQueries?: string[];
  /** Every address of a page whose path has parameters. */
  addresses?: () => string[];
};

/** Pages that are the same for everyone, so rendered once; but for queries they answer to. */
export function staticPages(): { path: string; dynamicQueries: string[] }[] {
  return Object.values(build.routes).flatMap((route) => {
    const handle = route?.module.handle as PageHandle | undefined;
    if (!route || !handle?.islands) return [];
    const { addresses = () => [`/${route.index ? "" : route.path}`], dynamicQueries = [] } = handle;
    return addresses()
      .filter((path) => !/[*:]/.test(path))
      .map((path) => ({ path, dynamicQueries }));
  });
}

/** Addresses with no page behind them, the same for everyone: sitemap.xml and its like. */
export function staticFiles(): string[] {
  return Object.values(build.routes).flatMap((route) => {
    const handle = route?.module.handle as { file?: boolean } | undefined;
    return handle?.file && route?.path ? [`/${route.path}`] : [];
  });
}

/** How the build draws the share images. */
export function brand(): ShareBrand {
  return shareBrand;
}

/** What the build sets as the capabilities PDF. */
export function capabilitiesPdf(): CapabilitiesDocument {
  return capabilitiesDocument;
}
