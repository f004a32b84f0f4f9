import { createContext, type RouterContextProvider } from "react-router";
import type { PageContext } from "../domain/page-context.ts";
import type { Delivery } from "../platform/http/delivery.ts";
import type { StaticPage } from "../platform/http/render-site.ts";

type Context = Readonly<RouterContextProvider>;

/** What every page needs, also while it is prerendered. */
export type Site = {
  /** The public origin, without a trailing slash. */
  origin: string;
  /** Address of the script that hydrates islands. */
  islandsScript: string;
  /** Every prerendered page, in the order of the routes. */
  pages: StaticPage[];
};

export const siteContext = createContext<Site>();

/** What a loader or action may use; null while a page is prerendered. */
export const pageContext = createContext<PageContext | null>(null);

/** Where a page writes how it is to be sent. */
export const deliveryContext = createContext<Delivery>();

export function pageOf(context: Context): PageContext {
  const page = context.get(pageContext);
  if (!page) throw new Error("A prerendered page cannot depend on who asks");
  return page;
}
