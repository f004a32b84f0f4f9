import { isAdminAddress } from "../domain/accounts/current-user.ts";
import { endSession } from "../domain/accounts/end-session.ts";
import { startSession } from "../domain/accounts/start-session.ts";
import { applyDecidedSignups } from "../domain/billing/apply-confirmed-signups.ts";
import { applyDecidedRequests } from "../domain/membership/apply-approved-requests.ts";
import { readCookie, writeSession } from "./cookies.ts";
import { startSecondFactor } from "./second-factor.ts";
import type { ApiContext, Services, Visit } from "./services.ts";
import { addressOf, ctxOf } from "./visit.ts";

type SignedIn = {
  user: NonNullable<Visit["user"]>;
  method: "email" | "provider" | "passkey";
};

/** The last step of every way in that is a navigation. */
export async function finishSignIn(
  c: ApiContext,
  services: Services,
  done: SignedIn & { returnTo: string },
): Promise<Response> {
  const { live, adminEmails } = services.settings;
  if (live && done.method === "email" && isAdminAddress(done.user, adminEmails))
    return startSecondFactor(c, services, done);
  await openSession(c, services, done);
  return c.redirect(done.returnTo, 303);
}

/** From here on somebody is signed in. */
export async function openSession(
  c: ApiContext,
  services: Services,
  { user, method }: SignedIn,
): Promise<void> {
  const ctx = await ctxOf(c, services);
  await applyDecidedRequests(ctx, user);
  await applyDecidedSignups(ctx, user);
  // Whatever session this browser had, also one that somebody planted there, ends here.
  await endSession(ctx, readCookie(c, services, "session"));
  const token = await startSession(
    ctx,
    user.id,
    { method, strong: method !== "email" },
    { address: addressOf(c, services), userAgent: c.req.header("user-agent") },
  );
  writeSession(c, services, token);
}
