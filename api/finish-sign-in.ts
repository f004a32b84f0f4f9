import { challengeSeconds } from "../domain/accounts/challenge.ts";
import { completeSignIn, openSession, type SignedIn } from "../domain/complete-sign-in.ts";
import { readCookie, writeCookie, writeSession } from "./cookies.ts";
import type { ApiContext, Services } from "./services.ts";
import { addressOf, ctxOf } from "./current-session.ts";

/** The last step of every sign-in that is a navigation. */
export async function finishSignIn(
  c: ApiContext,
  services: Services,
  done: SignedIn & { returnTo: string },
): Promise<Response> {
  const ctx = await ctxOf(c, services);
  const { kind, token } = await completeSignIn(
    ctx,
    done,
    services.settings,
    browserOf(c, services),
  );
  if (kind === "session") writeSession(c, services, token);
  else writeCookie(c, services, kind, { value: token, seconds: challengeSeconds });
  return c.redirect(kind === "session" ? done.returnTo : "/sign-in/passkey", 303);
}

/** A passkey needs no second factor, and its script handles the redirect. */
export async function startPasskeySession(
  c: ApiContext,
  services: Services,
  user: SignedIn["user"],
): Promise<void> {
  const ctx = await ctxOf(c, services);
  const signedIn = { user, method: "passkey" } as const;
  writeSession(c, services, await openSession(ctx, signedIn, browserOf(c, services)));
}

function browserOf(c: ApiContext, services: Services) {
  return {
    cookie: readCookie(c, services, "session"),
    address: addressOf(c, services),
    userAgent: c.req.header("user-agent"),
  };
}
