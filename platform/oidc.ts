import { z } from "zod";
import type { Settings } from "./env.ts";
import { webUrl } from "./env-variables.ts";

/** Why a sign-in with the provider ended: it is not there, or what it said cannot be believed. */
export class OidcError extends Error {
  override name = "OidcError";
  readonly problem: "provider-down" | "provider-answer";

  constructor(problem: OidcError["problem"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** What belongs to one sign-in and is checked when it comes back. */
export type OidcFlow = { nonce: string; verifier: string };

export type Identity = {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
};

export type OidcClient = {
  /** @throws OidcError */
  authorizationUrl(flow: OidcFlow & { state: string }): Promise<URL>;
  /** `iss` is the parameter beside the code, where there was one. @throws OidcError */
  redeem(flow: OidcFlow & { code: string; iss: string | undefined }): Promise<Identity>;
};

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: webUrl,
  token_endpoint: webUrl,
  jwks_uri: webUrl,
  userinfo_endpoint: webUrl.optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(["RS256"]),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

const text = z.string().optional().catch(undefined);
const claimsOf = z.object({
  sub: z.string().min(1).max(255),
  nonce: text,
  azp: text,
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  email: text,
  email_verified: z
    .union([z.boolean(), z.enum(["true", "false"])])
    .optional()
    .catch(undefined),
  given_name: text,
  family_name: text,
});

/** Loaded with the first sign-in: it takes longer than all else that starts here. */
const loadLibrary = () => import("better-auth/oauth2");

/** Signed with the provider's own key: never with the secret we share, and never not at all. */
const signatures = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "EdDSA",
];
const answerWithinMs = 10_000;
const keepDiscoveryMs = 60 * 60_000;

const withoutSlash = (address: string) => address.replace(/\/$/, "");

/** Nothing is asked of the provider until somebody signs in, so the program starts without it. */
export function createOidcClient(
  settings: NonNullable<Settings["oidc"]>,
  redirectURI: string,
): OidcClient {
  const { clientId, clientSecret } = settings;
  let known: { at: number; document: Promise<z.output<typeof discovered>> } | undefined;

  async function discover() {
    const address = `${withoutSlash(settings.issuer)}/.well-known/openid-configuration`;
    const parsed = discovered.safeParse(await json(address, {}));
    if (!parsed.success)
      throw new OidcError("provider-down", `${address} is no discovery document`);
    if (withoutSlash(parsed.data.issuer) !== withoutSlash(settings.issuer))
      throw new OidcError("provider-down", `${address} speaks for another issuer`);
    return parsed.data;
  }

  async function provider() {
    if (!known || Date.now() - known.at > keepDiscoveryMs)
      known = { at: Date.now(), document: discover() };
    try {
      return await known.document;
    } catch (error) {
      known = undefined;
      throw error;
    }
  }

  return {
    async authorizationUrl({ state, nonce, verifier }) {
      const { authorization_endpoint: authorizationEndpoint } = await provider();
      const { createAuthorizationURL } = await loadLibrary();
      return createAuthorizationURL({
        id: "oidc",
        options: { clientId },
        authorizationEndpoint,
        redirectURI,
        scopes: ["openid", "email", "profile"],
        state,
        nonce,
        codeVerifier: verifier,
      });
    },

    async redeem({ code, iss, nonce, verifier }) {
      const document = await provider();
      const { issuer } = document;
      if (
        iss === undefined ? document.authorization_response_iss_parameter_supported : iss !== issuer
      )
        throw new OidcError("provider-answer", "The answer names another provider, or none");
      const basic = document.token_endpoint_auth_methods_supported.includes("client_secret_basic");
      const { authorizationCodeRequest } = await loadLibrary();
      const { body, headers } = await authorizationCodeRequest({
        code,
        codeVerifier: verifier,
        redirectURI,
        options: { clientId, clientSecret },
        authentication: basic ? "basic" : "post",
      });
      const tokens = z
        .object({ id_token: z.string(), access_token: z.string().optional() })
        .safeParse(await json(document.token_endpoint, { method: "POST", body, headers }));
      if (!tokens.success) throw new OidcError("provider-answer", "The provider gave no ID token");
      const claims = await verify(tokens.data.id_token, document);
      if (claims.nonce !== nonce) throw new OidcError("provider-answer", "The nonce is not ours");
      const audiences = [claims.aud ?? []].flat();
      if ((audiences.length > 1 || claims.azp) && claims.azp !== clientId)
        throw new OidcError("provider-answer", "The token was made for another party");
      const told =
        claims.email === undefined && tokens.data.access_token && document.userinfo_endpoint
          ? await userInfo(document.userinfo_endpoint, tokens.data.access_token, claims.sub)
          : claims;
      return {
        issuer,
        subject: claims.sub,
        email: told.email,
        emailVerified: told.email_verified === true || told.email_verified === "true",
        firstName: told.given_name,
        lastName: told.family_name,
      };
    },
  };

  async function verify(idToken: string, document: z.output<typeof discovered>) {
    const { validateToken } = await loadLibrary();
    try {
      const { payload } = await validateToken(idToken, document.jwks_uri, {
        issuer: document.issuer,
        audience: clientId,
        algorithms: signatures.filter((name) =>
          document.id_token_signing_alg_values_supported.includes(name),
        ),
        requiredClaims: ["iss", "sub", "aud", "exp", "iat"],
        clockTolerance: 30,
      });
      return claimsOf.parse(payload);
    } catch (cause) {
      const { code } = cause as { code?: unknown };
      const refused =
        cause instanceof z.ZodError ||
        /^ERR_(JW[ST]_|JOSE|JWKS_NO_MATCHING_KEY)/.test(String(code));
      throw new OidcError(
        refused ? "provider-answer" : "provider-down",
        "The ID token could not be verified",
        { cause },
      );
    }
  }
}

/** Not in the token, then where the token leads; about the same person, or nobody. */
async function userInfo(address: string, accessToken: string, subject: string) {
  const parsed = claimsOf.safeParse(
    await json(address, { headers: { authorization: `Bearer ${accessToken}` } }),
  );
  if (!parsed.success || parsed.data.sub !== subject)
    throw new OidcError("provider-answer", "The provider told about somebody else");
  return parsed.data;
}

async function json(address: string, init: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(address, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(answerWithinMs),
    });
  } catch (cause) {
    throw new OidcError("provider-down", `${address} does not answer`, { cause });
  }
  // The code or token was refused: that is an answer. Anything else wrong is the provider's trouble.
  if (!answer.ok) {
    const refused = answer.status === 400 || answer.status === 401 || answer.status === 403;
    throw new OidcError(
      refused ? "provider-answer" : "provider-down",
      `${address} answered ${answer.status}`,
    );
  }
  try {
    return await answer.json();
  } catch (cause) {
    throw new OidcError("provider-down", `${address} answered no JSON`, { cause });
  }
}
