import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accounts } from "../domain/accounts/tables.ts";
import { openTestApp } from "../tests/support/app.ts";
import type { Person } from "../tests/support/identity-provider.ts";
import { location, openProviderApp } from "../tests/support/provider-app.ts";
import { openVisitor, type Visitor } from "../tests/support/visitor.ts";

const { provider, home, person, pass, dance, signIn, visitor, mend, close } =
  await openProviderApp();
beforeEach(mend);
afterEach(() => vi.unstubAllGlobals());
afterAll(close);

const minutes = 60_000;
const hours = 60 * minutes;
const statusOf = async (ada: Visitor) => (await ada.get("/api/auth/user")).status;
const identityOf = async ({ sub }: Person) =>
  (await home.database.db.select().from(accounts).where(eq(accounts.accountId, sub)))[0];

/** How often the provider is asked for tokens from now on. */
function countQuestions(): () => number {
  let asked = 0;
  provider.state.change = (path, answer) => {
    if (path === "/token") asked += 1;
    return answer;
  };
  return () => asked;
}

/** What the provider answers lies still until `letGo`; `heard` are its first two answers. */
function holdAnswers() {
  const real = globalThis.fetch;
  const held = Promise.withResolvers<void>();
  const heard = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let count = 0;
  vi.stubGlobal("fetch", async (...given: Parameters<typeof fetch>) => {
    const answer = await real(...given);
    heard[count++]?.resolve();
    await held.promise;
    return answer;
  });
  return { heard: heard.map(({ promise }) => promise), letGo: held.resolve };
}

describe("somebody who came by the provider", () => {
  test("stays, and the provider is asked about them once an hour at most", async () => {
    const { ada } = await signIn(person());
    const asked = countQuestions();
    for (let i = 0; i < 6; i++) {
      home.advance(20 * minutes);
      expect(await statusOf(ada)).toBe(200);
    }
    expect(asked()).toBe(2);
  });

  test("is asked about once by many requests at a time, and after a night too", async () => {
    const { ada } = await signIn(person());
    const asked = countQuestions();
    home.advance(10 * hours);
    const told = await Promise.all(Array.from({ length: 8 }, () => statusOf(ada)));
    expect(told).toEqual(Array(8).fill(200));
    expect(asked()).toBe(1);
  });

  test("is out within the hour of being removed there, in every browser", async () => {
    const who = person();
    const [one, two] = [await signIn(who), await signIn(who)];
    provider.state.removed.add(who.sub);
    home.advance(50 * minutes);
    expect(await statusOf(one.ada)).toBe(401);
    expect(one.ada.cookies.has("session")).toBe(false);
    expect(await statusOf(two.ada)).toBe(401);
    expect((await identityOf(who))?.refreshToken).toBeNull();
    expect(home.logs()).toContain("signed out: the provider lets them in no more");
  });

  test("is asked about once, however long the provider takes to answer", async () => {
    const { ada } = await signIn(person());
    home.advance(52 * minutes);
    const asked = countQuestions();
    const { heard, letGo } = holdAnswers();
    const first = statusOf(ada);
    await heard[0];
    home.advance(30_000);
    const second = statusOf(ada);
    await Promise.race([second, heard[1]]);
    letGo();
    expect([await first, await second, await statusOf(ada), asked()]).toEqual([200, 200, 200, 1]);
  });

  test("is out as well where many requests come at once after that", async () => {
    const who = person();
    const { ada } = await signIn(who);
    provider.state.removed.add(who.sub);
    home.advance(3 * hours);
    const told = await Promise.all(Array.from({ length: 8 }, () => statusOf(ada)));
    expect(told).toEqual(Array(8).fill(401));
  });

  test("is not out because the provider is, for a day", async () => {
    const { ada } = await signIn(person());
    provider.state.down = true;
    home.advance(23 * hours);
    expect(await statusOf(ada)).toBe(200);
    expect(home.logs()).toContain("the provider could not say who is still in");
    provider.state.down = false;
    const asked = countQuestions();
    expect([await statusOf(ada), asked()]).toEqual([200, 0]);
    home.advance(1 * minutes);
    expect([await statusOf(ada), asked()]).toEqual([200, 1]);
    provider.state.down = true;
    home.advance(24 * hours);
    expect(await statusOf(ada)).toBe(401);
  });

  test("is asked about soon after a clock that was ahead is set back", async () => {
    home.advance(720 * hours);
    const [who, other] = [person(), person()];
    const [gone, stays] = [await signIn(who), await signIn(other)];
    provider.state.removed.add(who.sub);
    const askingSince = home.ctx.clock.wall();
    await home.database.db.update(accounts).set({ askingSince });
    home.advance(-720 * hours);
    expect([await statusOf(gone.ada), await statusOf(stays.ada)]).toEqual([401, 200]);
  });

  test("is not out because the provider is, after a clock that was ahead is set back", async () => {
    home.advance(720 * hours);
    const who = person();
    const { ada } = await signIn(who);
    home.advance(-720 * hours);
    provider.state.down = true;
    expect(await statusOf(ada)).toBe(200);
    home.advance(22 * hours);
    expect(await statusOf(ada)).toBe(200);
    home.advance(2 * hours);
    expect(await statusOf(ada)).toBe(401);
  });

  test.each([
    ["invalid_client", 200],
    ["temporarily_unavailable", 200],
    ["interaction_required", 401],
    ["a-word-of-its-own", 401],
  ])("who is answered %s gets %i", async (error, status) => {
    const { ada } = await signIn(person());
    provider.state.tokenError = error;
    home.advance(2 * hours);
    expect(await statusOf(ada)).toBe(status);
  });

  test("stays out when the answer speaks of somebody else", async () => {
    const { ada } = await signIn(person());
    provider.state.change = (path, answer) =>
      path === "/token"
        ? { ...answer, id_token: provider.forge(answer["id_token"], { sub: "sub-other" }) }
        : answer;
    home.advance(2 * hours);
    expect(await statusOf(ada)).toBe(401);
  });
});

