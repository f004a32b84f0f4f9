import { randomUUID } from "node:crypto";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resetPasskeys } from "../domain/accounts/passkeys/reset-passkeys.ts";
import { passkeys } from "../domain/accounts/tables.ts";
import { lockUser } from "../domain/accounts/verified-user.ts";
import { origin, openTestApp, type TestApp } from "../tests/support/app.ts";
import { createAuthenticator } from "../tests/support/authenticator.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";
import { openVisitor, signInByEmail, type Visitor } from "../tests/support/visitor.ts";

const at = "/api/auth/passkey";
let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(async () => {
  await home.close();
});

let people = 0;
const visitor = () => openVisitor(home, `198.51.100.${++people}`);
const me = async (who: Visitor) => who.get("/api/auth/user");
const options = async (who: Visitor, which: "register" | "authenticate") =>
  (await who.get(`${at}/generate-${which}-options`)).json();

async function register(who: Visitor, device = createAuthenticator(origin), name = "Laptop") {
  const response = device.create(await options(who, "register"));
  return {
    device,
    answer: await who.json("POST", `${at}/verify-registration`, { response, name }),
  };
}

async function memberWithPasskey() {
  const ada = visitor();
  await signInByEmail(home, ada, `member-${people}@example.com`);
  const { device, answer } = await register(ada);
  expect(answer.status).toBe(201);
  return { ada, device, passkey: await answer.json() };
}

async function signIn(who: Visitor, response: unknown, returnTo?: string) {
  return who.json("POST", `${at}/verify-authentication`, { response, returnTo });
}

