import { afterAll, beforeAll, expect, test } from "vitest";
import { openRequestDesk, type RequestDesk } from "../tests/support/request-desk.ts";

let desk: RequestDesk;
let home: RequestDesk["home"];
beforeAll(async () => {
  desk = await openRequestDesk();
  ({ home } = desk);
});
afterAll(() => home.close());

const note = "Welcome, Ada.\n\nYour first call is on Tuesday at 10.";

test.each([
  ["approve", { planId: "growth" }, "has been approved.\n\nWelcome, Ada."],
  ["reject", {}, "at this time.\n\nWelcome, Ada."],
] as const)(
  "to %s with a note sends the email that was previewed, and keeps the note",
  async (verb, rest, words) => {
    const email = `noted-${verb}@example.com`;
    const id = await desk.request(email);
    const before = home.sent.length;
    const answer = await desk.preview(id, verb, { ...rest, note: `  ${note}\n` });
    expect(answer.status).toBe(200);
    const { to, subject, text } = await answer.json();
    expect([to, home.sent.length]).toEqual([email, before]);
    expect(text).toContain(words);
    expect(await (await desk.decide(id, verb, { ...rest, note })).json()).toMatchObject({
      decisionNote: note,
    });
    await home.runJob(home.sent.at(-1)!);
    const mail = await desk.mailTo(email);
    expect(mail).toMatchObject({ subject, text });
    expect(mail?.html).toContain("Welcome, Ada.<br><br>Your first call");
    const listed = await desk.list(`q=${email}`);
    expect(await listed.json()).toMatchObject([{ decisionNote: note }]);
    const late = await desk.preview(id, verb, rest);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "conflict", current: { id } });
  },
);

test("the email says nothing more without a note, and a blank one is none", async () => {
  const id = await desk.request("blank@example.com");
  const texts = await Promise.all(
    [undefined, {}, { note: null }, { note: " \r\n " }].map(async (body) => {
      const answer = await desk.preview(id, "reject", body);
      return (await answer.json()).text;
    }),
  );
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain("at this time.\n\nIf you would like");
  const bare = await home.request("PATCH", `/api/admin/membership-requests/${id}/reject`, {
    headers: { Cookie: desk.admin },
  });
  expect(await bare.json()).toMatchObject({ status: "rejected", decisionNote: null });
});

test("a note that is no text, too long or misspelled is refused, and nothing is decided", async () => {
  const id = await desk.request("wrong-note@example.com");
  for (const body of [{ note: 7 }, { note: ["a"] }, { note: "a".repeat(2001) }])
    for (const [verb, rest] of [
      ["approve", { planId: "growth" }],
      ["reject", {}],
    ] as const)
      for (const call of [desk.decide, desk.preview]) {
        const answer = await call(id, verb, { ...rest, ...body });
        expect(answer.status).toBe(400);
        expect((await answer.json()).fields).toHaveProperty("note");
      }
  for (const call of [desk.decide, desk.preview]) {
    expect((await call(id, "reject", { notes: "a" })).status).toBe(400);
    expect((await call(id, "reject", "a")).status).toBe(400);
    expect((await call(id, "reject", null)).status).toBe(400);
    expect((await call(99_999, "reject", {})).status).toBe(404);
  }
  expect((await desk.preview(id, "approve")).status).toBe(400);
  const headers = { Cookie: desk.admin, "Content-Type": "text/plain" };
  const plain = await home.request("PATCH", `/api/admin/membership-requests/${id}/reject`, {
    headers,
    body: "a note",
  });
  expect(plain.status).toBe(415);
  expect((await desk.decide(id, "reject", { note: "a".repeat(2000) })).status).toBe(200);
});

test("of two staff with different notes, one decides, and the email is theirs", async () => {
  const email = "two-notes@example.com";
  const id = await desk.request(email);
  const notes = ["The first note.", "The second note."];
  const both = await Promise.all(notes.map((words) => desk.decide(id, "reject", { note: words })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [kept, lost] = both[0]!.status === 200 ? notes : notes.toReversed();
  const job = home.sent.at(-1)!;
  await home.runJob(job);
  await home.runJob(job);
  const mail = await desk.mailTo(email);
  expect(mail?.text).toContain(kept);
  expect(mail?.text).not.toContain(lost);
});
