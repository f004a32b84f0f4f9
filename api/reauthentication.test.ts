import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkeys, sessions } from "../domain/accounts/tables.ts";
import { openTestApp, origin, type TestApp } from "../tests/support/app.ts";
import { createAuthenticator } from "../tests/support/authenticator.ts";
import { passProvider } from "../tests/support/identity-provider.ts";
import { callback, location, openProviderApp } from "../tests/support/provider-app.ts";
import {
  openVisitor,
  readSignInMail,
  signInByEmail,
  type Visitor,
} from "../tests/support/visitor.ts";

const again = "/api/account/reauthentication";
const at = "/api/auth/passkey";
const hour = 60 * 60_000;
let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

let people = 0;
const visitor = () => openVisitor(home, `198.51.100.${++people}`);
const json = async (answer: Promise<Response>) => (await answer).json();

async function memberWithPasskey() {
  const ada = visitor();
  const email = `member-${people}@example.com`;
  await signInByEmail(home, ada, email);
  const device = createAuthenticator(origin);
  const response = device.create(await json(ada.get(`${at}/generate-register-options`)));
  const { id } = await json(ada.json("POST", `${at}/verify-registration`, { response }));
  return { ada, email, device, id };
}

/** So much later, for one of them; the others' sessions are as they were. */
async function age(who: Visitor, milliseconds: number) {
  const { id } = await json(who.get("/api/auth/user"));
  const createdAt = new Date(Date.now() - milliseconds);
  await home.database.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, id));
}

const sensitive: [what: string, ask: (who: Visitor, id: string) => Promise<Response>][] = [
  ["remove a passkey", (who, id) => who.json("POST", `${at}/delete-passkey`, { id })],
  ["delete the account", (who) => who.json("POST", "/api/account/deletion", {})],
  ["add a passkey", (who) => who.get(`${at}/generate-register-options`)],
];

describe.each(sensitive)("to %s", (_, ask) => {
  test("a sign-in older than an hour is not enough, and nothing changes", async () => {
    const { ada, id } = await memberWithPasskey();
    await age(ada, hour + 1000);
    const refused = await ask(ada, id);
    expect([refused.status, (await refused.json()).message]).toEqual([
      403,
      "Please confirm first that it is you.",
    ]);
    expect(await json(ada.get(`${at}/list-user-passkeys`))).toHaveLength(1);
    expect(await json(ada.get("/api/auth/user"))).toMatchObject({ deletionScheduledFor: null });
    await age(ada, hour - 60_000);
    expect((await ask(ada, id)).ok).toBe(true);
  });

  test("the member's own passkey or a code by mail is enough", async () => {
    const { ada, id, email, device } = await memberWithPasskey();
    await age(ada, 2 * hour);
    expect(await json(ada.get(again))).toEqual({ passkey: true, email, provider: null });
    const response = device.get(await json(ada.get(`${again}/passkey`)));
    const before = ada.cookies.get("session");
    await ada.json("POST", `${at}/verify-authentication`, { response });
    expect(ada.cookies.get("session"), "a new session").not.toBe(before);
    expect((await ask(ada, id)).ok).toBe(true);

    const other = await memberWithPasskey();
    await age(other.ada, 2 * hour);
    expect((await other.ada.json("POST", `${again}/email`, {})).status).toBe(204);
    const { code } = await readSignInMail(home);
    expect((await other.ada.json("POST", `${again}/code`, { code })).status).toBe(204);
    expect((await ask(other.ada, other.id)).ok).toBe(true);
  });
});

