import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { finishDeletions } from "../domain/finish-deletions.ts";
import { photos, sessions, users } from "../domain/accounts/tables.ts";
import { membershipRequests } from "../domain/applications/tables.ts";
import { messages as deskMessages } from "../domain/desk/tables.ts";
import { contacts } from "../domain/enquiries/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newMember, openVisitor, signInByEmail } from "../tests/support/visitor.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const day = 24 * 60 * 60_000;

const requestOf = (email: string) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email,
  company: "Engines",
  requestedPlan: "Growth",
});

test("the export holds the member's own data, nobody else's, and no credentials", async () => {
  const ada = await newMember(home, "export@example.com");
  const db = home.database.db;
  await db
    .insert(membershipRequests)
    .values([requestOf("Export@Example.com"), requestOf("other@example.com")]);
  await ada.json("POST", "/api/account/enquiries", {
    topic: "support",
    message: "Please look at this.",
  });
  await ada.json("PATCH", "/api/account/profile", { phone: "909 555 0100" });
  const answer = await ada.get("/api/account/export");
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = await answer.text();
  const held = JSON.parse(text);
  expect(held.profile).toMatchObject({
    email: "export@example.com",
    phone: "909 555 0100",
    membershipPlan: "free",
  });
  expect(held.membershipRequests).toHaveLength(1);
  expect(held.enquiries).toMatchObject([
    { interestedIn: "support", message: "Please look at this." },
  ]);
  expect(held.conversations).toMatchObject([
    { subject: "Contact Support", messages: [{ you: true, text: "Please look at this." }] },
  ]);
  expect(held.sessions).toHaveLength(1);
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, held.profile.id));
  for (const secret of [ada.cookies.get("session") ?? "-", row?.sid ?? "-", "other@example.com"])
    expect(text).not.toContain(secret);
});

describe("deletion", () => {
  test("waits two weeks, is announced by mail, and can be canceled", async () => {
    const ada = await newMember(home);
    const { deletionScheduledFor } = await (
      await ada.json("POST", "/api/account/deletion", {})
    ).json();
    const due = new Date(deletionScheduledFor).getTime() - home.ctx.clock.now().getTime();
    expect(Math.round(due / day)).toBe(14);
    const again = await (await ada.json("POST", "/api/account/deletion", {})).json();
    expect(again).toEqual({ deletionScheduledFor });
    expect(await ada.me()).toMatchObject({ deletionScheduledFor });
    await home.runJob(home.sent.findLast(({ name }) => name === "deletion-scheduled-mail")!);
    expect((await home.services.mailbox!.list()).some(({ to }) => to === ada.email)).toBe(true);

    await finishDeletions(home.ctx);
    expect((await ada.send("DELETE", "/api/account/deletion")).status).toBe(204);
    expect(await ada.me()).toMatchObject({ deletionScheduledFor: null });
    home.advance(15 * day);
    await finishDeletions(home.ctx);
    const left = await home.database.db.select().from(users).where(eq(users.email, ada.email));
    expect(left).toHaveLength(1);
  });

  test("waits after the clock leaps, until it has run evenly for three hours", async () => {
    const own = await openTestApp();
    const ada = openVisitor(own, "192.0.2.1");
    await signInByEmail(own, ada, "leaps@example.com");
    await ada.json("POST", "/api/account/deletion", {});
    const sweep = async () => {
      await own.runJob({ name: "deletion-sweep", payload: {} });
      const left = await own.database.db.select().from(users);
      return left.length;
    };
    await sweep();
    own.advance(30 * day);
    expect(await sweep(), "after the leap").toBe(1);
    expect(await sweep(), "run twice").toBe(1);
    own.advance(-30 * day);
    expect(await sweep(), "set right").toBe(1);
    own.advance(30 * day);
    for (const left of [1, 1, 1, 0]) {
      expect(await sweep()).toBe(left);
      own.advance(60 * 60_000);
    }
    expect(own.logs()).toContain("The clock leapt");
    await own.close();
  });

  test("removes the account with all its data, nobody else's, and only once", async () => {
    const ada = await newMember(home, "leaver@example.com");
    const stays = await newMember(home);
    const db = home.database.db;
    await db.insert(membershipRequests).values(requestOf("leaver@example.com"));
    await ada.json("POST", "/api/account/enquiries", {
      topic: "support",
      message: "Goodbye to you all.",
    });
    await stays.json("POST", "/api/account/enquiries", {
      topic: "support",
      message: "I stay with you.",
    });
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const photo = await ada.send("PUT", "/api/account/photo", { body: new Uint8Array(png) });
    const { profileImageUrl, id } = await photo.json();
    expect((await home.request("GET", profileImageUrl)).status).toBe(200);
    const [{ id: enquiryId } = { id: 0 }] = await db
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.userId, id));
    // Their address was another one when they wrote this.
    await db.update(contacts).set({ email: "past@example.com" }).where(eq(contacts.id, enquiryId));
    await ada.json("POST", "/api/account/deletion", {});
    home.advance(14 * day + 1000);
    const before = home.sent.length;
    await Promise.all([finishDeletions(home.ctx), finishDeletions(home.ctx)]);
    const mails = home.sent.slice(before).filter(({ name }) => name === "account-deleted-mail");
    expect(mails).toHaveLength(1);
    expect(await db.select().from(users).where(eq(users.id, id))).toEqual([]);
    expect((await ada.get("/api/auth/user")).status).toBe(401);
    expect((await home.request("GET", profileImageUrl)).status).toBe(404);
    expect(await db.select().from(photos)).toEqual([]);
    const messages = (await db.select().from(contacts)).map(({ message }) => message);
    expect(messages).not.toContain("Goodbye to you all.");
    expect(messages).toContain("I stay with you.");
    const turns = (await db.select().from(deskMessages)).map(({ text }) => text);
    expect(turns).not.toContain("Goodbye to you all.");
    expect(turns).toContain("I stay with you.");
    const requests = await db.select().from(membershipRequests);
    expect(requests.filter(({ email }) => email === "leaver@example.com")).toEqual([]);
    await home.runJob(home.sent.findLast(({ name }) => name === "account-deleted-mail")!);
    const subjects = (await home.services.mailbox!.list()).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.startsWith("Your account has been deleted"))).toBe(
      true,
    );
  });
});
