import { createHmac } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { challenges } from "../domain/accounts/tables.ts";
import { openTestApp, origin } from "../tests/support/app.ts";
import { client } from "../tests/support/identity-provider.ts";
import {
  callback,
  expectNobody,
  location,
  openProviderApp,
} from "../tests/support/provider-app.ts";
import { openVisitor } from "../tests/support/visitor.ts";

const { provider, home, visitor, person, dance, signIn, mend, close } = await openProviderApp();
beforeEach(mend);
afterAll(close);

test("the full flow signs in, with state, nonce and S256, and goes on to the requested page", async () => {
  const ada = visitor();
  const start = await ada.get("/api/login?returnTo=/tools");
  const query = new URL(location(start)).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: "code",
    scope: "openid email profile offline_access",
    redirect_uri: callback,
    code_challenge_method: "S256",
  });
  for (const name of ["state", "nonce", "code_challenge"])
    expect(query.get(name)).toMatch(/^[\w-]{43}$/);
  expect(start.headers.getSetCookie()[0]).toMatch(/^provider=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  const { to, me } = await signIn(person({ given_name: "Grace", family_name: "Hopper" }));
  expect(to).toBe("/tools");
  expect(me).toMatchObject({ firstName: "Grace", lastName: "Hopper", membershipPlan: "free" });
});

test("mail cannot bypass the provider", async () => {
  const answer = await visitor().form("/api/sign-in/email", { email: "a@example.com" });
  expect(answer.status).toBe(404);
});