describe("signing in again is refused", () => {
  test("with someone else's passkey", async () => {
    const { ada } = await memberWithPasskey();
    const { device } = await memberWithPasskey();
    const options = await json(ada.get(`${again}/passkey`));
    expect(options.allowCredentials).toHaveLength(1);
    const response = device.get(options);
    expect((await ada.json("POST", `${at}/verify-authentication`, { response })).status).toBe(401);
  });

  test("with a code for another address, a wrong one, or one used before", async () => {
    const { ada } = await memberWithPasskey();
    await age(ada, 2 * hour);
    await ada.form("/api/sign-in/email", { email: "mallory@example.com" });
    const other = await readSignInMail(home);
    const enter = (code: string) => ada.json("POST", `${again}/code`, { code });
    expect((await enter(other.code)).status).toBe(400);
    await ada.json("POST", `${again}/email`, { returnTo: "//evil.example" });
    const { code, token } = await readSignInMail(home);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect((await (await enter(wrong)).json()).fields.code).toMatch(/^That is not the code/);
    expect((await enter("12345")).status).toBe(400);
    expect((await ada.get(`${at}/generate-register-options`)).status).toBe(403);
    const done = await ada.form("/api/sign-in/link", { token });
    expect(location(done), "the link is another way").toBe("/dashboard");
    expect((await enter(code)).status).toBe(400);
  });

  test("when signed out", async () => {
    for (const [method, path] of [
      ["GET", again],
      ["GET", `${again}/passkey`],
      ["POST", `${again}/email`],
      ["POST", `${again}/code`],
    ] as const)
      expect((await home.request(method, path)).status, path).toBe(401);
  });
});

test("with an identity provider, only it can sign a member in again", async () => {
  const { visitor: nextVisitor, dance, person, home: app, close } = await openProviderApp();
  const ada = nextVisitor();
  await ada.get(await dance(ada, person()));
  expect(await json(ada.get(again))).toMatchObject({ passkey: false, email: null });
  expect((await json(ada.get(again))).provider).toBeTruthy();
  expect((await ada.json("POST", `${again}/email`, {})).status).toBe(403);
  expect((await ada.get(`${again}/passkey`)).status).toBe(404);
  expect(location(await ada.get("/api/login?returnTo=/tools"))).toBe("/tools");
  const there = new URL(location(await ada.get("/api/login?again=1&returnTo=/tools")));
  expect(there.searchParams.get("prompt")).toBe("login");
  expect(app.logs()).not.toContain('"level":"error"');
  await close();
});

test("a provider that let somebody through without asking again is not believed", async () => {
  const { visitor: nextVisitor, provider, dance, person, close } = await openProviderApp();
  const who = person();
  const ada = nextVisitor();
  await ada.get(await dance(ada, who));
  const goAgain = async () => {
    const start = location(await ada.get("/api/login?again=1&returnTo=/tools"));
    const back = await passProvider(start, callback);
    return location(await ada.get(back.slice(origin.length)));
  };
  expect(await goAgain()).toBe("/tools");
  provider.state.change = (path, answer) =>
    path === "/token"
      ? { ...answer, id_token: provider.forge(answer["id_token"], { auth_time: 1_700_000_000 }) }
      : answer;
  expect(await goAgain()).toBe("/sign-in?problem=provider-answer&returnTo=%2Ftools");
  await close();
});

test("concurrent registrations stay within twenty passkeys", async () => {
  const { ada, device: _, id } = await memberWithPasskey();
  const { db } = home.database;
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  const more = Array.from({ length: 18 }, (_unused, i) => `${id}-${i}`);
  await db.insert(passkeys).values(more.map((key) => ({ ...row!, id: key, credentialId: key })));
  const ceremonies = await Promise.all(
    [1, 2, 3].map(async () => {
      const tab = visitor();
      tab.cookies.set("session", ada.cookies.get("session") ?? "");
      const options = await json(tab.get(`${at}/generate-register-options`));
      return { tab, response: createAuthenticator(origin).create(options) };
    }),
  );
  const answers = await Promise.all(
    ceremonies.map(({ tab, response }) =>
      tab.json("POST", `${at}/verify-registration`, { response }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await json(ada.get(`${at}/list-user-passkeys`))).toHaveLength(20);
});