describe("a refresh token", () => {
  test("is kept sealed, and given back in no export", async () => {
    const who = person();
    let given = "";
    provider.state.change = (path, answer) => {
      if (path === "/token") given = String(answer["refresh_token"]);
      return answer;
    };
    const { ada } = await signIn(who);
    expect(given).toMatch(/^[\w-]{40,}$/);
    const kept = (await identityOf(who))?.refreshToken ?? "";
    expect(kept).toMatch(/^[\w+/=]{60,}$/);
    expect(kept).not.toContain(given);
    const exported = await (await ada.get("/api/account/export")).text();
    expect(exported).toContain(who.sub);
    expect(exported).not.toContain(kept);
    expect(home.logs()).not.toContain(given);
  });

  test("that a provider gives after consent only is asked for once more, and remembered", async () => {
    provider.state.tokens = "with consent";
    const who = person();
    const ada = visitor();
    const again = await ada.get(await dance(ada, who));
    expect(new URL(location(again)).searchParams.get("prompt")).toBe("consent");
    expect(location(await ada.get(await pass(again)))).toBe("/tools");
    const { to } = await signIn(who);
    expect(to).toBe("/tools");
    provider.state.removed.add(who.sub);
    home.advance(50 * minutes);
    expect(await statusOf(ada)).toBe(401);
  });

  test("that a provider never gives means a session of an hour, and is asked for again after weeks", async () => {
    provider.state.tokens = "never";
    const ada = visitor();
    const who = person();
    const again = await ada.get(await dance(ada, who));
    expect(location(await ada.get(await pass(again)))).toBe("/tools");
    home.advance(59 * minutes);
    expect(await statusOf(ada)).toBe(200);
    home.advance(1 * minutes);
    expect(await statusOf(ada)).toBe(401);
    expect((await signIn(who)).to).toBe("/tools");
    home.advance(28 * 24 * hours);
    provider.state.tokens = "with consent";
    const later = await ada.get(await dance(ada, who));
    expect(new URL(location(later)).searchParams.get("prompt")).toBe("consent");
    await ada.get(await pass(later));
    expect((await identityOf(who))?.refreshToken).not.toBeNull();
  });

  test("that was sealed with another secret means the same", async () => {
    const who = person();
    const { ada } = await signIn(who);
    const kept = (await identityOf(who))?.refreshToken ?? "";
    await home.database.db
      .update(accounts)
      .set({ refreshToken: `${kept.slice(0, -8)}AAAAAAA=` })
      .where(eq(accounts.accountId, who.sub));
    home.advance(50 * minutes);
    expect(await statusOf(ada)).toBe(200);
    home.advance(10 * minutes);
    expect(await statusOf(ada)).toBe(401);
  });
});

test("a session from before there was a provider lasts an hour at most", async () => {
  const expire = new Date(home.ctx.clock.wall().getTime() + 48 * hours);
  const cookie = await home.signIn("before@example.com", { expire });
  const ada = openVisitor(home, "198.51.100.9");
  ada.cookies.set("session", cookie.slice("session=".length));
  home.advance(59 * minutes);
  expect(await statusOf(ada)).toBe(200);
  home.advance(1 * minutes);
  expect(await statusOf(ada)).toBe(401);
});

test("Google is asked in its own way", async () => {
  const issuer = "https://accounts.google.com";
  const { asksOffline } = await import("../platform/oidc/refresh.ts");
  expect(asksOffline({ issuer, scopes_supported: ["openid", "email", "profile"] })).toEqual({
    access_type: "offline",
  });
  expect(asksOffline({ issuer: "https://login.example.com" })).toBeUndefined();
});

test("without a provider sessions last as they did", async () => {
  const alone = await openTestApp();
  const cookie = await alone.signIn("alone@example.com", {
    expire: new Date(Date.now() + 48 * hours),
  });
  alone.advance(5 * hours);
  const answer = await alone.request("GET", "/api/auth/user", { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  await alone.close();
});
