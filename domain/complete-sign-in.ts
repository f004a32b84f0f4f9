import type { Ctx } from "../platform/context.ts";
import type { Settings } from "../platform/env.ts";
import { createChallenge } from "./accounts/challenge.ts";
import { needsSecondFactor } from "./accounts/act-as-admin.ts";
import { endSession } from "./accounts/end-session.ts";
import type { SecondFactor } from "./accounts/find-second-factor.ts";
import type { Session } from "./accounts/find-session.ts";
import { defaultReturnPath, returnPath } from "./accounts/return-path.ts";
import { type Browser, startSession } from "./accounts/start-session.ts";
import { applyDecidedSignups } from "./billing/signup-kind.ts";
import { applyDecidedRequests } from "./applications/request-kind.ts";

export type SignedIn = {
  user: Session["user"];
  method: "email" | "provider" | "passkey";
  providerSession?: string | undefined;
};

type SigningIn = Browser & { cookie: string | undefined };

/** Once live, an email alone opens no admin session, only ten minutes to use or create a passkey. */
export async function completeSignIn(
  ctx: Ctx,
  done: SignedIn & { returnTo: string },
  settings: Pick<Settings, "live" | "adminEmails">,
  browser: SigningIn,
): Promise<{ kind: "session" | "second-factor"; token: string }> {
  const { user, method, returnTo } = done;
  if (needsSecondFactor(user, method, settings)) {
    // Whoever was signed in here would else be given the passkey that is made next.
    await endSession(ctx, browser.cookie);
    const token = await createChallenge(ctx, "second-factor", { returnTo }, user.id);
    return { kind: "second-factor", token };
  }
  return { kind: "session", token: await openSession(ctx, done, browser) };
}

export function returnAfterPasskey(
  user: SignedIn["user"],
  pending: SecondFactor | null,
  wanted: unknown,
): string {
  const own = pending?.user.id === user.id ? pending.returnTo : returnPath(wanted);
  return own ?? defaultReturnPath;
}

export async function openSession(
  ctx: Ctx,
  { user, method, providerSession }: SignedIn,
  { cookie, ...browser }: SigningIn,
): Promise<string> {
  await applyDecidedRequests(ctx, user);
  await applyDecidedSignups(ctx, user);
  // Prevents session fixation.
  await endSession(ctx, cookie);
  const facts = { method, strong: method !== "email", ...(providerSession && { providerSession }) };
  return startSession(ctx, user.id, facts, browser);
}
