export type Role = "visitor" | "member" | "admin" | "signature";

/**
 * The least role each endpoint asks for. An endpoint that is not listed here cannot be registered.
 * A `member` is free or paid: what is paid for is shown, not called; upgrading is refused to the paid.
 * `signature` is for callers from elsewhere, who prove themselves by signing the body.
 */
export const access = {
  "GET /healthz": "visitor",
  "GET /readyz": "visitor",
  "POST /api/contact": "visitor",
  "GET /api/login": "visitor",
  "GET /api/auth/callback": "visitor",
  "GET /api/logout": "visitor",
  "POST /api/logout": "visitor",
  "POST /api/sign-in/email": "visitor",
  "POST /api/sign-in/code": "visitor",
  "POST /api/sign-in/link": "visitor",
  "GET /api/auth/passkey/generate-authenticate-options": "visitor",
  "POST /api/auth/passkey/verify-authentication": "visitor",
  "GET /api/auth/passkey/generate-register-options": "visitor",
  "POST /api/auth/passkey/verify-registration": "visitor",
  "GET /api/auth/passkey/list-user-passkeys": "member",
  "POST /api/auth/passkey/update-passkey": "member",
  "POST /api/auth/passkey/delete-passkey": "member",
  "GET /api/auth/user": "visitor",
  "GET /api/membership/plans": "visitor",
  "GET /api/membership/setup-intent/:planId": "visitor",
  "PUT /api/membership/signup-draft": "visitor",
  "POST /api/membership/signup": "visitor",
  "POST /api/membership/request": "visitor",
  "POST /api/webhooks/stripe": "signature",
  "POST /api/card-sandbox/setup-intents/:id/confirmation": "visitor",
  "GET /api/membership/info": "member",
  "POST /api/membership/upgrade": "member",
  "PATCH /api/account/profile": "member",
  "PUT /api/account/photo": "member",
  "DELETE /api/account/photo": "member",
  "GET /api/account/sessions": "member",
  "DELETE /api/account/sessions/others": "member",
  "DELETE /api/account/sessions/:id": "member",
  "GET /api/account/export": "member",
  "POST /api/account/deletion": "member",
  "DELETE /api/account/deletion": "member",
  "POST /api/account/enquiries": "member",
  "GET /photos/:name": "visitor",
  "GET /api/blog-posts": "visitor",
  "POST /api/blog-posts": "admin",
  "GET /api/blog-posts/:id": "admin",
  "PATCH /api/blog-posts/:id": "admin",
  "DELETE /api/blog-posts/:id": "admin",
  "POST /api/blog-posts/:id/preview-link": "admin",
  "POST /api/blog-posts/preview": "admin",
  "POST /api/blog-images": "admin",
  "GET /blog-images/:name": "visitor",
  "GET /api/admin/membership-requests": "admin",
  "PATCH /api/admin/membership-requests/:id/approve": "admin",
  "PATCH /api/admin/membership-requests/:id/reject": "admin",
  "GET /api/admin/membership-signups": "admin",
  "PATCH /api/admin/membership-signups/:id/confirm": "admin",
  "PATCH /api/admin/membership-signups/:id/cancel": "admin",
  "GET /api/admin/sessions": "admin",
  "DELETE /api/admin/users/:id/sessions": "admin",
  "GET /api/admin/held-enquiries": "admin",
  "GET /api/admin/failed-jobs": "admin",
  "POST /api/admin/failed-jobs/:id/retry": "admin",
  "GET /api/openapi.json": "visitor",
  "GET /api/docs": "visitor",
  "GET /dev/bank/:id": "visitor",
  "POST /dev/bank/:id": "visitor",
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
