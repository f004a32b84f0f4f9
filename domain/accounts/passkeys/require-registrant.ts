import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { findSecondFactor, type SecondFactor } from "../find-second-factor.ts";
import { requireFreshSignIn } from "../fresh-sign-in.ts";
import type { SessionRow, UserRow } from "../tables.ts";
import { hasPasskey } from "./list-passkeys.ts";

export type Registrant = { user: UserRow; pending: SecondFactor | null };

/** A second passkey added here would bypass the first. @throws CodedError unauthenticated, forbidden */
export async function requireRegistrant(
  ctx: Ctx,
  { user, session }: { user: UserRow | null; session: SessionRow | null },
  secondFactorToken: string | undefined,
): Promise<Registrant> {
  if (user) {
    requireFreshSignIn(ctx, session);
    return { user, pending: null };
  }
  const pending = await findSecondFactor(ctx, secondFactorToken);
  if (!pending) throw new CodedError("unauthenticated", "Please sign in.");
  if (await hasPasskey(ctx, pending.user.id)) throw secondPasskey();
  return { user: pending.user, pending };
}

export function secondPasskey(): CodedError {
  return new CodedError("forbidden", "Please use the passkey you have.");
}
