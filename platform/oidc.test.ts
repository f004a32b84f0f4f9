import { afterEach, expect, test, vi } from "vitest";
import { createOidcClient } from "./oidc.ts";

const google = "https://accounts.google.com";
const other = "https://login.example.com";
const flow = { state: "state", nonce: "nonce", verifier: "a".repeat(43) };

afterEach(() => vi.unstubAllGlobals());

test.each<[string, "login" | "consent" | undefined, (string | null)[]]>([
  [google, undefined, [null, null]],
  [google, "login", ["select_account", null]],
  [google, "consent", ["consent", null]],
  [other, undefined, [null, null]],
  [other, "login", ["login", "0"]],
  [other, "consent", ["consent", null]],
])("%s is asked for %s in words that it knows", async (issuer, prompt, words) => {
  vi.stubGlobal("fetch", async () =>
    Response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }),
  );
  const settings = { issuer, clientId: "fontana", clientSecret: "secret", name: "Test Login" };
  const client = createOidcClient(settings, "https://firm.example/api/auth/callback");
  const { searchParams } = await client.authorizationUrl(flow, prompt);
  expect([searchParams.get("prompt"), searchParams.get("max_age")]).toEqual(words);
});
