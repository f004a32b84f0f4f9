import { createContext, type RouterContextProvider } from "react-router";
import type { PageContext } from "../domain/page-context.ts";
import type { Delivery } from "../platform/http/delivery.ts";
import type { StaticPage } from "../platform/http/render-site.ts";

type Context = Readonly<RouterContextProvider>;

export type Site = {
  origin: string;
  islandsScript: string;
  pages: StaticPage[];
};

export const siteContext = createContext<Site>();

/** What a loader or action may use; null while a page is prerendered. */
export const pageContext = createContext<PageContext | null>(null);

export const deliveryContext = createContext<Delivery>();

export function pageOf(context: Context): PageContext {
  const page = context.get(pageContext);
  if (!page) throw new Error("A prerendered page cannot depend on who asks");
  return page;
}
