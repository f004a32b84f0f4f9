import type { createRemoteJWKSet } from "jose";
import type { Configuration } from "openid-client";
import { z } from "zod";
import { OidcError } from "./oidc-error.ts";

/** Somebody, one of their sessions at the provider, or both; `id` is the token's own. */
export type LogoutNotice = {
  issuer: string;
  id: string;
  subject: string | undefined;
  providerSession: string | undefined;
};

/** Public keys only: a shared secret or `none` never verifies. */
const algorithms = "RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA".split(" ");

const event = "http://schemas.openid.net/event/backchannel-logout";

/** How far the provider's clock may be off, and how old a notice may be. */
const skewSeconds = 60;
const noticeSeconds = 2 * 60;

/** OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const claims = z
  .object({
    jti: z.string().min(1).max(255),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    events: z.looseObject({ [event]: z.object({}).loose() }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined, "Names nobody");

export function createLogoutReader(provider: () => Promise<Configuration>, clientId: string) {
  let keys: { uri: string; find: ReturnType<typeof createRemoteJWKSet> } | undefined;

  return async (token: string): Promise<LogoutNotice> => {
    // Discovery has made sure of this address.
    const { issuer, jwks_uri: uri = "" } = (await provider()).serverMetadata();
    const { createRemoteJWKSet, customFetch, jwtVerify } = await import("jose");
    if (keys?.uri !== uri)
      keys = { uri, find: createRemoteJWKSet(new URL(uri), { [customFetch]: fetchKeys }) };
    try {
      const { payload } = await jwtVerify(token, keys.find, {
        issuer,
        audience: clientId,
        algorithms,
        typ: "logout+jwt",
        requiredClaims: ["iat"],
        maxTokenAge: noticeSeconds,
        clockTolerance: skewSeconds,
      });
      const { jti, sub, sid } = claims.parse(payload);
      return { issuer, id: jti, subject: sub, providerSession: sid };
    } catch (cause) {
      if (cause instanceof OidcError) throw cause;
      throw new OidcError("provider-answer", "The notice was not accepted", { cause });
    }
  };
}

async function fetchKeys(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init).catch((cause: unknown) => {
    throw new OidcError("provider-down", `${address} does not answer`, { cause });
  });
  if (answer.ok) return answer;
  throw new OidcError("provider-down", `${address} answered ${answer.status}`);
}
