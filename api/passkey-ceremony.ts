import { challengeSeconds } from "../domain/accounts/challenge.ts";
import { type RelyingParty, relyingParty } from "../domain/accounts/passkeys/relying-party.ts";
import { CodedError } from "../platform/errors.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import type { ApiContext, Services } from "./services.ts";

/** With an identity provider, only it signs people in: a passkey must not bypass a disabled account. */
export function requireRelyingParty({ oidc, settings }: Services): RelyingParty {
  if (oidc) throw new CodedError("not_found", "Passkeys are not offered here.");
  return relyingParty(settings.appUrl);
}

export function begin<Options extends object>(
  c: ApiContext,
  services: Services,
  { options, token }: { options: Options; token: string },
) {
  writeCookie(c, services, "passkey", { value: token, seconds: challengeSeconds });
  return c.json(options);
}

/** A challenge is single-use, so its cookie is cleared on the first try. */
export function takeChallenge(c: ApiContext, services: Services): string | undefined {
  const token = readCookie(c, services, "passkey");
  clearCookie(c, services, "passkey");
  return token;
}
