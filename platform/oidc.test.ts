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

const form = (text: string) => new URLSearchParams(`text=${text}`).get("text") ?? "";

/** Whose credentials a token endpoint reads, which takes them in these ways. */
function credentials(
  { headers, body }: RequestInit,
  ways: string[],
  decode: (text: string) => string,
) {
  const [, basic] = /^Basic (.+)$/.exec(new Headers(headers).get("authorization") ?? "") ?? [];
  if (basic && ways.includes("client_secret_basic")) return atob(basic).split(":").map(decode);
  const posted = new URLSearchParams(String(body));
  if (basic || !ways.includes("client_secret_post")) return [];
  return [posted.get("client_id"), posted.get("client_secret")];
}

const basic = "client_secret_basic";
const post = "client_secret_post";
const asTheyAre = (text: string) => text;
const atGoogle = "4071-a_b.apps.googleusercontent.com";

test.each([
  ["that reads them as they are", [basic], undefined, atGoogle, "GOCSPX-a_b.c~d", asTheyAre],
  ["that does so, and lists both", [basic], [post, basic], atGoogle, "GOCSPX-a_b.c~d", asTheyAre],
  ["that decodes them", [basic], [basic], atGoogle, "a:b/c+d=e% ü", form],
  ["for basic alone, though it lists both", [basic], [basic, post], "fontana", "a+b", form],
  ["for posted ones alone", [post], [post], atGoogle, "a:b/c+d=e% ü", form],
])(
  "id and secret are known to a provider %s",
  async (_, ways, listed, clientId, secret, decode) => {
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      if (!address.endsWith("/token"))
        return Response.json({
          issuer: other,
          authorization_endpoint: `${other}/authorize`,
          token_endpoint: `${other}/token`,
          jwks_uri: `${other}/keys`,
          token_endpoint_auth_methods_supported: listed,
        });
      const known = credentials(init, ways, decode).join(" ") === `${clientId} ${secret}`;
      if (!known) return Response.json({ error: "invalid_client" }, { status: 401 });
      return Response.json({ access_token: "one", token_type: "Bearer" });
    });
    const settings = { issuer: other, clientId, clientSecret: secret, name: "Test Login" };
    const client = createOidcClient(settings, "https://firm.example/api/auth/callback");
    expect(await client.ask("a-token", "ada")).toMatchObject({ in: true });
  },
);
