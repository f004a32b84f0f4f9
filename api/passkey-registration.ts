import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import {
  finishRegistration,
  startRegistration,
} from "../domain/accounts/passkeys/register-passkey.ts";
import { requireRegistrant } from "../domain/accounts/passkeys/require-registrant.ts";
import {
  passkeyCreation,
  passkeyRegistration,
  registeredPasskey,
} from "../domain/accounts/schema.ts";
import type { Ctx } from "../platform/context.ts";
import { conflict, failed, ok, stale } from "./responses.ts";
import { readCookie } from "./cookies.ts";
import { endpoint } from "./endpoint.ts";
import { startSession } from "./finish-sign-in.ts";
import { begin, requireRelyingParty, takeChallenge } from "./passkey-ceremony.ts";
import { endSecondFactor } from "./second-factor.ts";
import type { ApiContext, Services } from "./services.ts";
import { currentSession } from "./current-session.ts";

const tag = "Sign-in";
const unauthenticated = failed("Nobody is signed in.");

export const passkeyRegistrationEndpoints = [
  endpoint(
    "GET /api/auth/passkey/generate-register-options",
    {
      tag,
      role: "visitor",
      summary: "Begin to add a passkey",
      description: "Asks for a sign-in within the last hour.",
      responses: {
        200: ok(passkeyCreation, "For `navigator.credentials.create`."),
        401: unauthenticated,
        403: stale,
        409: conflict,
      },
    },
    async ({ c, ctx, services }) => {
      const party = requireRelyingParty(services);
      const as = await ctx();
      const { user } = await registrantOf(c, services, as);
      return begin(c, services, await startRegistration(as, user, party));
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
        403: stale,
        409: conflict,
      },
    },
    async ({ c, ctx, body: { response, name }, services }) => {
      const party = requireRelyingParty(services);
      const as = await ctx();
      const registrant = await registrantOf(c, services, as);
      const { user, pending } = registrant;
      const passkey = await finishRegistration(as, registrant, party, {
        response: response as unknown as RegistrationResponseJSON,
        name,
        token: takeChallenge(c, services),
      });
      if (!pending) return passkey;
      await startSession(c, services, { user, method: "passkey" });
      await endSecondFactor(c, services);
      return { ...passkey, returnTo: pending.returnTo };
    },
  ),
];

async function registrantOf(c: ApiContext, services: Services, as: Ctx) {
  const session = await currentSession(c, services);
  return requireRegistrant(as, session, readCookie(c, services, "second-factor"));
}
