import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { challengeSeconds } from "../domain/accounts/challenge.ts";
import { removePasskey, renamePasskey } from "../domain/accounts/passkeys/change-passkeys.ts";
import { listPasskeys } from "../domain/accounts/passkeys/list-passkeys.ts";
import {
  finishRegistration,
  startRegistration,
} from "../domain/accounts/passkeys/register-passkey.ts";
import { relyingParty } from "../domain/accounts/passkeys/relying-party.ts";
import {
  finishPasskeySignIn,
  startPasskeySignIn,
} from "../domain/accounts/passkeys/sign-in-with-passkey.ts";
import { defaultReturnPath, returnPath } from "../domain/accounts/return-path.ts";
import { CodedError } from "../platform/errors.ts";
import { parseInput } from "../platform/parse-input.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { openSession } from "./finish-sign-in.ts";
import {
  chosenPasskey,
  passkeyRegistration,
  passkeySignIn,
  renamedPasskey,
} from "./passkey-bodies.ts";
import { readJson } from "./read-json.ts";
import { endSecondFactor, readSecondFactor, requireRegistrant } from "./second-factor.ts";
import type { AddEndpoint, ApiContext, Services } from "./services.ts";
import { addressOf, ctxOf } from "./visit.ts";

export function addPasskeys(add: AddEndpoint, services: Services): void {
  const { settings } = services;
  const party = relyingParty(settings.appUrl);

  add("GET /api/auth/passkey/generate-authenticate-options", async (c) => {
    requireOffered(services);
    await services.limits.providerSignIns.consume(addressOf(c, services));
    const half = await readSecondFactor(c, services);
    const ctx = await ctxOf(c, services);
    const { options, token } = await startPasskeySignIn(ctx, party, half?.user.id ?? null);
    writeCookie(c, services, "passkey", { value: token, seconds: challengeSeconds });
    return c.json(options);
  });

  add("POST /api/auth/passkey/verify-authentication", async (c) => {
    requireOffered(services);
    const { response, returnTo } = parseInput(passkeySignIn, await bodyOf(c));
    const half = await readSecondFactor(c, services);
    const user = await finishPasskeySignIn(await ctxOf(c, services), party, {
      // Checked by the library, field by field.
      response: response as unknown as AuthenticationResponseJSON,
      token: takeToken(c, services),
    });
    await openSession(c, services, { user, method: "passkey" });
    if (half) await endSecondFactor(c, services);
    const own = half?.user.id === user.id ? half.returnTo : returnPath(returnTo);
    return c.json({ returnTo: own ?? defaultReturnPath });
  });

  add("GET /api/auth/passkey/generate-register-options", async (c) => {
    requireOffered(services);
    const { user } = await requireRegistrant(c, services);
    const { options, token } = await startRegistration(await ctxOf(c, services), user, party);
    writeCookie(c, services, "passkey", { value: token, seconds: challengeSeconds });
    return c.json(options);
  });

  add("POST /api/auth/passkey/verify-registration", async (c) => {
    requireOffered(services);
    const { response, name } = parseInput(passkeyRegistration, await bodyOf(c));
    const { user, half } = await requireRegistrant(c, services);
    const passkey = await finishRegistration(await ctxOf(c, services), user, party, {
      response: response as unknown as RegistrationResponseJSON,
      name,
      token: takeToken(c, services),
    });
    if (!half) return c.json(passkey, 201);
    await openSession(c, services, { user, method: "passkey" });
    await endSecondFactor(c, services);
    return c.json({ ...passkey, returnTo: half.returnTo }, 201);
  });

  add("GET /api/auth/passkey/list-user-passkeys", async (c) =>
    c.json(await listPasskeys(await ctxOf(c, services))),
  );

  add("POST /api/auth/passkey/update-passkey", async (c) => {
    const { id, name } = parseInput(renamedPasskey, await bodyOf(c));
    return c.json(await renamePasskey(await ctxOf(c, services), id, name));
  });

  add("POST /api/auth/passkey/delete-passkey", async (c) => {
    const { id } = parseInput(chosenPasskey, await bodyOf(c));
    await removePasskey(await ctxOf(c, services), id, settings.live);
    return c.body(null, 204);
  });
}

/** Where a provider signs people in, it alone does: somebody it shut out must not come in by a key. */
function requireOffered(services: Services): void {
  if (services.oidc) throw new CodedError("not_found", "Passkeys are not offered here.");
}

/** Each challenge is tried once, so its cookie goes with the first try. */
function takeToken(c: ApiContext, services: Services): string | undefined {
  const token = readCookie(c, services, "passkey");
  clearCookie(c, services, "passkey");
  return token;
}

async function bodyOf(c: ApiContext): Promise<unknown> {
  const read = await readJson(c);
  if ("refusal" in read) throw new CodedError("invalid", "Send the body as JSON.");
  return read.body;
}
