import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendSignInMail } from "../domain/accounts/send-sign-in-mail.ts";
import { sessions, signInAttempts, users } from "../domain/accounts/tables.ts";
import type { Mail } from "../platform/mail.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { startMailServer, type MailServer } from "../tests/support/smtp.ts";
import {
  openVisitor,
  readSignInMail,
  signInByEmail,
  type Visitor,
} from "../tests/support/visitor.ts";

let home: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  home = await openTestApp({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await home.close();
  await mailServer.close();
});

let people = 0;
const visitor = () => openVisitor(home, `198.51.100.${++people}`);
const readMail = () => readSignInMail(home, mailServer);
const signIn = (who: Visitor, email: string) => signInByEmail(home, who, email, mailServer);
const location = (answer: Response) => answer.headers.get("location");
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const rows = () => home.database.db.select().from(sessions);

test("a code signs in: a new account, a session, and on to the requested page", async () => {
  const ada = visitor();
  const asked = await ada.form("/api/sign-in/email", {
    email: " Ada@Example.com ",
    returnTo: "/tools",
  });
  expect([asked.status, location(asked)]).toEqual([303, "/sign-in"]);
  const { code } = await readMail();
  const done = await ada.form("/api/sign-in/code", {
    code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect([done.status, location(done)]).toEqual([303, "/tools"]);
  const user = await (await ada.get("/api/auth/user")).json();
  expect(user).toMatchObject({ email: "ada@example.com", membershipPlan: "free", isAdmin: false });
});

test("the mail with a code goes out before those that nobody waits for", async () => {
  await visitor().form("/api/sign-in/email", { email: "waits@example.com" });
  const { payload } = home.sent.findLast(({ name }) => name === "sign-in-mail")!;
  const delivered: Mail[] = [];
  const mailer = { deliver: async (mail: Mail) => void delivered.push(mail) };
  await sendSignInMail(
    { ...home.services, db: home.database.db, mailer },
    payload as { attemptId: string },
  );
  expect(delivered).toMatchObject([{ to: "waits@example.com", isAwaited: true }]);
});

test("the session cookie is HttpOnly, the hint is for scripts, and the code's cookie is cleared", async () => {
  const ada = visitor();
  const done = await signIn(ada, "cookies@example.com");
  const set = done.headers.getSetCookie();
  expect(set.find((line) => line.startsWith("session="))).toMatch(
    /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(set.find((line) => line.startsWith("fontana_signed_in="))).toBe(
    "fontana_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax",
  );
  expect(set.find((line) => line.startsWith("sign-in="))).toMatch(/Max-Age=0/);
});

test("tables, logs and jobs contain neither code nor link nor cookie", async () => {
  const ada = visitor();
  await ada.form("/api/sign-in/email", { email: "secrets@example.com" });
  const { code, token } = await readMail();
  const pending = ada.cookies.get("sign-in") ?? "-";
  await ada.form("/api/sign-in/code", { code });
  const kept = JSON.stringify([
    await rows(),
    await home.database.db.select().from(signInAttempts),
    home.sent,
  ]);
  for (const secret of [token, pending, ada.cookies.get("session") ?? "-"]) {
    expect(secret.length).toBe(43);
    expect(kept).not.toContain(secret);
    expect(home.logs()).not.toContain(secret);
  }
  expect(kept).not.toContain(`"${code}"`);
});

test("the link signs in by a POST; opening it does not use it up", async () => {
  const ada = visitor();
  await ada.form("/api/sign-in/email", { email: "link@example.com" });
  const { token } = await readMail();
  const scanner = visitor();
  await scanner.get(`/sign-in/link?token=${token}`);
  await ada.get(`/sign-in/link?token=${token}`);
  const before = home.logs().length;
  expect(location(await scanner.form("/api/sign-in/link", { token }))).toBe(
    "/sign-in?problem=ended",
  );
  expect(home.logs().slice(before)).toMatch(
    /"address":"198[\d.]+","problem":"ended","way":"email"/,
  );
  const done = await ada.form("/api/sign-in/link", { token });
  expect(location(done)).toBe("/dashboard");
  expect((await ada.get("/api/auth/user")).status).toBe(200);
});

describe("a code is refused", () => {
  test("a second time, even if both arrive at once", async () => {
    const ada = visitor();
    await ada.form("/api/sign-in/email", { email: "once@example.com" });
    const { code, token } = await readMail();
    const pending = ada.cookies.get("sign-in") ?? "";
    const tries = await Promise.all(
      [1, 2, 3].map(() => {
        const copy = visitor();
        copy.cookies.set("sign-in", pending);
        return copy.form("/api/sign-in/code", { code });
      }),
    );
    expect(tries.map(location).toSorted()).toEqual([
      "/dashboard",
      "/sign-in?problem=ended",
      "/sign-in?problem=ended",
    ]);
    const late = visitor();
    late.cookies.set("sign-in", pending);
    expect(location(await late.form("/api/sign-in/link", { token }))).toMatch(/ended/);
  });

  test("in another browser", async () => {
    const ada = visitor();
    await ada.form("/api/sign-in/email", { email: "bound@example.com" });
    const { code } = await readMail();
    const mallory = visitor();
    expect(location(await mallory.form("/api/sign-in/code", { code }))).toMatch(/ended/);
    await mallory.form("/api/sign-in/email", { email: "mallory@example.com" });
    expect(location(await mallory.form("/api/sign-in/code", { code }))).toMatch(/problem=code/);
    expect(mallory.cookies.has("session")).toBe(false);
  });

  test("after five wrong ones, the first four of which may be corrected", async () => {
    const ada = visitor();
    await ada.form("/api/sign-in/email", { email: "five@example.com" });
    const { code, token } = await readMail();
    const answers: (string | null)[] = [];
    for (let i = 0; i < 5; i++)
      answers.push(location(await ada.form("/api/sign-in/code", { code: wrong(code) })));
    expect(answers).toEqual([...Array(4).fill("/sign-in?problem=code"), "/sign-in?problem=ended"]);
    expect(home.logs()).toMatch(/"address":"[^"]+","problem":"code"/);
    expect(location(await ada.form("/api/sign-in/code", { code }))).toMatch(/ended/);
    expect(location(await ada.form("/api/sign-in/link", { token }))).toMatch(/ended/);
    expect((await ada.get("/api/auth/user")).status).toBe(401);
  });

  test("after five wrong ones that arrive at once", async () => {
    const ada = visitor();
    await ada.form("/api/sign-in/email", { email: "burst@example.com" });
    const { code } = await readMail();
    const tries = Array.from({ length: 12 }, (_, i) =>
      ada.form("/api/sign-in/code", {
        code: String((Number(code) + 1 + i) % 1e6).padStart(6, "0"),
      }),
    );
    const answers = (await Promise.all(tries)).map(location);
    expect(answers.filter((to) => to?.endsWith("problem=code")).length).toBeLessThan(5);
    expect(location(await ada.form("/api/sign-in/code", { code }))).toMatch(/ended/);
  });

  test("after ten minutes, and no mail is sent any later", async () => {
    const ada = visitor();
    await ada.form("/api/sign-in/email", { email: "late@example.com" });
    const { code } = await readMail();
    await ada.form("/api/sign-in/email", { email: "later@example.com" });
    home.advance(10 * 60_000);
    expect(location(await ada.form("/api/sign-in/code", { code }))).toMatch(/ended/);
    await expect(readMail()).rejects.toThrow("No sign-in mail was sent");
  });
});

test("the response is the same whether or not there is an account", async () => {
  const known = visitor();
  await signIn(known, "known@example.com");
  const about = async (email: string) => {
    const answer = await visitor().form("/api/sign-in/email", { email });
    const headers = [...answer.headers].map(([name, value]) => [
      name,
      name === "set-cookie" ? value.replace(/=[\w-]{43}/, "=…") : value,
    ]);
    return [answer.status, headers.filter(([name]) => name !== "x-request-id")];
  };
  expect(await about("known@example.com")).toEqual(await about("unknown@example.com"));
});

test("an invalid address sends nothing", async () => {
  const before = home.sent.length;
  for (const email of [
    "",
    "ada",
    "a@b",
    "ada@example.com\nBcc: x@example.com",
    "x".repeat(250) + "@a.example",
    // The Kelvin sign, which lower case turns into a plain k.
    "\u212Aate@example.com",
  ])
    expect(location(await visitor().form("/api/sign-in/email", { email }))).toBe(
      "/sign-in?problem=email",
    );
  expect(home.sent.length).toBe(before);
});

test("a sign-in from another site's form is refused", async () => {
  const answer = await home.request("POST", "/api/sign-in/email", {
    headers: {
      Origin: "https://evil.example",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: "email=ada%40example.com",
  });
  expect(answer.status).toBe(403);
});

test("one address is one account, even with concurrent sign-ins", async () => {
  const email = "twins@example.com";
  const twins = [visitor(), visitor()];
  const codes: string[] = [];
  for (const twin of twins) {
    await twin.form("/api/sign-in/email", { email });
    codes.push((await readMail()).code);
  }
  await Promise.all(
    twins.map((twin, i) => twin.form("/api/sign-in/code", { code: codes[i] ?? "" })),
  );
  const ids = await Promise.all(
    twins.map(async (twin) => (await (await twin.get("/api/auth/user")).json()).id),
  );
  expect(ids[0]).toBe(ids[1]);
  const all = await home.database.db.select({ email: users.email }).from(users);
  expect(all.filter((user) => user.email === email)).toHaveLength(1);
});

test("asking for a code and guessing it take the same work whether or not there is an account", async () => {
  await signIn(visitor(), "known@example.com");
  const { db } = home.database;
  // Whatever looked an account up would fail now.
  await db.execute(sql`alter table users rename to users_away`);
  try {
    for (const email of ["known@example.com", "unknown@example.com"]) {
      const ada = visitor();
      const asked = await ada.form("/api/sign-in/email", { email });
      expect([asked.status, location(asked)]).toEqual([303, "/sign-in"]);
      const { code } = await readMail();
      const guessed = await ada.form("/api/sign-in/code", { code: wrong(code) });
      expect([guessed.status, location(guessed)]).toEqual([303, "/sign-in?problem=code"]);
    }
  } finally {
    await db.execute(sql`alter table users_away rename to users`);
  }
});
