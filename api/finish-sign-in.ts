import { challengeSeconds } from "../domain/accounts/challenge.ts";
import { deviceSeconds, renewDevice } from "../domain/accounts/device-cookie.ts";
import { completeSignIn, openSession, type SignedIn } from "../domain/complete-sign-in.ts";
import { clearSession, readCookie, writeCookie, writeSession } from "./cookies.ts";
import type { ApiContext, Services } from "./services.ts";
import { addressOf, ctxOf } from "./current-session.ts";

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
  if (kind === "session") admit(c, services, done, token);
  else {
    clearSession(c, services);
    writeCookie(c, services, kind, { value: token, seconds: challengeSeconds });
  }
  return c.redirect(kind === "session" ? done.returnTo : "/sign-in/passkey", 303);
}

export async function startSession(
  c: ApiContext,
  services: Services,
  signedIn: SignedIn,
): Promise<void> {
  const ctx = await ctxOf(c, services);
  const token = await openSession(ctx, signedIn, browserOf(c, services));
  admit(c, services, signedIn, token);
}

function admit(c: ApiContext, services: Services, { user, method }: SignedIn, token: string): void {
  writeSession(c, services, token);
  if (method === "provider") return;
  const { secret } = services.settings;
  const given = readCookie(c, services, "device");
  const value = renewDevice(secret, user.email, given);
  writeCookie(c, services, "device", { value, seconds: deviceSeconds });
}

function browserOf(c: ApiContext, services: Services) {
  return {
    cookie: readCookie(c, services, "session"),
    address: addressOf(c, services),
    userAgent: c.req.header("user-agent"),
  };
}
