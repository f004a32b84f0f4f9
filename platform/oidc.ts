import { z } from "zod";
import type { Settings } from "./env.ts";
import { isVerified } from "./oidc/is-verified.ts";
import { createLogoutReader, type LogoutNotice } from "./oidc/read-logout-token.ts";
import { OidcError, findOidcError } from "./oidc/oidc-error.ts";
import { loadLibrary, openProvider } from "./oidc/open-provider.ts";
import { asksAnew, asksOffline, refresh, type Standing } from "./oidc/refresh.ts";

export type OidcFlow = { state: string; nonce: string; verifier: string };

export type Identity = {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
};

export type Redeemed = Identity & {
  refreshToken: string | undefined;
  providerSession: string | undefined;
  /** When they last showed the provider who they are, where it says so. */
  signedInAt: Date | undefined;
};

export type OidcClient = {
  issuer: string;
  /** With `login` it signs in anew, with `consent` it asks the person once more. @throws OidcError */
  authorizationUrl(flow: OidcFlow, prompt?: "login" | "consent"): Promise<URL>;
  /** Takes the query of the callback. @throws OidcError */
  redeem(answer: URLSearchParams, flow: OidcFlow): Promise<Redeemed>;
  /** Whether it gives refresh tokens to those who ask for one. @throws OidcError */
  canBeAsked(): Promise<boolean>;
  /** Whether somebody is still let in there. @throws OidcError where that cannot be known now */
  ask(refreshToken: string, subject: string): Promise<Standing>;
  /** @throws OidcError provider-answer: not what this provider says to us now */
  readLogout(token: string): Promise<LogoutNotice>;
};

const text = z.string().optional().catch(undefined);
const identityClaims = z.object({
  sub: z.string().min(1).max(255),
  sid: text,
  auth_time: z.int().positive().optional().catch(undefined),
  email: text,
  email_verified: z.union([z.boolean(), z.string()]).optional().catch(undefined),
  hd: text,
  given_name: text,
  family_name: text,
});

/** Contacts the provider only when someone signs in, so the program can start without it. */
export function createOidcClient(
  settings: NonNullable<Settings["oidc"]>,
  redirectUri: string,
): OidcClient {
  const provider = openProvider(settings);

  return {
    issuer: settings.issuer,
    readLogout: createLogoutReader(provider, settings.clientId),

    async canBeAsked() {
      return asksOffline((await provider()).serverMetadata()) !== undefined;
    },

    async ask(refreshToken, subject) {
      return refresh(await provider(), refreshToken, subject);
    },

    async authorizationUrl({ state, nonce, verifier }, prompt) {
      const config = await provider();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadLibrary();
      const { scope, ...offline } = asksOffline(config.serverMetadata()) ?? {};
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: ["openid email profile", ...(scope ? [scope] : [])].join(" "),
        ...offline,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(prompt === "login" ? asksAnew(config.serverMetadata()) : prompt && { prompt }),
      });
    },

    async redeem(answer, { state, nonce, verifier }) {
      const config = await provider();
      const { AuthorizationResponseError, authorizationCodeGrant, fetchUserInfo } =
        await loadLibrary();
      try {
        const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = identityClaims.parse(tokens.claims());
        const { issuer, userinfo_endpoint } = config.serverMetadata();
        // Okta’s ID token may have an email, and nothing of whether that was verified.
        const isThin = claims.email === undefined || claims.email_verified === undefined;
        const profile =
          isThin && userinfo_endpoint
            ? identityClaims.parse(await fetchUserInfo(config, tokens.access_token, claims.sub))
            : claims;
        // What verifies one email says nothing of another.
        const named = profile.email === undefined ? claims : profile;
        return {
          issuer,
          subject: claims.sub,
          email: named.email,
          emailVerified: isVerified(issuer, named),
          firstName: profile.given_name ?? claims.given_name,
          lastName: profile.family_name ?? claims.family_name,
          refreshToken: tokens.refresh_token,
          providerSession: claims.sid,
          signedInAt: claims.auth_time ? new Date(claims.auth_time * 1000) : undefined,
        };
      } catch (cause) {
        const problem =
          cause instanceof AuthorizationResponseError ? "provider-refused" : "provider-answer";
        throw (
          findOidcError(cause) ?? new OidcError(problem, "The sign-in was not accepted", { cause })
        );
      }
    },
  };
}
