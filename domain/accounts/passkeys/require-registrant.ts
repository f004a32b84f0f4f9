import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { findSecondFactor, type SecondFactor } from "../find-second-factor.ts";
import type { SessionRow, UserRow } from "../tables.ts";
import { hasPasskey } from "./list-passkeys.ts";

/** A week-old session may be somebody else's by now; adding a key to it asks for a fresh one. */
const freshMs = 24 * 60 * 60_000;

/**
 * Who may register a passkey: a member who signed in within a day, or an admin halfway in who has
 * none yet. With one, that one must be shown; adding another would be a way around it.
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
