import { endSession } from "../domain/accounts/end-session.ts";
import { redirect } from "./responses.ts";
import { orSayUnavailable } from "./redirect-to-sign-in.ts";
import { clearSession, readCookie } from "./cookies.ts";
import { endpoint } from "./endpoint.ts";
import type { ApiContext, Services } from "./services.ts";
import { ctxOf } from "./current-session.ts";

/** This GET changes state, so it obeys only our own pages and the address bar; others get a button. */
export const logoutEndpoints = [
  endpoint(
    "GET /api/logout",
    {
      tag: "Sign-in",
      role: "visitor",
      summary: "Sign out by a link on our own pages",
      responses: {
        303: redirect(
          "Home; from elsewhere to a page with a button; while the database is away to one that says so.",
        ),
      },
    },
    ({ c, services }) =>
      isOwnNavigation(c, services.settings.appUrl)
        ? signOut(c, services)
        : c.redirect("/sign-out", 303),
  ),

  endpoint(
    "POST /api/logout",
    {
      tag: "Sign-in",
      role: "visitor",
      summary: "Sign out",
      responses: { 303: redirect("Home; while the database is away to a page that says so.") },
    },
    ({ c, services }) => signOut(c, services),
  ),
];

/** Whatever becomes of the session: whoever uses this browser next must not be in it. */
function signOut(c: ApiContext, services: Services): Promise<Response> {
  const problem = "sign-out-unavailable";
  return orSayUnavailable(c, services, { problem }, async () => {
    clearSession(c, services);
    await endSession(await ctxOf(c, services), readCookie(c, services, "session"));
    return c.redirect("/", 303);
  });
}

/** Old browsers send only a referrer; without either header there is no proof. */
function isOwnNavigation(c: ApiContext, appUrl: string): boolean {
  if (/prefetch|prerender/i.test(c.req.header("sec-purpose") ?? c.req.header("purpose") ?? ""))
    return false;
  const site = c.req.header("sec-fetch-site");
  if (site === undefined) {
    const referrer = c.req.header("referer");
    return referrer !== undefined && URL.canParse(referrer) && new URL(referrer).origin === appUrl;
  }
  const mode = c.req.header("sec-fetch-mode") ?? "navigate";
  return (site === "same-origin" || site === "none") && mode === "navigate";
}
