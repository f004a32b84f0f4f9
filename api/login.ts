import { challengeSeconds } from "../domain/accounts/challenge.ts";
import { finishProviderSignIn, startProviderSignIn } from "../domain/accounts/provider-sign-in.ts";
import { defaultReturnPath, returnPath } from "../domain/accounts/return-path.ts";
import { CodedError } from "../platform/errors.ts";
import { OidcError } from "../platform/oidc.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import type { AddEndpoint, ApiContext, Services } from "./services.ts";
import { toSignInPage } from "./sign-in-page.ts";
import { addressOf, ctxOf, visitOf } from "./visit.ts";

/** Full navigations: to the identity provider where there is one, else to the sign-in page; and back. */
export function addLogin(add: AddEndpoint, services: Services): void {
  add("GET /api/login", async (c) => {
    const returnTo = returnPath(c.req.query("returnTo"));
    const { user } = await visitOf(c, services);
    if (user) return c.redirect(returnTo ?? defaultReturnPath, 303);
    return services.oidc ? toProvider(c, services, returnTo) : toSignInPage(c, { returnTo });
  });

  add("GET /api/auth/callback", async (c) => {
    const { oidc, settings } = services;
    if (!oidc) throw new CodedError("not_found", "No identity provider is set up here.");
    const outcome = await finishProviderSignIn(
      await ctxOf(c, services),
      { oidc, secret: settings.secret },
      new URL(c.req.url).searchParams,
      readCookie(c, services, "provider"),
    );
    if (!outcome.ok) return toSignInPage(c, { problem: outcome.problem });
    clearCookie(c, services, "provider");
    return finishSignIn(c, services, { ...outcome, method: "provider" });
  });
}

async function toProvider(
  c: ApiContext,
  services: Services,
  returnTo: string | null,
): Promise<Response> {
  const { oidc, settings } = services;
  try {
    if (!oidc) throw new Error("There is no identity provider");
    await services.limits.providerSignIns.consume(addressOf(c, services));
    const started = await startProviderSignIn(
      await ctxOf(c, services),
      { oidc, secret: settings.secret },
      {
        returnTo: returnTo ?? defaultReturnPath,
        browser: readCookie(c, services, "provider"),
      },
    );
    writeCookie(c, services, "provider", { value: started.browser, seconds: challengeSeconds });
    return c.redirect(started.url.href, 303);
  } catch (error) {
    if (error instanceof OidcError) {
      c.get("log").warn({ err: error }, "the identity provider cannot be used");
      return toSignInPage(c, { problem: error.problem, returnTo });
    }
    if (error instanceof CodedError && error.code === "too_many")
      return toSignInPage(c, { problem: "too-many", returnTo });
    throw error;
  }
}
