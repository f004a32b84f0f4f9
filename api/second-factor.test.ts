import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { createAuthenticator } from "../tests/support/authenticator.ts";
import { liveOrigin, liveSettings } from "../tests/support/live-settings.ts";
import { startMailServer, type MailServer } from "../tests/support/smtp.ts";
import { openVisitor, signInByEmail, type Visitor } from "../tests/support/visitor.ts";

const at = "/api/auth/passkey";
const admin = "boss@fontana.example";
let live: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  live = await openTestApp({ ...liveSettings, SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await live.close();
  await mailServer.close();
});

let people = 0;
const visitor = () => openVisitor(live, `198.51.100.${++people}`);
const signIn = (who: Visitor, email: string) => signInByEmail(live, who, email, mailServer);
const me = async (who: Visitor) => who.get("/api/auth/user");
const prefixed = (who: Visitor, name: string) => who.cookies.has(`__Host-${name}`);
const options = async (who: Visitor, which: "register" | "authenticate") =>
  (await who.get(`${at}/generate-${which}-options`)).json();
const show = (who: Visitor, response: unknown) =>
  who.json("POST", `${at}/verify-authentication`, { response });

async function register(who: Visitor, device: ReturnType<typeof createAuthenticator>) {
  const response = device.create(await options(who, "register"));
  return { answer: await who.json("POST", `${at}/verify-registration`, { response }) };
}

describe("an admin, once the site is live", () => {
  let device: ReturnType<typeof createAuthenticator>;

  test("creates one first passkey, however many half-finished sign-ins try at once", async () => {
    const boss = "twice@fontana.example";
    live.services.settings.adminEmails.push(boss);
    const halves = [visitor(), visitor()];
    for (const half of halves) await signIn(half, boss);
    const responses = await Promise.all(
      halves.map(async (half) =>
        createAuthenticator(liveOrigin).create(await options(half, "register")),
      ),
    );
    const answers = await Promise.all(
      halves.map((half, i) =>
        half.json("POST", `${at}/verify-registration`, { response: responses[i] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    expect(halves.filter((half) => prefixed(half, "session"))).toHaveLength(1);
  });

  test("is not signed in by mail alone, and can only create a passkey with a half-finished sign-in", async () => {
    const boss = visitor();
    const half = await signIn(boss, admin);
    expect(half.headers.get("location")).toBe("/sign-in/passkey");
    expect([prefixed(boss, "session"), prefixed(boss, "second-factor")]).toEqual([false, true]);
    expect((await me(boss)).status).toBe(401);
    for (const path of [
      "/api/admin/failed-jobs",
      "/api/account/sessions",
      `${at}/list-user-passkeys`,
    ])
      expect((await boss.get(path)).status).toBe(401);

    device = createAuthenticator(liveOrigin);
    const { answer } = await register(boss, device);
    expect(await answer.json()).toMatchObject({ returnTo: "/dashboard" });
    expect(await (await me(boss)).json()).toMatchObject({ email: admin, isAdmin: true });
    expect(prefixed(boss, "second-factor")).toBe(false);
  });

  test("then uses that passkey each time, and cannot create another to bypass it", async () => {
    const thief = visitor();
    await signIn(thief, admin);
    expect((await thief.get(`${at}/generate-register-options`)).status).toBe(403);
    const own = createAuthenticator(liveOrigin);
    const other = visitor();
    await signIn(other, "member@fontana.example");
    await register(other, own);
    const asked = await options(thief, "authenticate");
    expect(asked.allowCredentials).toHaveLength(1);
    expect((await show(thief, own.get(asked))).status).toBe(401);
    const boss = visitor();
    await signIn(boss, admin);
    const done = await show(boss, device.get(await options(boss, "authenticate")));
    expect(await done.json()).toEqual({ returnTo: "/dashboard" });
    expect(await (await me(boss)).json()).toMatchObject({ isAdmin: true });
  });

  test.each([0, 2])(
    "creates the first passkey where a colleague signed in %i hours ago, and is the one who has it",
    async (hours) => {
      const second = `second-${hours}@fontana.example`;
      live.services.settings.adminEmails.push(second);
      const browser = visitor();
      await signIn(browser, `colleague-${hours}@fontana.example`);
      live.advance(hours * 3_600_000);
      await signIn(browser, second);
      const { answer } = await register(browser, createAuthenticator(liveOrigin));
      expect(await answer.json()).toMatchObject({ returnTo: "/dashboard" });
      expect(await (await me(browser)).json()).toMatchObject({ email: second, isAdmin: true });
      live.advance(-hours * 3_600_000);
    },
  );

  test("that goes no further keeps nobody else from their passkey", async () => {
    const own = createAuthenticator(liveOrigin);
    const colleague = visitor();
    await signIn(colleague, "with-a-key@fontana.example");
    await register(colleague, own);
    const shared = visitor();
    await signIn(shared, admin);
    await shared.form("/api/sign-in/email", { email: "with-a-key@fontana.example" });
    const done = await show(shared, own.get(await options(shared, "authenticate")));
    expect(done.status).toBe(200);
  });

  test("signs in again with a passkey, not by mail", async () => {
    const boss = visitor();
    await signIn(boss, admin);
    await show(boss, device.get(await options(boss, "authenticate")));
    const again = "/api/account/reauthentication";
    const ways = { passkey: true, email: null, provider: null };
    expect(await (await boss.get(again)).json()).toEqual(ways);
    expect((await boss.json("POST", `${again}/email`, {})).status).toBe(403);
    expect((await boss.json("POST", `${again}/code`, { code: "123456" })).status).toBe(403);
  });

  test("keeps the last passkey", async () => {
    const boss = visitor();
    await show(boss, device.get(await options(boss, "authenticate")));
    const [key] = await (await boss.get(`${at}/list-user-passkeys`)).json();
    expect((await boss.json("POST", `${at}/delete-passkey`, { id: key.id })).status).toBe(409);
    expect(await (await boss.get(`${at}/list-user-passkeys`)).json()).toHaveLength(1);
  });

  test("a half-finished sign-in expires after ten minutes", async () => {
    const boss = visitor();
    await signIn(boss, admin);
    const response = device.get(await options(boss, "authenticate"));
    live.advance(10 * 60_000 + 1000);
    expect((await show(boss, response)).status).toBe(401);
    live.advance(-(10 * 60_000 + 1000));
  });

  test("members need no second factor, and all cookies are Secure and host-only", async () => {
    const ada = visitor();
    const done = await signIn(ada, "plain@fontana.example");
    expect(done.headers.get("location")).toBe("/dashboard");
    const set = done.headers.getSetCookie();
    expect(set.find((line) => line.startsWith("__Host-session="))).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    for (const line of set) expect(line).toMatch(/^__Host-.*Path=\/;.* Secure/);
  });

  test("a new admin whose session began by mail has no admin rights", async () => {
    const cookie = await live.signIn(admin.replace("boss", "late"));
    live.services.settings.adminEmails.push("late@fontana.example");
    const answer = await live.request("GET", "/api/admin/failed-jobs", {
      headers: { Cookie: `__Host-${cookie}` },
    });
    expect(answer.status).toBe(403);
  });
});
