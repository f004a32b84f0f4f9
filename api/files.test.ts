import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../domain/accounts/tables.ts";
import { eraseConversations } from "../domain/desk/person-conversations.ts";
import { files } from "../domain/desk/tables.ts";
import { callerOf, newPerson } from "../tests/support/company.ts";
import { ask, type Desk, openDesk } from "../tests/support/desk.ts";
import { sendFile } from "../tests/support/files.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

async function askWithFile() {
  const { body } = await sendFile(desk.home, desk.own.requester);
  const id = await ask(desk.own.requester, { files: [body.id], companyId: desk.own.id });
  return { id, fileId: body.id as string, path: `/api/files/${body.id}` };
}

test("a file goes with a request, and is read by those who read it and by nobody else", async () => {
  const { id, path } = await askWithFile();
  const { own, staff, home } = desk;
  const foreign = await newPerson(home);
  expect((await desk.read(id)).messages[0].files).toMatchObject([{ name: "plan.txt", size: 16 }]);
  expect((await desk.see(id)).messages[0].files).toHaveLength(1);
  const readers = {
    owner: own.owner,
    requester: own.requester,
    viewer: own.viewer,
    billing: own.billing,
    staff,
    foreign,
    visitor: { call: callerOf(home) },
  };
  const answers: Record<string, number> = {};
  for (const [who, { call }] of Object.entries(readers))
    answers[who] = (await call("GET", path)).status;
  expect(answers).toEqual({
    owner: 200,
    requester: 200,
    viewer: 404,
    billing: 404,
    staff: 200,
    foreign: 404,
    visitor: 401,
  });
});

test("it is a download that runs nothing and stays nowhere", async () => {
  const { body } = await sendFile(desk.home, desk.own.owner, { name: 'Pl"än\u202e.html' });
  await ask(desk.own.owner, { files: [body.id] });
  const answer = await desk.home.request("GET", `/api/files/${body.id}`, {
    headers: { Cookie: desk.own.owner.cookie },
  });
  expect(await answer.text()).toBe("All of the plan.");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="Pl__n.html.txt"; filename*=UTF-8''Pl_%C3%A4n.html.txt`,
    "content-security-policy": expect.stringContaining("sandbox"),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
});

test("staff send one with an answer, and one with a note that no client reads", async () => {
  const id = await ask(desk.own.owner);
  const [answered, noted] = [
    (await sendFile(desk.home, desk.staff)).body,
    (await sendFile(desk.home, desk.staff)).body,
  ];
  expect((await desk.reply(id, { files: [answered.id] })).status).toBe(201);
  const note = { text: "See this.", files: [noted.id] };
  await desk.staff.call("POST", `/api/admin/inbox/${id}/notes`, note);
  const read = (fileId: string) => desk.own.owner.call("GET", `/api/files/${fileId}`);
  expect([(await read(answered.id)).status, (await read(noted.id)).status]).toEqual([200, 404]);
});

test("nobody sends another's file, or one twice, or more than five", async () => {
  const { own, home } = desk;
  const { fileId } = await askWithFile();
  const { body: others } = await sendFile(home, own.owner);
  const write = async (given: string[]) =>
    (
      await own.requester.call("POST", "/api/requests", {
        urgency: "standard",
        subject: "A file",
        text: "Here it is.",
        files: given,
      })
    ).status;
  expect(await write([fileId])).toBe(400);
  expect(await write([others.id])).toBe(400);
  expect(await write(Array.from({ length: 6 }, () => crypto.randomUUID()))).toBe(400);
});

test("one that no message has is read by nobody, removed by its sender, and forgotten after a day", async () => {
  const { own, home } = desk;
  const { body } = await sendFile(home, own.owner);
  const path = `/api/files/${body.id}`;
  expect((await own.owner.call("GET", path)).status).toBe(404);
  expect((await own.requester.call("DELETE", path)).status).toBe(404);
  expect((await own.owner.call("DELETE", path)).status).toBe(204);
  const { body: later } = await sendFile(home, own.owner);
  const { path: sent } = await askWithFile();
  await home.pass(25 * 60 * 60_000);
  await home.runJob({ name: "retention-sweep", payload: {} });
  const left = await home.database.db.select({ id: files.id }).from(files);
  expect(left.map(({ id }) => id)).not.toContain(later.id);
  expect((await own.owner.call("GET", sent)).status).toBe(200);
});

test("what cannot be taken is refused with the reason", async () => {
  const { status, body } = await sendFile(desk.home, desk.own.owner, { text: "MZ\u0000\u0003" });
  expect([status, body.message]).toEqual([400, expect.stringContaining("We take pictures, PDFs")]);
  const visitor = await sendFile(desk.home, { cookie: "" });
  expect(visitor.status).toBe(401);
});

test("a person's files go with what is theirs alone, and stay with a company without their name", async () => {
  const { home } = desk;
  const alone = await newPerson(home);
  const { body: own } = await sendFile(home, alone);
  await ask(alone, { files: [own.id] });
  const { body: unsent } = await sendFile(home, alone);
  const { body: exported } = await alone.call("GET", "/api/account/export");
  expect(JSON.stringify(exported)).toContain("plan.txt");
  const { db } = home.database;
  const [user] = (await db.select().from(users)).filter(({ id }) => id === alone.id);
  await eraseConversations(db, { userId: user!.id, verifiedEmail: user!.email });
  const left = (await db.select({ id: files.id }).from(files)).map(({ id }) => id);
  expect(left).not.toContain(own.id);
  expect(left).not.toContain(unsent.id);
});
