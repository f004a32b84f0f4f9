import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { findSecondFactor, type SecondFactor } from "../find-second-factor.ts";
import type { SessionRow, UserRow } from "../tables.ts";
import { hasPasskey } from "./list-passkeys.ts";

/** An old session may have been stolen, so adding a passkey needs a recent sign-in. */
const freshMs = 24 * 60 * 60_000;

/**
 * A member who signed in within the last day, or an admin who has passed the first factor and has no
 * passkey yet: adding another would bypass the second factor.
 * @throws CodedError unauthenticated, forbidden
 */
export async function requireRegistrant(
  ctx: Ctx,
  { user, session }: { user: UserRow | null; session: SessionRow | null },
  secondFactorToken: string | undefined,
): Promise<{ user: UserRow; pending: SecondFactor | null }> {
  if (user && session) {
    if (ctx.clock.now().getTime() - session.createdAt.getTime() < freshMs)
      return { user, pending: null };
    throw new CodedError("forbidden", "Please sign in again before you add a passkey.");
  }
  const pending = await findSecondFactor(ctx, secondFactorToken);
  if (!pending) throw new CodedError("unauthenticated", "Please sign in.");
  if (await hasPasskey(ctx, pending.user.id))
    throw new CodedError("forbidden", "Please use the passkey you have.");
  return { user: pending.user, pending };
}
