import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { readPath } from "../platform/http/read-path.ts";
import { requestIdOf } from "../platform/http/request-id.ts";
import { hsts } from "../platform/http/security-headers.ts";
import { knownMethod } from "../platform/metrics/request-times.ts";
import { inSpan } from "../platform/tracing/spans.ts";
import { addressOf } from "./current-session.ts";
import type { ApiContext, ApiEnv, Services } from "./services.ts";

export function requestContext(services: Services): MiddlewareHandler<ApiEnv> {
  const { settings, log, requestTimes } = services;
  return async (c, next) => {
    const started = performance.now();
    // The server sets one; tests call without a server.
    const requestId =
      c.env?.outgoing?.getHeader("x-request-id")?.toString() ??
      requestIdOf(c.req.header("x-request-id"), settings.trustProxy);
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));

    const { path, method } = c.req;
    await (isProbe(path) ? next() : traced(c, next));

    const ms = performance.now() - started;
    requestTimes.answered({ route: routeOf(c), method, status: c.res.status, ms });
    setHeaders(c.res.headers, { requestId, live: settings.live, bare: isBare(path) });
    // Without the query: sign-in links carry their token there.
    const line = {
      method,
      path: withoutToken(path),
      status: c.res.status,
      ms: Math.round(ms),
      ...([403, 429].includes(c.res.status) && { address: addressOf(c, services) }),
      ...(await whoWasRefused(c)),
    };
    if (isProbe(path)) c.get("log").debug(line, "request");
    else c.get("log").info(line, "request");
  };
}

/** Of somebody else’s things it is said that they are not there. */
async function whoWasRefused(c: ApiContext): Promise<{ userId?: string }> {
  if (![403, 404].includes(c.res.status)) return {};
  const session = await c.get("session")?.catch(() => undefined);
  return session?.user ? { userId: session.user.id } : {};
}

function traced(c: ApiContext, next: () => Promise<void>): Promise<void> {
  const method = knownMethod(c.req.method);
  const facts = { "http.request.method": method, "fontana.request_id": c.get("requestId") };
  return inSpan(method, "server", facts, async (span) => {
    await next();
    const { status } = c.res;
    const route = routeOf(c);
    span.rename(`${method} ${route}`);
    span.set({ "http.route": route, "http.response.status_code": status });
    if (status >= 500) span.fail(String(status));
  });
}

/** The pattern that was declared; pages and unknown addresses share one name. */
function routeOf(c: ApiContext): string {
  const path = routePath(c, -1);
  return path === "/*" || path === "*" ? "pages" : path;
}

export const isProbe = (path: string): boolean =>
  path === "/healthz" || path === "/readyz" || path === "/metrics";

/** A preview link works for anyone who has it, so it stays out of the log. */
function withoutToken(path: string): string {
  return /^\/+blog\/+preview\//i.test(readPath(path)) ? "/blog/preview/[token]" : path;
}

function isBare(path: string): boolean {
  return path.startsWith("/api/") || isProbe(path);
}

function setHeaders(headers: Headers, about: { requestId: string; live: boolean; bare: boolean }) {
  const always: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    // Of whatever is no page; pages and files bring their own.
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  if (about.live) always["Strict-Transport-Security"] = hsts["strict-transport-security"];
  if (about.bare) always["Cache-Control"] = "no-store";
  for (const [name, value] of Object.entries(always)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  headers.set("X-Request-Id", about.requestId);
}
