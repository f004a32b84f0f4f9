import { createHmac } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../tests/support/app.ts";
import { client } from "../tests/support/identity-provider.ts";
import { openProviderApp } from "../tests/support/provider-app.ts";
import type { Visitor } from "../tests/support/visitor.ts";

const { provider, home, person, signIn, mend, close } = await openProviderApp();
beforeEach(mend);
afterAll(close);

const address = "/api/auth/backchannel-logout";
const now = () => Math.floor(Date.now() / 1000);
const statusOf = async (ada: Visitor) => (await ada.get("/api/auth/user")).status;

/** Without Origin or cookies: this comes from the provider's server. */
function send(token: string, at = home) {
  return at.app.request(`http://localhost:3000${address}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ logout_token: token }),
  });
}

test("the provider signs somebody out everywhere, at once", async () => {
  const who = person();
  const [one, two, other] = [await signIn(who), await signIn(who), await signIn(person())];
  const answer = await send(provider.logoutToken({ sub: who.sub }));
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect([await statusOf(one.ada), await statusOf(two.ada)]).toEqual([401, 401]);
  expect(await statusOf(other.ada)).toBe(200);
  expect(home.logs()).toContain("signed out by the provider");
});

test("a session of the provider’s ends the one that it began here, and no other", async () => {
  const who = person();
  let sid = "";
  provider.state.change = (path, answer) =>
    path === "/token"
      ? { ...answer, id_token: provider.forge(answer["id_token"], { sid }) }
      : answer;
  sid = "at-home";
  const atHome = await signIn(who);
  sid = "at-work";
  const atWork = await signIn(who);
  expect((await send(provider.logoutToken({ sub: who.sub, sid: "gone-before" }))).status).toBe(200);
  expect((await send(provider.logoutToken({ sid: "at-home" }))).status).toBe(200);
  expect([await statusOf(atHome.ada), await statusOf(atWork.ada)]).toEqual([401, 200]);
});

test("where its sessions are not known, one that it names is all of its subject’s", async () => {
  const who = person();
  const { ada } = await signIn(who);
  expect((await send(provider.logoutToken({ sub: who.sub, sid: "whichever" }))).status).toBe(200);
  expect(await statusOf(ada)).toBe(401);
});

test("who is not known here is signed out already", async () => {
  expect((await send(provider.logoutToken({ sub: "a-stranger" }))).status).toBe(200);
});

describe("nobody is signed out by", () => {
  test("a token that comes twice", async () => {
    const who = person();
    const token = provider.logoutToken({ sub: who.sub });
    await signIn(who);
    expect((await send(token)).status).toBe(200);
    const { ada } = await signIn(who);
    const again = await send(token);
    expect([again.status, again.headers.get("cache-control")]).toEqual([400, "no-store"]);
    expect((await again.json()).code).toBe("invalid");
    expect(await statusOf(ada)).toBe(200);
  });

  const events = "http://schemas.openid.net/event/backchannel-logout";
  test.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ["for another audience", { aud: "somebody-else" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["that has expired", { exp: 1_700_000_000 }],
    ["that was made long ago", { iat: now() - 200, exp: now() + 600 }],
    ["that will be made later", { iat: now() + 600, exp: now() + 700 }],
    ["that does not say when it was made", { iat: undefined }],
    ["without a name of its own", { jti: undefined }],
    ["without an event", { events: undefined }],
    ["of another event", { events: { "http://schemas.openid.net/event/other": {} } }],
    ["whose event is no object", { events: { [events]: "yes" } }],
    ["with a nonce, as an ID token has", { nonce: "n" }],
    ["that names nobody", { sub: undefined }],
    ["with an unknown key", {}, { kid: "k2" }],
    ["of another type", {}, { typ: "JWT" }],
    ["that does not say what it is", {}, { typ: undefined }],
    ["signed with the shared secret, it says", {}, { alg: "HS256" }],
    ["without a signature, it says", {}, { alg: "none" }],
  ])("a token %s", async (_, claims, header) => {
    const who = person();
    const { ada } = await signIn(who);
    const answer = await send(provider.logoutToken({ sub: who.sub, ...claims }, header));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([400, "no-store"]);
    expect(await statusOf(ada)).toBe(200);
  });

  test("a token whose claims were changed, or signed with the shared secret", async () => {
    const who = person();
    const { ada } = await signIn(who);
    const [header, , signature] = provider.logoutToken({ sub: "other" }).split(".");
    const [, payload] = provider.logoutToken({ sub: who.sub }).split(".");
    expect((await send(`${header}.${payload}.${signature}`)).status).toBe(400);
    const [own] = provider.logoutToken({}, { alg: "HS256" }).split(".");
    const mac = createHmac("sha256", client.secret).update(`${own}.${payload}`).digest("base64url");
    expect((await send(`${own}.${payload}.${mac}`)).status).toBe(400);
    expect(await statusOf(ada)).toBe(200);
  });

  test.each(["", "no token", "a.b.c"])("“%s”", async (token) => {
    expect((await send(token)).status).toBe(400);
  });

  test("more than 16 kB", async () => {
    expect((await send("x".repeat(17 * 1024))).status).toBe(413);
  });
});

test("a provider whose keys cannot be had is told so, and may try again", async () => {
  const who = person();
  const fresh = await openTestApp({ ...provider.settings, OIDC_ISSUER: "http://127.0.0.1:1" });
  const answer = await send(provider.logoutToken({ sub: who.sub }), fresh);
  expect(answer.status).toBe(400);
  await fresh.close();
});

test("without a provider there is nobody to send one", async () => {
  const alone = await openTestApp();
  expect((await send("a.b.c", alone)).status).toBe(404);
  await alone.close();
});
