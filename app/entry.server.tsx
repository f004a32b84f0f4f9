import { randomBytes } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isOutage } from "../platform/http/is-outage.ts";
import { deliveryContext, pageContext } from "./page-context.server.ts";
import { bindFigures } from "./bind-figures.server.ts";
import type { RouteHandle } from "./route-handle.ts";

/** A fully hydrated page gets its data in inline scripts, which differ each time. */
function isHydrated({ routeModules, staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as RouteHandle | undefined;
    return handle?.hydrate === true;
  });
}

/** By default the router prints whole errors, with the data they carry. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const page = context.get(pageContext);
  // Without a page context this is the build: let it fail.
  if (!page) throw error;
  if (isOutage(error)) context.get(deliveryContext).outage = true;
  page.logFailure(error, "page failed");
};

/** Scripts load after styles and fonts, so as not to compete with them for bandwidth. */
const scriptPreload = '<link rel="modulepreload"';
const lowScriptPreload = `${scriptPreload} fetchpriority="low"`;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = isHydrated(entry) ? randomBytes(16).toString("base64") : undefined;
  const body = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />,
    { signal: request.signal, ...(nonce && { nonce }) },
  );
  await body.allReady;
  const made = (await new Response(body).text()).replaceAll(scriptPreload, lowScriptPreload);
  const page = nonce ? made : bindFigures(made);
  headers.set("content-type", "text/html; charset=utf-8");
  if (nonce) context.get(deliveryContext).scriptNonce = nonce;
  return new Response(page, { status, headers });
}
