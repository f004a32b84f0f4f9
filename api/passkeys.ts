import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { challengeSeconds } from "../domain/accounts/challenge.ts";
import { removePasskey, renamePasskey } from "../domain/accounts/passkeys/change-passkeys.ts";
import { listPasskeys } from "../domain/accounts/passkeys/list-passkeys.ts";
import {
  finishRegistration,
  startRegistration,
} from "../domain/accounts/passkeys/register-passkey.ts";
import { type RelyingParty, relyingParty } from "../domain/accounts/passkeys/relying-party.ts";
import { requireRegistrant } from "../domain/accounts/passkeys/require-registrant.ts";
import {
  finishPasskeySignIn,
  startPasskeySignIn,
} from "../domain/accounts/passkeys/sign-in-with-passkey.ts";
import { defaultReturnPath, returnPath } from "../domain/accounts/return-path.ts";
import {
  chosenPasskey,
  listedPasskey,
  passkeyCreation,
  passkeyRegistration,
  passkeyRequest,
  passkeySignIn,
  registeredPasskey,
  renamedPasskey,
  signedIn,
} from "../domain/accounts/schema.ts";
import { CodedError } from "../platform/errors.ts";
import { conflict, failed, notFound, nothing, ok } from "./responses.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { endpoint } from "./endpoint.ts";
import { startSession } from "./finish-sign-in.ts";
import { endSecondFactor, readSecondFactor } from "./second-factor.ts";
import type { ApiContext, Services } from "./services.ts";
import { currentSession } from "./current-session.ts";

const tag = "Sign-in";
const unauthenticated = failed("Nobody is signed in.");

export const passkeyEndpoints = [
  endpoint(
    "GET /api/auth/passkey/generate-authenticate-options",
    {
      tag,
      role: "visitor",
      summary: "Begin to use a passkey",
      limit: "providerSignIns",
      responses: { 200: ok(passkeyRequest, "For `navigator.credentials.get`.") },
    },
    async ({ c, ctx, services }) => {
      const party = requireOffered(services);
      const pending = await readSecondFactor(c, services);
      const started = await startPasskeySignIn(await ctx(), party, pending?.user.id ?? null);
      writeCookie(c, services, "passkey", { value: started.token, seconds: challengeSeconds });
      return c.json(started.options);
    },
  ),

  endpoint(
    "POST /api/auth/passkey/verify-authentication",
    {
      tag,
      role: "visitor",
      summary: "Sign in with a passkey",
      body: passkeySignIn,
      responses: { 200: ok(signedIn, "Signed in; where to go on."), 401: unauthenticated },
    },
    async ({ c, ctx, body: { response, returnTo }, services }) => {
      const party = requireOffered(services);
      const pending = await readSecondFactor(c, services);
      const user = await finishPasskeySignIn(await ctx(), party, {
        // The library validates every field.
        response: response as unknown as AuthenticationResponseJSON,
        token: takeToken(c, services),
      });
      await startSession(c, services, { user, method: "passkey" });
      if (pending) await endSecondFactor(c, services);
      const own = pending?.user.id === user.id ? pending.returnTo : returnPath(returnTo);
      return { returnTo: own ?? defaultReturnPath };
    },
  ),

  endpoint(
    "GET /api/auth/passkey/generate-register-options",
    {
      tag,
      role: "visitor",
      summary: "Begin to add a passkey",
      description: "Asks for a sign-in within the last day.",
      responses: {
        200: ok(passkeyCreation, "For `navigator.credentials.create`."),
        401: unauthenticated,
        403: failed("The sign-in is older than a day."),
        409: conflict,
      },
    },
    async ({ c, ctx, services }) => {
      const party = requireOffered(services);
      const as = await ctx();
      const { user } = await requireRegistrant(
        as,
        await currentSession(c, services),
        secondFactorToken(c, services),
      );
      const { options, token } = await startRegistration(as, user, party);
      writeCookie(c, services, "passkey", { value: token, seconds: challengeSeconds });
      return c.json(options);
    },
  ),

  endpoint(
    "POST /api/auth/passkey/verify-registration",
    {
      tag,
      role: "visitor",
      summary: "Add a passkey",
      body: passkeyRegistration,
      responses: {
        201: ok(registeredPasskey, "The passkey."),
        401: unauthenticated,
        409: conflict,
      },
    },
    async ({ c, ctx, body: { response, name }, services }) => {
      const party = requireOffered(services);
      const as = await ctx();
      const registrant = await requireRegistrant(
        as,
        await currentSession(c, services),
        secondFactorToken(c, services),
      );
      const { user, pending } = registrant;
      const passkey = await finishRegistration(as, user, party, {
        response: response as unknown as RegistrationResponseJSON,
        name,
        token: takeToken(c, services),
      });
      if (!pending) return passkey;
      await startSession(c, services, { user, method: "passkey" });
      await endSecondFactor(c, services);
      return { ...passkey, returnTo: pending.returnTo };
    },
  ),

  endpoint(
    "GET /api/auth/passkey/list-user-passkeys",
    {
      tag,
      role: "member",
      summary: "List your passkeys",
      responses: { 200: ok(z.array(listedPasskey), "The passkeys, without their keys.") },
    },
    async ({ ctx }) => listPasskeys(await ctx()),
  ),

  endpoint(
    "POST /api/auth/passkey/update-passkey",
    {
      tag,
      role: "member",
      summary: "Rename a passkey",
      body: renamedPasskey,
      responses: { 200: ok(listedPasskey, "The passkey as it is now."), 404: notFound },
    },
    async ({ ctx, body }) => renamePasskey(await ctx(), body.id, body.name),
  ),

  endpoint(
    "POST /api/auth/passkey/delete-passkey",
    {
      tag,
      role: "member",
      summary: "Remove a passkey",
      description: "The last one of an admin stays.",
      body: chosenPasskey,
      responses: { 204: nothing, 404: notFound, 409: conflict },
    },
    async ({ ctx, body, services }) => removePasskey(await ctx(), body.id, services.settings.live),
  ),
];

/** With an identity provider, only it signs people in: a passkey must not bypass a disabled account. */
function requireOffered({ oidc, settings }: Services): RelyingParty {
  if (oidc) throw new CodedError("not_found", "Passkeys are not offered here.");
  return relyingParty(settings.appUrl);
}

const secondFactorToken = (c: ApiContext, services: Services) =>
  readCookie(c, services, "second-factor");

/** A challenge is single-use, so its cookie is cleared on the first try. */
function takeToken(c: ApiContext, services: Services): string | undefined {
  const token = readCookie(c, services, "passkey");
  clearCookie(c, services, "passkey");
  return token;
}
