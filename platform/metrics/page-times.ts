import { Histogram } from "./histogram.ts";

export type PageTimes = ReturnType<typeof createPageTimes>;

/** What a browser felt of one page: milliseconds, and for `cls` the share of the screen that moved. */
type Felt = { lcp?: number | undefined; inp?: number | undefined; cls?: number | undefined };

/** Among the bounds are those up to which a page counts as good: 2.5 s, 0.2 s and 0.1. */
export function createPageTimes() {
  const lcp = new Histogram(
    "fontana_page_largest_paint_seconds",
    "Time until the largest part of a page was drawn.",
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  );
  const inp = new Histogram(
    "fontana_page_interaction_seconds",
    "Time from the slowest press on a page to what it changed.",
    [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  );
  const cls = new Histogram(
    "fontana_page_layout_shift",
    "How much of a page moved by itself.",
    [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  );
  return {
    histograms: [lcp, inp, cls],
    felt(page: string, felt: Felt): void {
      if (felt.lcp !== undefined) lcp.observe({ page }, felt.lcp / 1000);
      if (felt.inp !== undefined) inp.observe({ page }, felt.inp / 1000);
      if (felt.cls !== undefined) cls.observe({ page }, felt.cls);
    },
  };
}
