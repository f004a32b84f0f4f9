import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, origin, type TestApp } from "../tests/support/app.ts";
import { openVisitor, readSignInMail, signInByEmail } from "../tests/support/visitor.ts";
import { createApp } from "./app.ts";
import { createServices } from "./services.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

let people = 0;
const visitor = () => openVisitor(home, `198.51.100.${++people}`);
const location = (answer: Response) => answer.headers.get("location");

describe("a session", () => {
  test("is new at every sign-in, which ends the one before", async () => {
    const ada = visitor();
    await signInByEmail(home, ada, "fixed@example.com");
    const before = ada.cookies.get("session") ?? "";
    await signInByEmail(home, ada, "fixed@example.com");
    expect(ada.cookies.get("session")).not.toBe(before);
    const thief = await home.request("GET", "/api/auth/user", {
      headers: { Cookie: `session=${before}` },
    });
    expect(thief.status).toBe(401);
  });

  test("planted from outside is never used", async () => {
    const ada = visitor();
    const planted = "A".repeat(43);
    ada.cookies.set("session", planted);
    await signInByEmail(home, ada, "planted@example.com");
    expect(ada.cookies.get("session")).not.toBe(planted);
  });

  test("is extended while used, and ends after an idle week or a month in any case", async () => {
    const day = 24 * 60 * 60_000;
    const ada = visitor();
    await signInByEmail(home, ada, "rolling@example.com");
    for (let i = 0; i < 4; i++) {
      home.advance(6.9 * day);
      expect((await ada.get("/api/auth/user")).status).toBe(200);
    }
    home.advance(2.5 * day);
    expect((await ada.get("/api/auth/user")).status).toBe(401);
    expect(ada.cookies.has("session") || ada.cookies.has("fontana_signed_in")).toBe(false);
    const idle = visitor();
    await signInByEmail(home, idle, "idle@example.com");
    home.advance(7 * day);
    expect((await idle.get("/api/auth/user")).status).toBe(401);
  });

  test("is valid on every instance, and ends on all of them at once", async () => {
    const other = createApp(createServices(home.services));
    const there = (method: string, path: string, cookies: Map<string, string>, body = "") =>
      other.request(origin + path, {
        method,
        headers: {
          Origin: origin,
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          "Content-Type": "application/x-www-form-urlencoded",
        },
        ...(body && { body }),
      });
    const ada = visitor();
    await ada.form("/api/sign-in/email", { email: "anywhere@example.com" });
    const { code } = await readSignInMail(home);
    const done = await there("POST", "/api/sign-in/code", ada.cookies, `code=${code}`);
    expect(location(done)).toBe("/dashboard");
    const session = /^session=([^;]+)/m.exec(done.headers.getSetCookie().join("\n"))?.[1] ?? "";
    ada.cookies.set("session", session);
    expect((await ada.get("/api/auth/user")).status).toBe(200);
    await ada.follow("/api/logout");
    const copy = new Map([["session", session]]);
    expect((await there("GET", "/api/auth/user", copy)).status).toBe(401);
  });

  test("is reused by /api/login for someone already signed in", async () => {
    const ada = visitor();
    expect(location(await ada.get("/api/login?returnTo=/tools"))).toBe(
      "/sign-in?returnTo=%2Ftools",
    );
    await signInByEmail(home, ada, "again@example.com");
    expect(location(await ada.get("/api/login?returnTo=/tools"))).toBe("/tools");
    expect(location(await ada.get("/api/login"))).toBe("/dashboard");
  });
});
