import type { MiddlewareHandler } from "hono";
import { requireAdmin, requireMember } from "../platform/require-actor.ts";
import type { Role } from "./role.ts";
import { problem } from "./errors.ts";
import type { ApiContext, ApiEnv, Services } from "./services.ts";
import { currentSession } from "./current-session.ts";

/** CSRF: browsers set these headers and no page can forge them. Webhooks sign their bodies instead. */
export function sameOriginWrites(
  services: Services,
  signed: Set<string>,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method } = c.req;
    if (method === "TRACE" || method === "TRACK" || method === "CONNECT") {
      return problem(c, 405, "method_not_allowed", "This method is not supported.");
    }
    if (method !== "GET" && method !== "HEAD" && !signed.has(`${method} ${c.req.path}`)) {
      const origin = c.req.header("origin");
      const allowed =
        origin === undefined
          ? c.req.header("sec-fetch-site") === "same-origin"
          : origin === services.settings.appUrl;
      if (!allowed) {
        return problem(c, 403, "forbidden", "This request did not come from our own pages.");
      }
    }
    return next();
  };
}

/** PostgreSQL can't store a null byte: a path with one is not found, a query is read without it. */
export const rejectNullBytes: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (pathname.includes("%00"))
    return problem(c, 400, "invalid", "This address holds a character that none of ours has.");
  if (search.includes("%00")) c.req.raw = new Request(withoutNullBytes(c.req.url), c.req.raw);
  return next();
};

/** What stood around one may be one itself once that is gone. */
function withoutNullBytes(url: string): string {
  let left = url;
  while (left.includes("%00")) left = left.replaceAll("%00", "");
  return left;
}

const requirements = { member: requireMember, admin: requireAdmin };

export async function requireRole(c: ApiContext, services: Services, role: Role): Promise<void> {
  if (role === "visitor" || role === "signature") return;
  const { actor } = await currentSession(c, services);
  requirements[role](actor);
}
