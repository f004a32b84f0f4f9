import type { PageDescription } from "./site/page-meta.ts";

type At = { params: Record<string, string | undefined>; query: URLSearchParams };

/** What a route loads that may bring a frame of its own, in place of the site's header and footer. */
export type FrameData = { framed: boolean };

export type RouteHandle = {
  hydrate?: true;
  /** Calls that a screen makes first: its document names them, so that answers come beside the scripts. */
  asks?: (at: At) => string[];
  /** A staff screen whose document has its content, for which its loader brings the rows. */
  served?: true;
  prerender?: true;
  /** Each gets a share image; a prerendered route without any serves no HTML. */
  pages?: PageDescription[];
  /** Queries for which a prerendered page is rendered again. */
  queries?: string[];
};
