import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type PageServices, pageServices } from "./page-context.server.ts";

export type PageHandler = (request: Request, services: PageServices) => Promise<Response>;

export function createPageHandler(mode: string): PageHandler {
  const handle = createRequestHandler(build, mode);
  return (request, services) => {
    const context = new RouterContextProvider();
    context.set(pageServices, services);
    return handle(request, context);
  };
}

type PageHandle = { islands?: boolean; dynamicQueries?: string[] };

/** Pages that are the same for everyone, so rendered once; but for queries they answer to. */
export function staticPages(): { path: string; dynamicQueries: string[] }[] {
  return Object.values(build.routes).flatMap((route) => {
    const path = route?.index ? "" : route?.path;
    const handle = route?.module.handle as PageHandle | undefined;
    if (!handle?.islands || path === undefined || /[*:]/.test(path)) return [];
    return [{ path: `/${path}`, dynamicQueries: handle.dynamicQueries ?? [] }];
  });
}
