import { RouterContextProvider } from "react-router";
import type { PageHandler } from "../../api/app.ts";
import { deliveryContext, pageContext, siteContext } from "../../app/page-context.server.ts";
import type { PageContext } from "../../domain/page-context.ts";
import { origin } from "./app.ts";

/** What a loader or action gets from the router. */
export function routeContext(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, { origin, islandsScript: "", pages: [] });
  context.set(pageContext, page);
  context.set(deliveryContext, {});
  return context;
}

type Data = { data: unknown; init: ResponseInit | null };

export function dataOnly(
  load: (request: Request, context: RouterContextProvider) => Promise<Data>,
): PageHandler {
  return async (request, page) => {
    const { data, init } = await load(request, routeContext(page));
    return Response.json(data, init ?? {});
  };
}
