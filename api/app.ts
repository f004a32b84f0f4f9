import { Hono, type HonoRequest } from "hono";
import type { PageContext } from "../domain/page-context.ts";
import { bodyLimits } from "./body-limit.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { respondWithError, problem } from "./errors.ts";
import { rejectNullBytes, sameOriginWrites } from "./guards.ts";
import { pageContextOf } from "./page-context.ts";
import { isProbe, requestContext } from "./request-context.ts";
import type { ApiEnv, Services } from "./services.ts";

const pageMethods = ["GET", "HEAD", "POST"];

/** The router can't copy a request whose body was touched, and its Origin check ignores the proxy. */
async function bufferBody(request: Request, appUrl: string): Promise<Request> {
  if (request.method !== "POST") return request;
  const { method, headers } = request;
  const { pathname, search } = new URL(request.url);
  const address = Object.assign(new URL(appUrl), { pathname, search });
  return new Request(address, { method, headers, body: await request.arrayBuffer() });
}

const asksForPage = (asked: HonoRequest) =>
  ["GET", "HEAD"].includes(asked.method) && (asked.header("Accept") ?? "").includes("text/html");

export type PageHandler = (request: Request, page: PageContext) => Response | Promise<Response>;

function allowedMethods(enabled: Endpoint[], path: string): string[] {
  const methods = enabled
    .filter((one) => new RegExp(`^${one.path.replace(/:[a-zA-Z]+/g, "[^/]+")}$`).test(path))
    .map(({ method }) => method);
  return methods.includes("GET") ? [...methods, "HEAD"] : methods;
}

/** Opens and starts nothing itself, so tests build the same app as the server. */
export function createApp(services: Services, pages?: PageHandler): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(requestContext(services));
  app.use(rejectNullBytes);
  const signed = endpoints.filter(({ role }) => role === "signature");
  app.use(sameOriginWrites(services, new Set(signed.map(({ name }) => name))));
  app.use(bodyLimits(endpoints));
  app.onError((error, c) => respondWithError(error, c, services));
  const enabled = endpoints.filter((one) => one.enabled?.(services) ?? true);
  for (const { method, path, serve } of enabled) app.on(method, path, serve(services));

  app.notFound(async (c) => {
    const { path } = c.req;
    const isApi = /^\/api(\/|$)/.test(path) || isProbe(path);
    // People who type such an address get a page; a missing picture does not.
    const isOurs = /^\/(dev|photos|blog-images)(\/|$)/.test(path) && !asksForPage(c.req);
    const forPages = !isApi && !isOurs && pages !== undefined;
    if (forPages && pageMethods.includes(c.req.method)) {
      const request = await bufferBody(c.req.raw, services.settings.appUrl);
      return pages(request, pageContextOf(c, services));
    }
    const methods = forPages ? pageMethods : allowedMethods(enabled, path);
    if (methods.length > 0) {
      c.header("Allow", methods.join(", "));
      return problem(c, 405, "method_not_allowed", "This method is not supported here.");
    }
    return problem(c, 404, "not_found", "There is nothing at this address.");
  });
  return app;
}
