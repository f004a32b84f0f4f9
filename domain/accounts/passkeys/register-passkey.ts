import { randomUUID } from "node:crypto";
import type {
  AuthenticatorTransportFuture,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { type PasskeyRow, passkeys, type UserRow } from "../tables.ts";
import { CodedError } from "../../../platform/errors.ts";
import { consumeChallenge, createChallenge } from "../challenge.ts";
import type { ListedPasskey } from "../schema.ts";
import { listed } from "./list-passkeys.ts";
import { loadWebauthn } from "./load-webauthn.ts";
import type { RelyingParty } from "./relying-party.ts";
import { type Registrant, secondPasskey } from "./require-registrant.ts";
import { lockUser } from "../verified-user.ts";

const maxPerMember = 20;

export async function startRegistration(
  ctx: Ctx,
  user: UserRow,
  { rpID, rpName }: RelyingParty,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; token: string }> {
  const own = await listOwn(ctx, user);
  requireRoom(own);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email,
    attestationType: "none",
    excludeCredentials: own.map((key) => ({
      id: key.credentialId,
      transports: key.transports as AuthenticatorTransportFuture[],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const value = { challenge: options.challenge };
  return { options, token: await createChallenge(ctx, "passkey-registration", value, user.id) };
}

/** @throws CodedError invalid, also for someone else's challenge; forbidden, conflict */
export async function finishRegistration(
  ctx: Ctx,
  { user, pending }: Registrant,
  { rpID, origin }: RelyingParty,
  answer: { response: RegistrationResponseJSON; name: string; token: string | undefined },
): Promise<ListedPasskey> {
  const challenge = await consumeChallenge(ctx, "passkey-registration", answer.token);
  const expectedChallenge = challenge?.value["challenge"];
  if (challenge?.userId !== user.id || !expectedChallenge) throw refusal();
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer.response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw refusal(cause);
  });
  if (!registrationInfo) throw refusal();
  const { credential, credentialBackedUp } = registrationInfo;
  return ctx.db.transaction(async (tx) => {
    // Two ceremonies may end at once: what was checked when they began is checked again under the lock.
    await lockUser(tx, user.id);
    const own = await listOwn({ db: tx }, user);
    requireRoom(own);
    if (pending && own.length > 0) throw secondPasskey();
    const [row] = await tx
      .insert(passkeys)
      .values({
        id: randomUUID(),
        userId: user.id,
        name: answer.name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        backedUp: credentialBackedUp,
        createdAt: ctx.clock.wall(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new CodedError("conflict", "This passkey is registered already.");
    await recordAudit(tx, ctx, {
      action: "passkey.added",
      subjectType: "user",
      subjectId: user.id,
      details: { passkeyId: row.id },
    });
    await ctx.jobs.send(tx, "passkey-added-mail", { passkeyId: row.id });
    return listed(row);
  });
}

function listOwn({ db }: Pick<Ctx, "db">, user: UserRow): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, user.id));
}

function requireRoom(own: PasskeyRow[]): void {
  if (own.length >= maxPerMember)
    throw new CodedError("conflict", "There are twenty passkeys already. Remove one first.");
}

function refusal(cause?: unknown): CodedError {
  return new CodedError("invalid", "This passkey could not be registered. Please try again.", {
    cause,
  });
}
