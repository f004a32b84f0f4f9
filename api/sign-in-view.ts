import { findEmailSignIn } from "../domain/accounts/find-email-sign-in.ts";
import { defaultReturnPath, returnPath } from "../domain/accounts/return-path.ts";
import type { SignInView } from "../domain/accounts/schema.ts";
import { hasPasskey } from "../domain/accounts/passkeys/list-passkeys.ts";
import { readCookie } from "./cookies.ts";
import { findSecondFactor } from "./second-factor.ts";
import type { ApiContext, Services } from "./services.ts";

export async function signInView(c: ApiContext, services: Services): Promise<SignInView> {
  const { settings, database, clock, mailbox } = services;
  const cookie = readCookie(c, services, "sign-in");
  const attempt = await findEmailSignIn(database.db, cookie, clock.now());
  const half = await findSecondFactor(c, services);
  return {
    returnTo: returnPath(c.req.query("returnTo")) ?? defaultReturnPath,
    provider: settings.oidc?.name ?? null,
    pendingEmail: attempt?.email ?? null,
    mailbox: mailbox && !settings.live ? "/dev/mailbox" : null,
    secondFactor: half && {
      email: half.user.email,
      hasPasskey: await hasPasskey({ db: database.db }, half.user.id),
    },
  };
}
