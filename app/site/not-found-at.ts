import { data } from "react-router";
import { closestPages } from "./closest-pages.ts";

export function notFoundAt(request: Request) {
  return data({ pages: closestPages(new URL(request.url).pathname) }, { status: 404 });
}
