import type { Configuration, ServerMetadata } from "openid-client";
import { OidcError, findOidcError } from "./oidc-error.ts";
import { loadLibrary } from "./open-provider.ts";

export type Standing = { in: true; refreshToken: string | undefined } | { in: false; why: string };

/** What these say is about us, or about the provider's day, and not about the person (RFC 6749, 5.2). */
const notAboutThem = new Set([
  "invalid_request",
  "invalid_client",
  "unauthorized_client",
  "unsupported_grant_type",
  "invalid_scope",
  "server_error",
  "temporarily_unavailable",
  "slow_down",
]);

export const google = "https://accounts.google.com";

/** How a provider is asked for a refresh token; Google refuses the scope and has a word of its own. */
export function asksOffline({
  issuer,
  scopes_supported,
}: Readonly<Pick<ServerMetadata, "issuer" | "scopes_supported">>):
  | { scope?: string; access_type?: string }
  | undefined {
  if (issuer === google) return { access_type: "offline" };
  return scopes_supported?.includes("offline_access") ? { scope: "offline_access" } : undefined;
}

/** How it is asked to let somebody sign in anew; Google ends `login` on an error page of its own. */
export function asksAnew({
  issuer,
}: Readonly<Pick<ServerMetadata, "issuer">>): Record<string, string> {
  if (issuer === google) return { prompt: "select_account" };
  // Of age zero: so a provider also says when that was.
  return { prompt: "login", max_age: "0" };
}

export async function refresh(
  config: Configuration,
  refreshToken: string,
  subject: string,
): Promise<Standing> {
  const { ResponseBodyError, refreshTokenGrant } = await loadLibrary();
  try {
    const tokens = await refreshTokenGrant(config, refreshToken);
    const sub = tokens.claims()?.sub ?? subject;
    if (sub !== subject) return { in: false, why: "It speaks of somebody else" };
    return { in: true, refreshToken: tokens.refresh_token };
  } catch (cause) {
    if (cause instanceof ResponseBodyError && !notAboutThem.has(cause.error))
      return { in: false, why: cause.error };
    throw (
      findOidcError(cause) ??
      new OidcError("provider-answer", "The provider did not say who is in", { cause })
    );
  }
}
