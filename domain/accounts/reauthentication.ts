import type { Ctx } from "../../platform/context.ts";
import type { Settings } from "../../platform/env.ts";
import { CodedError } from "../../platform/errors.ts";
import { confirmByCode } from "./confirm-email-sign-in.ts";
import { needsSecondFactor } from "./act-as-admin.ts";
import { findEmailSignIn } from "./find-email-sign-in.ts";
import { hasPasskey } from "./passkeys/list-passkeys.ts";
import type { ReauthenticationWays } from "./schema.ts";
import type { UserRow } from "./tables.ts";

type How = Pick<Settings, "live" | "adminEmails" | "oidc">;

export async function findWays(
  ctx: Pick<Ctx, "db">,
  user: UserRow,
  settings: How,
): Promise<ReauthenticationWays> {
  const { oidc } = settings;
  return {
    passkey: !oidc && (await hasPasskey(ctx, user.id)),
    email: isMailEnough(user, settings) ? user.email : null,
    provider: oidc?.name ?? null,
  };
}

/** The address to mail a code to. @throws CodedError forbidden */
export function requireEmailWay(user: UserRow, settings: How): string {
  if (isMailEnough(user, settings)) return user.email;
  throw new CodedError("forbidden", "A code by email is not enough here.");
}

function isMailEnough(user: UserRow, settings: How): boolean {
  return !settings.oidc && !needsSecondFactor(user, "email", settings);
}

export async function reauthenticateByCode(
  ctx: Ctx,
  user: UserRow,
  cookie: string | undefined,
  { code, secret }: { code: string; secret: string },
): Promise<void> {
  const attempt = await findEmailSignIn(ctx.db, cookie, ctx.clock.wall());
  const isOwn = attempt?.email === user.email;
  const confirmed = isOwn && (await confirmByCode(ctx, cookie, code, secret));
  if (confirmed && confirmed.ok) return;
  const message =
    confirmed && confirmed.problem === "code"
      ? "That is not the code we sent. Check the six digits."
      : "This code has ended. Ask for another one.";
  throw new CodedError("invalid", message, { fields: { code: message } });
}
