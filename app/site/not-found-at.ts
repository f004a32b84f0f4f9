import { data } from "react-router";
import { closestPages } from "./closest-pages.ts";

/** What a loader returns or throws for an unknown address: a 404 with the closest pages. */
export function notFoundAt(request: Request) {
  return data({ pages: closestPages(new URL(request.url).pathname) }, { status: 404 });
}
