import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetExpired } from "../domain/forget-expired.ts";
import { sessions } from "../domain/accounts/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { openVisitor, signInByEmail } from "../tests/support/visitor.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

let people = 0;
async function member(email = `member-${people + 1}@example.com`) {
  const visitor = openVisitor(home, `198.51.100.${++people}`);
  await signInByEmail(home, visitor, email);
  const me = async () => (await visitor.get("/api/auth/user")).json();
  return { ...visitor, me };
}
describe("sessions", () => {
  test("are listed without their tokens, and all others can be ended at once", async () => {
    const laptop = await member("many@example.com");
    const phone = await member("many@example.com");
    await laptop.get("/api/auth/user");
    const listed = await (await laptop.get("/api/account/sessions")).json();
    expect(listed).toHaveLength(2);
    expect(listed.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    expect(Object.keys(listed[0]).toSorted()).toEqual(
      ["address", "createdAt", "current", "id", "lastUsedAt", "userAgent"].toSorted(),
    );
    const rows = await home.database.db.select().from(sessions);
    for (const { sid } of rows) expect(JSON.stringify(listed)).not.toContain(sid);
    expect(await (await laptop.send("DELETE", "/api/account/sessions/others")).json()).toEqual({
      ended: 1,
    });
    expect((await phone.get("/api/auth/user")).status).toBe(401);
    expect((await laptop.get("/api/auth/user")).status).toBe(200);
  });

  test("can be ended one by one by their owner; ending the current one signs out here", async () => {
    const ada = await member();
    const eve = await member();
    const [own] = await (await ada.get("/api/account/sessions")).json();
    expect((await eve.send("DELETE", `/api/account/sessions/${own.id}`)).status).toBe(404);
    expect((await ada.get("/api/auth/user")).status).toBe(200);
    expect((await ada.send("DELETE", `/api/account/sessions/${own.id}`)).status).toBe(204);
    expect(ada.cookies.has("session")).toBe(false);
    expect((await ada.get("/api/auth/user")).status).toBe(401);
  });

  test("end elsewhere only at the word of who signed in within the hour, and here at any time", async () => {
    const laptop = await member("owner@example.com");
    const old = (await (await laptop.get("/api/account/sessions")).json())[0].id;
    home.advance(61 * 60_000);
    const phone = await member("owner@example.com");
    const listed = await (await phone.get("/api/account/sessions")).json();
    const young = listed.find((one: { current: boolean }) => one.current).id;
    for (const which of [young, "others"])
      expect((await laptop.send("DELETE", `/api/account/sessions/${which}`)).status).toBe(403);
    expect((await phone.get("/api/auth/user")).status).toBe(200);
    expect((await phone.send("DELETE", `/api/account/sessions/${old}`)).status).toBe(204);
    expect((await laptop.get("/api/auth/user")).status).toBe(401);
    home.advance(61 * 60_000);
    expect((await phone.send("DELETE", `/api/account/sessions/${young}`)).status).toBe(204);
    home.advance(-122 * 60_000);
  });

  test("can be ended by an admin, whoever owns them", async () => {
    const ada = await member();
    const admin = await member(trialAddresses.admin);
    const { id } = await ada.me();
    const answer = await admin.send("DELETE", `/api/admin/users/${id}/sessions`);
    expect(await answer.json()).toEqual({ ended: 1 });
    expect((await ada.get("/api/auth/user")).status).toBe(401);
    expect((await admin.send("DELETE", "/api/admin/users/nobody/sessions")).status).toBe(404);
    const trail = await home.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(trail.map(({ action }) => action)).toContain("sessions.ended");
  });

  test("are listed for everyone to an admin, who can search by name or email", async () => {
    const admin = await member(trialAddresses.admin);
    const ada = await member("countess@example.com");
    await member("countess@example.com");
    await ada.json("PATCH", "/api/account/profile", { firstName: "Augusta", lastName: "King" });
    await home.signIn("left@example.com", { expire: new Date(Date.now() - 1000) });
    const list = async (q: string) =>
      (await admin.get(`/api/admin/sessions?${new URLSearchParams({ q })}`)).json();
    const { id } = await ada.me();
    const row = {
      id,
      email: "countess@example.com",
      firstName: "Augusta",
      lastName: "King",
      sessions: 2,
      lastUsedAt: expect.any(String),
    };
    for (const q of ["COUNTESS@", "august", " king ", "Augusta KING"])
      expect(await list(q)).toEqual([row]);
    for (const q of ["left@", "%", "_ountess", "nobody"]) expect(await list(q)).toEqual([]);
    const all: { id: string; lastUsedAt: string }[] = await list("");
    expect(all.map((one) => one.id)).toContain(id);
    const times = all.map(({ lastUsedAt }) => lastUsedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("are swept away once expired; the others stay", async () => {
    const ada = await member();
    await home.signIn("expired@example.com", { expire: new Date(Date.now() - 1000) });
    await forgetExpired(home.ctx);
    const rows = await home.database.db.select().from(sessions);
    expect(rows.filter(({ expire }) => expire < new Date())).toEqual([]);
    expect((await ada.get("/api/auth/user")).status).toBe(200);
  });
});
