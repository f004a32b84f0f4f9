import type { RouterContextProvider } from "react-router";
import { findEmailSignIn, findReturnPath } from "../../domain/accounts/find-email-sign-in.ts";
import { findSecondFactor } from "../../domain/accounts/find-second-factor.ts";
import { hasPasskey } from "../../domain/accounts/passkeys/list-passkeys.ts";
import { defaultReturnPath, returnPath } from "../../domain/accounts/return-path.ts";
import { deliveryContext, pageOf } from "../page-context.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function pendingEmail(context: Context): Promise<string | null> {
  const { ctx, visit } = pageOf(context);
  const { db, clock } = await ctx();
  const attempt = await findEmailSignIn(db, visit.cookie("sign-in"), clock.wall());
  if (!attempt) return null;
  context.get(deliveryContext).personal = true;
  return attempt.email;
}

export async function secondStep(
  context: Context,
): Promise<{ email: string; hasPasskey: boolean; returnTo: string } | null> {
  const { ctx: getCtx, visit } = pageOf(context);
  const ctx = await getCtx();
  const half = await findSecondFactor(ctx, visit.cookie("second-factor"));
  if (!half) return null;
  context.get(deliveryContext).personal = true;
  const { user, returnTo } = half;
  return { email: user.email, hasPasskey: await hasPasskey(ctx, user.id), returnTo };
}

async function returnPathBefore(context: Context): Promise<string | null> {
  const { ctx, visit } = pageOf(context);
  const found = await findReturnPath((await ctx()).db, visit.cookie("sign-in"));
  if (found !== null) context.get(deliveryContext).personal = true;
  return found;
}

export async function signInView(request: Request, context: Context) {
  const { settings } = pageOf(context);
  const wanted = returnPath(new URL(request.url).searchParams.get("returnTo"));
  const captured = !settings.live && !settings.mail.smtpUrl;
  return {
    returnTo: wanted ?? (await returnPathBefore(context)) ?? defaultReturnPath,
    provider: settings.oidc?.name ?? null,
    pendingEmail: await pendingEmail(context),
    mailbox: captured ? "/dev/mailbox" : null,
  };
}
