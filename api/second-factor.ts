import {
  challengeSeconds,
  consumeChallenge,
  createChallenge,
} from "../domain/accounts/challenge.ts";
import { findSecondFactor, type SecondFactor } from "../domain/accounts/find-second-factor.ts";
import { hasPasskey } from "../domain/accounts/passkeys/list-passkeys.ts";
import { CodedError } from "../platform/errors.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import type { ApiContext, Services, Visit } from "./services.ts";
import { ctxOf, visitOf } from "./visit.ts";

type User = NonNullable<Visit["user"]>;

/** A week-old session may be somebody else's by now; adding a key to it asks for a fresh one. */
const freshMs = 24 * 60 * 60_000;

/** Half a sign-in is none: no session, only the right to show or make a passkey within ten minutes. */
export async function startSecondFactor(
  c: ApiContext,
  services: Services,
  { user, returnTo }: SecondFactor,
): Promise<Response> {
  const ctx = await ctxOf(c, services);
  const token = await createChallenge(ctx, "second-factor", { returnTo }, user.id);
  writeCookie(c, services, "second-factor", { value: token, seconds: challengeSeconds });
  return c.redirect("/sign-in/passkey", 303);
}

export async function readSecondFactor(
  c: ApiContext,
  services: Services,
): Promise<SecondFactor | null> {
  return findSecondFactor(await ctxOf(c, services), readCookie(c, services, "second-factor"));
}

export async function endSecondFactor(c: ApiContext, services: Services): Promise<void> {
  const ctx = await ctxOf(c, services);
  await consumeChallenge(ctx, "second-factor", readCookie(c, services, "second-factor"));
  clearCookie(c, services, "second-factor");
}

/**
 * Who may register a passkey: a member who signed in within a day, or an admin half way in who has
 * none yet. With one, that one must be shown; adding another would be a way around it.
 * @throws CodedError unauthenticated, forbidden
 */
export async function requireRegistrant(
  c: ApiContext,
  services: Services,
): Promise<{ user: User; half: SecondFactor | null }> {
  const { user, session } = await visitOf(c, services);
  if (user && session) {
    if (services.clock.now().getTime() - session.createdAt.getTime() < freshMs)
      return { user, half: null };
    throw new CodedError("forbidden", "Please sign in again before you add a passkey.");
  }
  const half = await readSecondFactor(c, services);
  if (!half) throw new CodedError("unauthenticated", "Please sign in.");
  if (await hasPasskey(await ctxOf(c, services), half.user.id))
    throw new CodedError("forbidden", "Please use the passkey you have.");
  return { user: half.user, half };
}