describe("no session is started by", () => {
  test("a callback that arrives twice", async () => {
    const ada = visitor();
    const back = await dance(ada, person());
    const eve = visitor();
    eve.cookies.set("provider", ada.cookies.get("provider") ?? "");
    await ada.get(back);
    await expectNobody(eve, await eve.get(back), "provider-answer");
  });

  test("a callback in another browser", async () => {
    const eve = visitor();
    await expectNobody(eve, await eve.get(await dance(visitor(), person())), "provider-answer");
    const begun = visitor();
    await begun.get("/api/login");
    const back = await dance(visitor(), person());
    const answer = await begun.get(back);
    expect(location(answer)).toBe("/api/login?returnTo=%2Ftools");
    expect(begun.cookies.has("session")).toBe(false);
    expect(home.logs()).toMatch(
      /"address":"198[\d.]+","problem":"provider-answer","way":"provider"/,
    );
  });

  test.each([
    ["another state", "state", "A".repeat(43)],
    ["no state", "state", null],
    ["another code", "code", "x".repeat(43)],
    ["no code", "code", null],
    ["another issuer beside the code", "iss", "https://evil.example"],
    ["no issuer, where the provider names itself", "iss", null],
  ])("an answer with %s", async (_, name, value) => {
    const ada = visitor();
    const back = new URL(await dance(ada, person()), origin);
    if (value === null) back.searchParams.delete(name);
    else back.searchParams.set(name, value);
    await expectNobody(ada, await ada.get(back.pathname + back.search), "provider-answer");
  });

  test("a callback with two codes", async () => {
    const ada = visitor();
    const back = await dance(ada, person());
    await expectNobody(ada, await ada.get(`${back}&code=other`), "provider-answer");
  });

  test("a callback after ten minutes", async () => {
    const ada = visitor();
    const back = await dance(ada, person());
    home.advance(10 * 60_000 + 1000);
    await expectNobody(ada, await ada.get(back), "provider-answer");
  });

  test("a refusal", async () => {
    provider.state.refuse = true;
    const ada = visitor();
    await expectNobody(ada, await ada.get(await dance(ada, person())), "provider-refused");
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ["for another audience", { aud: "somebody-else" }],
    ["for us and another, made for the other", { aud: ["fontana", "other"], azp: "other" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["with another nonce", { nonce: "x".repeat(43) }],
    ["without a nonce", { nonce: undefined }],
    ["that has expired", { exp: 1_700_000_000 }],
    ["without an end", { exp: undefined }],
    ["without a subject", { sub: undefined }],
    ["with an unknown key", {}, { kid: "k2" }],
    ["signed with the shared secret, it says", {}, { alg: "HS256" }],
    ["without a signature, it says", {}, { alg: "none" }],
  ])("a token %s", async (_, claims, header) => {
    const ada = visitor();
    const back = await dance(ada, person());
    provider.state.change = (path, answer) =>
      path === "/token"
        ? { ...answer, id_token: provider.forge(answer["id_token"], claims, header) }
        : answer;
    await expectNobody(ada, await ada.get(back), "provider-answer");
  });

  test("the code of one tab with the state of another", async () => {
    const ada = visitor();
    const [one, two] = [await dance(ada, person()), await dance(ada, person())];
    const mixed = new URL(one, origin);
    mixed.searchParams.set("state", new URL(two, origin).searchParams.get("state") ?? "");
    await expectNobody(ada, await ada.get(mixed.pathname + mixed.search), "provider-answer");
  });

  test("a token signed with the shared secret or not at all, even if the provider offers that", async () => {
    let alg = "HS256";
    provider.state.change = (path, answer) => {
      if (path !== "/token")
        return { ...answer, id_token_signing_alg_values_supported: ["RS256", "HS256", "none"] };
      const [header, payload] = provider.forge(answer["id_token"], {}, { alg }).split(".");
      const signed = `${header}.${payload}`;
      const mac = createHmac("sha256", client.secret).update(signed).digest("base64url");
      return { ...answer, id_token: `${signed}.${alg === "none" ? "" : mac}` };
    };
    const fresh = await openTestApp(provider.settings);
    for (alg of ["HS256", "none"]) {
      const ada = openVisitor(fresh, "192.0.2.9");
      await expectNobody(ada, await ada.get(await dance(ada, person())), "provider-answer");
    }
    await fresh.close();
  });

  test("a token whose claims were changed after it was signed", async () => {
    const ada = visitor();
    const back = await dance(ada, person());
    provider.state.change = (path, answer) => {
      if (path !== "/token") return answer;
      const [header, , signature] = String(answer["id_token"]).split(".");
      const [, payload] = provider.forge(answer["id_token"], { sub: "sub-1" }).split(".");
      return { ...answer, id_token: `${header}.${payload}.${signature}` };
    };
    await expectNobody(ada, await ada.get(back), "provider-answer");
  });

  test("user info about someone else", async () => {
    const ada = visitor();
    const back = await dance(ada, person());
    provider.state.change = (path, answer) =>
      path === "/me" ? { ...answer, sub: "sub-other" } : answer;
    await expectNobody(ada, await ada.get(back), "provider-answer");
  });

  test.each([
    ["unverified", { email_verified: false }],
    ["not said to be verified", { email_verified: undefined }],
    ["the word for it, but not it", { email_verified: "yes" }],
    ["missing", { email: undefined }],
    ["no address", { email: "ada" }],
  ])("an email that is %s", async (_, claims) => {
    const ada = visitor();
    const back = await dance(ada, person(claims));
    await expectNobody(ada, await ada.get(back), "unverified");
  });

  test.each([
    ["unverified, whatever user info says", { email_verified: false }, {}],
    ["another than the one that user info verifies without naming it", {}, { email: undefined }],
  ])("an email in the ID token that is %s", async (_, token, info) => {
    const ada = visitor();
    const back = await dance(ada, person());
    tell({ email: "ada@example.com", ...token }, info);
    await expectNobody(ada, await ada.get(back), "unverified");
  });
});

/** In its ID token, and what user info says otherwise. */
function tell(token: Record<string, unknown>, info: Record<string, unknown> = {}) {
  provider.state.change = (path, answer) => ({
    ...answer,
    ...(path === "/token" ? { id_token: provider.forge(answer["id_token"], token) } : {}),
    ...(path === "/me" ? info : {}),
  });
}

test("an ID token with an email and nothing more, as Okta’s, is completed by user info", async () => {
  const who = person();
  tell({ email: who["email"], family_name: "Lovelace" });
  expect((await signIn(who)).me).toMatchObject({ firstName: "Ada", lastName: "Lovelace" });
});

test("no state, nonce or verifier is stored in the clear", async () => {
  const ada = visitor();
  const start = new URL(location(await ada.get("/api/login"))).searchParams;
  const kept = JSON.stringify(await home.database.db.select().from(challenges));
  for (const secret of [start.get("state"), start.get("nonce"), ada.cookies.get("provider")])
    expect(kept).not.toContain(secret);
});

describe("a provider", () => {
  test("that is down leads to a page that says so, and does not keep the program from starting", async () => {
    const settings = { ...provider.settings, OIDC_ISSUER: "http://127.0.0.1:1" };
    const alone = await openTestApp(settings);
    const ada = openVisitor(alone, "192.0.2.7");
    expect(location(await ada.get("/api/login?returnTo=/tools"))).toBe(
      "/sign-in?problem=provider-down&returnTo=%2Ftools",
    );
    await alone.close();
  });

  test("that goes down during a sign-in leads to the same page", async () => {
    const ada = visitor();
    const back = await dance(ada, person());
    provider.state.down = true;
    await expectNobody(ada, await ada.get(back), "provider-down");
  });

  test.each([
    ["speaks for another issuer", { issuer: "https://evil.example" }],
    ["would be reached unencrypted", { token_endpoint: "http://provider.example/token" }],
  ])("that %s is not used", async (_, forged) => {
    provider.state.change = (_path, answer) => ({ ...answer, ...forged });
    const fresh = await openTestApp(provider.settings);
    const answer = await openVisitor(fresh, "192.0.2.8").get("/api/login");
    expect(location(answer)).toBe("/sign-in?problem=provider-down");
    await fresh.close();
  });

  test("on another machine must use https", async () => {
    const settings = { ...provider.settings, OIDC_ISSUER: "http://login.example.com" };
    await expect(openTestApp(settings)).rejects.toThrow(/OIDC_ISSUER must be a https/);
  });
});
