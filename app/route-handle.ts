import type { PageDescription } from "./site/page-meta.ts";

export type RouteHandle = {
  hydrate?: true;
  prerender?: true;
  /** Each gets a share image; a prerendered route without any serves no HTML. */
  pages?: PageDescription[];
  /** Queries for which a prerendered page is rendered again. */
  queries?: string[];
};
