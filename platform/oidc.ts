import type { ClientAuth, Configuration, CustomFetch } from "openid-client";
import { z } from "zod";
import type { Settings } from "./env.ts";
import { webUrl } from "./env-variables.ts";

export class OidcError extends Error {
  override name = "OidcError";
  readonly problem: "provider-down" | "provider-refused" | "provider-answer";

  constructor(problem: OidcError["problem"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

export type OidcFlow = { state: string; nonce: string; verifier: string };

export type Identity = {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
};

export type OidcClient = {
  /** `again` forces a new sign-in at the provider. @throws OidcError */
  authorizationUrl(flow: OidcFlow, again: boolean): Promise<URL>;
  /** Takes the query of the callback. @throws OidcError */
  redeem(answer: URLSearchParams, flow: OidcFlow): Promise<Identity>;
};

/** The library checks the form of the rest; these addresses must be https, or on this machine. */
const endpoints = z.object({
  authorization_endpoint: webUrl,
  token_endpoint: webUrl,
  jwks_uri: webUrl,
  userinfo_endpoint: webUrl.optional(),
});

const text = z.string().optional().catch(undefined);
const identityClaims = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: z.union([z.boolean(), z.string()]).optional().catch(undefined),
  given_name: text,
  family_name: text,
});

/** Loaded on the first sign-in, to keep startup fast. */
const loadLibrary = () => import("openid-client");

const timeoutSeconds = 10;
const keepDiscoveryMs = 60 * 60_000;

const withoutSlash = (address: string) => address.replace(/\/$/, "");

/** Contacts the provider only when someone signs in, so the program can start without it. */
export function createOidcClient(
  settings: NonNullable<Settings["oidc"]>,
  redirectUri: string,
): OidcClient {
  let known: { at: number; config: Promise<Configuration> } | undefined;

  async function provider(): Promise<Configuration> {
    if (!known || Date.now() - known.at > keepDiscoveryMs)
      known = { at: Date.now(), config: discover(settings) };
    try {
      return await known.config;
    } catch (cause) {
      known = undefined;
      throw new OidcError("provider-down", "The provider cannot be used", { cause });
    }
  }

  return {
    async authorizationUrl({ state, nonce, verifier }, again) {
      const config = await provider();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadLibrary();
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(again && { prompt: "login" }),
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
        const profile =
          claims.email === undefined && userinfo_endpoint
            ? identityClaims.parse(await fetchUserInfo(config, tokens.access_token, claims.sub))
            : claims;
        return {
          issuer,
          subject: claims.sub,
          email: profile.email,
          emailVerified: profile.email_verified === true || profile.email_verified === "true",
          firstName: profile.given_name,
          lastName: profile.family_name,
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

async function discover({ issuer, clientId, clientSecret }: NonNullable<Settings["oidc"]>) {
  const library = await loadLibrary();
  const { ClientSecretBasic, ClientSecretPost, allowInsecureRequests } = library;
  const address = new URL(`${withoutSlash(issuer)}/.well-known/openid-configuration`);
  const authenticate: ClientAuth = (server, ...rest) => {
    const offered = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const basic = offered.includes("client_secret_basic");
    return (basic ? ClientSecretBasic : ClientSecretPost)(clientSecret)(server, ...rest);
  };
  const config = await library.discovery(address, clientId, {}, authenticate, {
    timeout: timeoutSeconds,
    [library.customFetch]: fetchFromProvider,
    // Settings allow http for loopback only.
    execute: [
      library.enableNonRepudiationChecks,
      ...(address.protocol === "http:" ? [allowInsecureRequests] : []),
    ],
  });
  const server = config.serverMetadata();
  endpoints.parse(server);
  if (withoutSlash(server.issuer) !== withoutSlash(issuer))
    throw new Error(`${address.href} speaks for another issuer`);
  return config;
}

/** 400, 401 and 403 refuse the code or the token; any other failure means the provider is down. */
const fetchFromProvider: CustomFetch = async (address, { body, ...init }) => {
  // What is sent here is a form or nothing.
  const form = body instanceof URLSearchParams ? { body } : {};
  const answer = await fetch(address, { ...init, ...form }).catch((cause: unknown) => {
    throw new OidcError("provider-down", `${address} does not answer`, { cause });
  });
  if (answer.ok || [400, 401, 403].includes(answer.status)) return answer;
  throw new OidcError("provider-down", `${address} answered ${answer.status}`);
};

function findOidcError(error: unknown): OidcError | undefined {
  if (error instanceof OidcError) return error;
  return error instanceof Error ? findOidcError(error.cause) : undefined;
}
