import { preload } from "react-dom";
import { type UIMatch, useLocation, useMatches } from "react-router";
import type { RouteHandle } from "./route-handle.ts";

/** In the document only: in the browser, a screen is there when it asks. */
export function useAnnouncedAsks(): void {
  const query = new URLSearchParams(useLocation().search);
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  if (typeof document !== "undefined") return;
  for (const { handle, params } of matches)
    for (const path of handle?.asks?.({ params, query }) ?? [])
      preload(path, { as: "fetch", crossOrigin: "use-credentials" });
}

/** For a place that asks for some visitors only. */
export function AnnouncedAsks(): null {
  useAnnouncedAsks();
  return null;
}
