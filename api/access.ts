export type Role = "visitor" | "member" | "admin" | "signature";

/**
 * The least role each endpoint asks for. An endpoint that is not listed here cannot be registered.
 * `signature` is for callers from elsewhere, who prove themselves by signing the body.
 */
export const access = {
  "GET /healthz": "visitor",
  "GET /readyz": "visitor",
  "POST /api/contact": "visitor",
  "GET /api/auth/user": "visitor",
  "GET /api/membership/plans": "visitor",
  "GET /api/admin/held-enquiries": "admin",
  "GET /api/admin/failed-jobs": "admin",
  "POST /api/admin/failed-jobs/:id/retry": "admin",
  "GET /dev/mailbox": "visitor",
  "GET /dev/mailbox/:id": "visitor",
  "GET /dev/mailbox/:id/html": "visitor",
} satisfies Record<string, Role>;

export type Endpoint = keyof typeof access;

export function splitEndpoint(endpoint: string): { method: string; path: string } {
  const space = endpoint.indexOf(" ");
  return { method: endpoint.slice(0, space), path: endpoint.slice(space + 1) };
}

/** The methods that a path answers to, for the Allow header. */
export function methodsAt(path: string): string[] {
  const methods = Object.keys(access)
    .map(splitEndpoint)
    .filter((endpoint) => pattern(endpoint.path).test(path))
    .map(({ method }) => method);
  return methods.includes("GET") ? [...methods, "HEAD"] : methods;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[a-zA-Z]+/g, "[^/]+").replaceAll("*", ".*")}$`);
}