describe("a passkey", () => {
  test("signs in on its own, and goes on to the requested page, on this site only", async () => {
    const { ada, device } = await memberWithPasskey();
    const before = (await (await me(ada)).json()).id;
    for (const [wanted, got] of [
      ["/tools", "/tools"],
      ["//evil.example", "/dashboard"],
    ]) {
      const anew = visitor();
      const done = await signIn(anew, device.get(await options(anew, "authenticate")), wanted);
      expect(await done.json()).toEqual({ returnTo: got });
      expect((await (await me(anew)).json()).id).toBe(before);
    }
  });

  test("is listed, renamed and removed by its owner alone, without its key", async () => {
    const { ada, passkey } = await memberWithPasskey();
    const { ada: eve } = await memberWithPasskey();
    const listed = await (await ada.get(`${at}/list-user-passkeys`)).json();
    expect(listed).toEqual([
      {
        id: passkey.id,
        name: "Laptop",
        backedUp: false,
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    const rename = (who: Visitor, name: string) =>
      who.json("POST", `${at}/update-passkey`, { id: passkey.id, name });
    const remove = (who: Visitor) => who.json("POST", `${at}/delete-passkey`, { id: passkey.id });
    expect((await rename(eve, "Mine now")).status).toBe(404);
    expect((await remove(eve)).status).toBe(404);
    expect((await rename(ada, " ")).status).toBe(400);
    expect(await (await rename(ada, "Desk")).json()).toMatchObject({ name: "Desk" });
    expect((await remove(ada)).status).toBe(204);
    expect(await (await ada.get(`${at}/list-user-passkeys`)).json()).toEqual([]);
  });

  test("that is added is reported by mail", async () => {
    const { passkey } = await memberWithPasskey();
    const job = home.sent.findLast(({ name }) => name === "passkey-added-mail");
    expect(job?.payload).toEqual({ passkeyId: passkey.id });
    await home.runJob(job!);
    expect(await home.services.mailbox!.get(`passkey-added-${passkey.id}`)).not.toBeNull();
  });
});

async function expectRefused(answer: Response, who: Visitor) {
  expect(answer.status).toBe(401);
  expect((await answer.json()).message).toBe("This passkey did not sign you in. Please try again.");
  expect(who.cookies.has("session")).toBe(false);
  expect(home.logs()).toContain(`"address":"198.51.100.${people}","problem":"unauthenticated"`);
}

describe("a passkey does not sign in", () => {
  test("twice with one response", async () => {
    const { device } = await memberWithPasskey();
    const anew = visitor();
    const response = device.get(await options(anew, "authenticate"));
    const token = anew.cookies.get("passkey") ?? "";
    await signIn(anew, response);
    const copy = visitor();
    copy.cookies.set("passkey", token);
    await expectRefused(await signIn(copy, response), copy);
  });

  test("in a browser that did not start the sign-in", async () => {
    const { device } = await memberWithPasskey();
    const response = device.get(await options(visitor(), "authenticate"));
    const eve = visitor();
    await options(eve, "authenticate");
    await expectRefused(await signIn(eve, response), eve);
  });

  test.each([
    [
      "without its owner verified",
      (d: ReturnType<typeof createAuthenticator>, o: never) => d.get(o, 0x01),
    ],
    [
      "when its count goes back",
      (d: ReturnType<typeof createAuthenticator>, o: never) => d.get(o, 0x05, 0),
    ],
    [
      "made for another site",
      (d: ReturnType<typeof createAuthenticator>, o: object) =>
        d.get({ ...o, rpId: "evil.example" } as never),
    ],
  ])("%s", async (_, answer) => {
    const { device } = await memberWithPasskey();
    const first = visitor();
    await signIn(first, device.get(await options(first, "authenticate")));
    const anew = visitor();
    const response = answer(device, (await options(anew, "authenticate")) as never);
    await expectRefused(await signIn(anew, response), anew);
  });

  test("from a page of another origin, or one that nobody registered", async () => {
    const phished = visitor();
    await signInByEmail(home, phished, "phished@example.com");
    const { answer } = await register(phished, createAuthenticator("https://evil.example"));
    expect(answer.status).toBe(400);
    const anew = visitor();
    const stranger = createAuthenticator(origin);
    await expectRefused(
      await signIn(anew, stranger.get(await options(anew, "authenticate"))),
      anew,
    );
  });
});

describe("registering", () => {
  test("requires a recent sign-in", async () => {
    const nobody = visitor();
    expect((await nobody.get(`${at}/generate-register-options`)).status).toBe(401);
    const ada = visitor();
    await signInByEmail(home, ada, "stale@example.com");
    home.advance(61 * 60_000);
    expect((await ada.get(`${at}/generate-register-options`)).status).toBe(403);
    home.advance(-61 * 60_000);
  });

  test("refuses someone else's challenge", async () => {
    const ada = visitor();
    const eve = visitor();
    await signInByEmail(home, ada, "challenged@example.com");
    await signInByEmail(home, eve, "challenger@example.com");
    const response = createAuthenticator(origin).create(await options(ada, "register"));
    eve.cookies.set("passkey", ada.cookies.get("passkey") ?? "");
    const answer = await eve.json("POST", `${at}/verify-registration`, { response });
    expect(answer.status).toBe(400);
    const rows = await home.database.db.select().from(passkeys);
    expect(rows.some(({ credentialId }) => credentialId === response.id)).toBe(false);
  });

  test("refuses a key that does not verify its owner", async () => {
    const ada = visitor();
    await signInByEmail(home, ada, "touch-only@example.com");
    const response = createAuthenticator(origin).create(await options(ada, "register"), 0x41);
    expect((await ada.json("POST", `${at}/verify-registration`, { response })).status).toBe(400);
  });
});

test("a passkey that is being added while an operator resets them goes, too", async () => {
  await memberWithPasskey();
  const rows = () => home.database.db.select().from(passkeys).orderBy(desc(passkeys.createdAt));
  const [{ id: _, userId, ...own }] = (await rows()) as [typeof passkeys.$inferSelect];
  const resets: Promise<{ removed: number }>[] = [];
  await home.database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const added = { ...own, id: randomUUID(), userId, credentialId: "a second device" };
    await tx.insert(passkeys).values(added);
    resets.push(resetPasskeys(home.ctx, userId));
    await waitsOrEnds(home.database, resets[0]!);
  });
  expect(await resets[0]).toEqual({ removed: 2 });
});
