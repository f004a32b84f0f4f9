import type { MiddlewareHandler } from "hono";
import { requestIdOf } from "../platform/http/request-id.ts";
import type { ApiEnv, Services } from "./services.ts";

/** Every answer has a request id and the headers below, and leaves one line in the log. */
export function requestContext(services: Services): MiddlewareHandler<ApiEnv> {
  const { settings, log } = services;
  return async (c, next) => {
    const started = performance.now();
    // The server has given one already; a test asks without a server.
    const requestId =
      c.env?.outgoing?.getHeader("x-request-id")?.toString() ??
      requestIdOf(c.req.header("x-request-id"), settings.trustProxy);
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));

    await next();

    const { path, method } = c.req;
    setHeaders(c.res.headers, { requestId, live: settings.live, bare: isBare(path) });
    // The query is left out: links that sign someone in carry their secret there.
    const line = {
      method,
      path: withoutToken(path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    };
    if (path === "/healthz" || path === "/readyz") c.get("log").debug(line, "request");
    else c.get("log").info(line, "request");
  };
}

/** Whoever has the address of a preview may read it, and whoever reads the log need not. */
function withoutToken(path: string): string {
  return path.replace(/^(\/blog\/preview\/).+/, "$1[token]");
}

/** Answers that are no page: nothing in them may run or be framed, and nobody keeps a copy. */
function isBare(path: string): boolean {
  return path.startsWith("/api/") || path === "/healthz" || path === "/readyz";
}

function setHeaders(headers: Headers, about: { requestId: string; live: boolean; bare: boolean }) {
  const always: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  if (about.live) always["Strict-Transport-Security"] = "max-age=63072000; includeSubDomains";
  if (about.bare) {
    always["Content-Security-Policy"] = "default-src 'none'; frame-ancestors 'none'";
    always["Cache-Control"] = "no-store";
  }
  for (const [name, value] of Object.entries(always)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  headers.set("X-Request-Id", about.requestId);
}
