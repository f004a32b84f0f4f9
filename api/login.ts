import { z } from "zod";
import { challengeSeconds } from "../domain/accounts/challenge.ts";
import {
  finishProviderSignIn,
  startProviderSignIn,
  type RefusedByProvider,
} from "../domain/accounts/provider-sign-in.ts";
import { moveAddress } from "../domain/move-address.ts";
import { redirectEmailSignIn } from "../domain/accounts/redirect-email-sign-in.ts";
import { defaultReturnPath, returnPath } from "../domain/accounts/return-path.ts";
import { CodedError } from "../platform/errors.ts";
import { OidcError } from "../platform/oidc/oidc-error.ts";
import { redirect } from "./responses.ts";
import { readCookie, writeCookie } from "./cookies.ts";
import { endpoint } from "./endpoint.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { logRefusal } from "./refused-sign-in.ts";
import type { ApiContext, Services } from "./services.ts";
import { orSayUnavailable, redirectToSignIn } from "./redirect-to-sign-in.ts";
import { addressOf, ctxOf, currentSession } from "./current-session.ts";

export const loginEndpoints = [
  endpoint(
    "GET /api/login",
    {
      tag: "Sign-in",
      role: "visitor",
      summary: "Begin to sign in",
      description: "A full navigation: to the identity provider, or to the sign-in page.",
      query: z.object({
        returnTo: z.string().optional().describe("A path on this site."),
        again: z.string().optional().describe("Any value: also for somebody who is signed in."),
      }),
      responses: { 303: redirect("To the provider or the sign-in page.") },
    },
    async ({ c, query, services }) => {
      const returnTo = returnPath(query.returnTo);
      const again = query.again !== undefined;
      return orSayUnavailable(c, services, { returnTo }, async () => {
        const { user } = await currentSession(c, services);
        if (user && !again) return c.redirect(returnTo ?? defaultReturnPath, 303);
        if (services.oidc) return redirectToProvider(c, services, { returnTo, again });
        if (returnTo !== null)
          await redirectEmailSignIn(services.database.db, readCookie(c, services, "sign-in"), {
            returnTo,
            now: services.clock.wall(),
          });
        return redirectToSignIn(c, { returnTo });
      });
    },
  ),

  endpoint(
    "GET /api/auth/callback",
    {
      tag: "Sign-in",
      role: "visitor",
      summary: "Return from the identity provider",
      responses: { 303: redirect("To where they were going.") },
    },
    async ({ c, ctx, services }) => {
      const { oidc, settings } = services;
      if (!oidc) throw new CodedError("not_found", "No identity provider is set up here.");
      return orSayUnavailable(c, services, {}, async () => {
        const outcome = await finishProviderSignIn(
          await ctx(),
          { oidc, secret: settings.secret, moveAddress },
          new URL(c.req.url).searchParams,
          readCookie(c, services, "provider"),
        );
        if (!outcome.ok) return refuse(c, services, outcome);
        if (outcome.ok === "again") return c.redirect(outcome.url.href, 303);
        const { user, session } = await currentSession(c, services);
        const isIn = user?.id === outcome.user.id && session && session.createdAt > outcome.begunAt;
        // Another tab was faster, and a new session would end the one it is using.
        if (isIn && !outcome.again) return c.redirect(outcome.returnTo, 303);
        return finishSignIn(c, services, { ...outcome, method: "provider" });
      });
    },
  ),
];

async function refuse(
  c: ApiContext,
  services: Services,
  { problem, returnTo, again, isAnothers }: RefusedByProvider,
): Promise<Response> {
  logRefusal(c, services, "provider", problem);
  const { user } = await currentSession(c, services);
  const to = returnTo ?? defaultReturnPath;
  if (user && !again && problem.startsWith("provider-")) return c.redirect(to, 303);
  // Tabs that began at once have one cookie between them; with it this one begins anew.
  if (isAnothers && !again)
    return c.redirect(`/api/login?${new URLSearchParams({ returnTo: to })}`, 303);
  return redirectToSignIn(c, { problem, returnTo });
}

async function redirectToProvider(
  c: ApiContext,
  services: Services,
  { returnTo, again }: { returnTo: string | null; again: boolean },
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
        again,
      },
    );
    writeCookie(c, services, "provider", { value: started.browser, seconds: challengeSeconds });
    return c.redirect(started.url.href, 303);
  } catch (error) {
    if (error instanceof OidcError) {
      c.get("log").warn({ err: error }, "the identity provider cannot be used");
      return redirectToSignIn(c, { problem: error.problem, returnTo });
    }
    if (error instanceof CodedError && error.code === "too_many") {
      logRefusal(c, services, "provider", "too-many");
      return redirectToSignIn(c, { problem: "too-many", returnTo });
    }
    throw error;
  }
}
