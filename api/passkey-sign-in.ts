import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import {
  finishPasskeySignIn,
  startPasskeySignIn,
} from "../domain/accounts/passkeys/sign-in-with-passkey.ts";
import { passkeyRequest, passkeySignIn, signedIn } from "../domain/accounts/schema.ts";
import { returnAfterPasskey } from "../domain/complete-sign-in.ts";
import { failed, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { startSession } from "./finish-sign-in.ts";
import { begin, requireRelyingParty, takeChallenge } from "./passkey-ceremony.ts";
import { orLogRefusal } from "./refused-sign-in.ts";
import { endSecondFactor, readSecondFactor } from "./second-factor.ts";

export const passkeySignInEndpoints = [
  endpoint(
    "GET /api/auth/passkey/generate-authenticate-options",
    {
      tag: "Sign-in",
      role: "visitor",
      summary: "Begin to use a passkey",
      limit: "providerSignIns",
      responses: { 200: ok(passkeyRequest, "For `navigator.credentials.get`.") },
    },
    async ({ c, ctx, services }) => {
      const party = requireRelyingParty(services);
      const pending = await readSecondFactor(c, services);
      const owner = pending?.user.id ?? null;
      return begin(c, services, await startPasskeySignIn(await ctx(), party, owner));
    },
  ),

  endpoint(
    "POST /api/auth/passkey/verify-authentication",
    {
      tag: "Sign-in",
      role: "visitor",
      summary: "Sign in with a passkey",
      body: passkeySignIn,
      responses: {
        200: ok(signedIn, "Signed in; where to go on."),
        401: failed("This passkey signs nobody in."),
      },
    },
    async ({ c, ctx, body: { response, returnTo }, services }) => {
      const party = requireRelyingParty(services);
      const pending = await readSecondFactor(c, services);
      const attempt = finishPasskeySignIn(await ctx(), party, {
        // The library validates every field.
        response: response as unknown as AuthenticationResponseJSON,
        token: takeChallenge(c, services),
      });
      const user = await orLogRefusal(c, services, "passkey", attempt);
      await startSession(c, services, { user, method: "passkey" });
      if (pending) await endSecondFactor(c, services);
      return { returnTo: returnAfterPasskey(user, pending, returnTo) };
    },
  ),
];
