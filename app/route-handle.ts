import type { PageDescription } from "./site/page-meta.ts";

/** What a route says of itself, as its `handle`. */
export type RouteHandle = {
  /** In the browser, React takes the whole page over. */
  hydrate?: true;
  /** The same for everyone: rendered once, at build, and served from memory. */
  prerender?: true;
  /** What a route shows, by address, where the build draws its share image; a prerendered one without answers with no page. */
  pages?: PageDescription[];
  /** Queries that a prerendered page is rendered anew for. */
  queries?: string[];
};
