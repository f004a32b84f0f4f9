import type { ClientAuth, Configuration, CustomFetch } from "openid-client";
import { z } from "zod";
import type { Settings } from "../env.ts";
import { webUrl } from "../env-variables.ts";
import { inSpan } from "../tracing/spans.ts";
import { OidcError } from "./oidc-error.ts";

type ProviderSettings = NonNullable<Settings["oidc"]>;

/** Loaded on the first sign-in, to keep startup fast. */
export const loadLibrary = () => import("openid-client");

/** The library checks the form of the rest; these addresses must be https, or on this machine. */
const endpoints = z.object({
  authorization_endpoint: webUrl,
  token_endpoint: webUrl,
  jwks_uri: webUrl,
  userinfo_endpoint: webUrl.optional(),
});

const timeoutSeconds = 10;
/** Discovery, the token and the keys that sign it, one after the other. */
export const longestQuestionMs = 3 * timeoutSeconds * 1000;
const keepDiscoveryMs = 60 * 60_000;

export const withoutSlash = (address: string) => address.replace(/\/$/, "");

/** Discovered when it is first needed, and again after an hour. @throws OidcError */
export function openProvider(settings: ProviderSettings): () => Promise<Configuration> {
  let known: { at: number; config: Promise<Configuration> } | undefined;
  return async () => {
    if (!known || Date.now() - known.at > keepDiscoveryMs)
      known = { at: Date.now(), config: discover(settings) };
    try {
      return await known.config;
    } catch (cause) {
      known = undefined;
      throw new OidcError("provider-down", "The provider cannot be used", { cause });
    }
  };
}

/** Encodes less than the library does: Google, which doesn't decode, reads the same as those who do. */
const clientSecretBasic =
  (secret: string): ClientAuth =>
  (_server, { client_id: id }, _body, headers) => {
    const credentials = [id, secret].map((part) => encodeURIComponent(part)).join(":");
    headers.set("Authorization", `Basic ${btoa(credentials)}`);
  };

async function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  const library = await loadLibrary();
  const { ClientSecretPost, allowInsecureRequests } = library;
  const address = new URL(`${withoutSlash(issuer)}/.well-known/openid-configuration`);
  const authenticate: ClientAuth = (server, ...rest) => {
    const offered = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const basic = offered.includes("client_secret_basic");
    return (basic ? clientSecretBasic : ClientSecretPost)(clientSecret)(server, ...rest);
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
const fetchFromProvider: CustomFetch = (address, given) =>
  inSpan("identity provider", "client", { "http.request.method": given.method }, async (span) => {
    const answer = await ask(address, given);
    span.set({ "http.response.status_code": answer.status });
    return answer;
  });

const ask: CustomFetch = async (address, { body, ...init }) => {
  // What is sent here is a form or nothing.
  const form = body instanceof URLSearchParams ? { body } : {};
  const answer = await fetch(address, { ...init, ...form }).catch((cause: unknown) => {
    throw new OidcError("provider-down", `${address} does not answer`, { cause });
  });
  if (answer.ok || [400, 401, 403].includes(answer.status)) return answer;
  throw new OidcError("provider-down", `${address} answered ${answer.status}`);
};
