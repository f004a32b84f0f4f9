import type { PageDescription } from "./site/page-meta.ts";

/** What a route loads that may bring a frame of its own, in place of the site's header and footer. */
export type FrameData = { framed: boolean };

export type RouteHandle = {
  hydrate?: true;
  prerender?: true;
  /** Each gets a share image; a prerendered route without any serves no HTML. */
  pages?: PageDescription[];
  /** Queries for which a prerendered page is rendered again. */
  queries?: string[];
};
