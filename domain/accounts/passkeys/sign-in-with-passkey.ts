import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { passkeys, users, type UserRow } from "../tables.ts";
import { CodedError } from "../../../platform/errors.ts";
import { consumeChallenge, createChallenge } from "../challenge.ts";
import { loadWebauthn } from "./load-webauthn.ts";
import type { RelyingParty } from "./relying-party.ts";

export async function startPasskeySignIn(
  ctx: Ctx,
  { rpID }: RelyingParty,
  userId: string | null,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; token: string }> {
  const own = userId ? await ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId)) : [];
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: "required",
    allowCredentials: own.map((key) => ({
      id: key.credentialId,
      transports: key.transports as AuthenticatorTransportFuture[],
    })),
  });
  const value = { challenge: options.challenge };
  return { options, token: await createChallenge(ctx, "passkey", value, userId) };
}

/** @throws CodedError unauthenticated, always with the same message */
export async function finishPasskeySignIn(
  ctx: Ctx,
  { rpID, origin }: RelyingParty,
  answer: { response: AuthenticationResponseJSON; token: string | undefined },
): Promise<UserRow> {
  const challenge = await consumeChallenge(ctx, "passkey", answer.token);
  const expectedChallenge = challenge?.value["challenge"];
  if (!challenge || !expectedChallenge) throw refusal();
  const [found] = await ctx.db
    .select({ key: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, answer.response.id));
  if (!found || (challenge.userId !== null && challenge.userId !== found.user.id)) throw refusal();
  const { key, user } = found;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer.response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
      counter: key.counter,
    },
  }).catch((cause: unknown) => {
    ctx.log.warn({ err: cause, userId: user.id }, "passkey rejected");
    throw refusal();
  });
  if (!verified) throw refusal();
  await ctx.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: ctx.clock.wall() })
    .where(eq(passkeys.id, key.id));
  return user;
}

function refusal(): CodedError {
  return new CodedError("unauthenticated", "This passkey did not sign you in. Please try again.");
}
