import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "../domain/accounts/tables.ts";
import { clocks } from "../domain/desk/promises/tables.ts";
import { newCompany } from "../tests/support/company.ts";
import { ask, type Desk, near, openDesk, sendEnquiry, turnTo } from "../tests/support/desk.ts";
import { addMembership } from "../tests/support/hours.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** Whoever is signed in stays so. */
async function at(moment: string): Promise<void> {
  turnTo(desk.home, moment);
  const now = desk.home.ctx.clock.wall();
  await desk.home.database.db.update(sessions).set({ createdAt: now, updatedAt: now });
}

const merge = (id: string, into: string) =>
  desk.staff.call("POST", `/api/admin/inbox/${id}/merge`, { into });

const lastWords = async (id: string): Promise<string> => (await desk.read(id)).messages.at(-1).text;

const added = (rows: Record<"inTime" | "late" | "unneeded", number>[]) =>
  rows.map(({ inTime, late, unneeded }) => inTime + late + unneeded).reduce((a, b) => a + b, 0);

test("the report’s weeks and kinds add up to the same, also where an answer was due next week", async () => {
  await desk.reply(await sendEnquiry(desk.home, desk.staff));
  const { body } = await desk.staff.call("GET", "/api/admin/promises?weeks=4");
  expect(added(body.kinds)).toBe(added(body.weeks));
});

test("nobody is promised an answer by a time that is over, or while theirs is awaited", async () => {
  await at("2031-03-11T09:30:00-07:00");
  const [over, waiting, soon] = [
    await ask(desk.own.owner),
    await ask(desk.own.owner),
    await ask(desk.own.owner),
  ];
  await desk.change(waiting, { status: "waiting", urgency: "urgent" });
  expect(await lastWords(waiting)).toBe("This is urgent now.");
  await desk.change(soon, { urgency: "urgent" });
  expect(await lastWords(soon)).toContain("This is urgent now. We’ll answer by");
  await at("2031-03-11T16:00:00-07:00");
  await desk.change(over, { urgency: "urgent" });
  expect(await lastWords(over)).toBe("This is urgent now.");
});

test("what was solved and waits for the client again has a clock that stands still", async () => {
  const id = await ask(desk.own.owner);
  await desk.change(id, { status: "solved" });
  expect(await desk.change(id, { status: "waiting" })).toMatchObject({
    status: "waiting",
    clock: { paused: true },
  });
  expect((await desk.change(id, { status: "open" })).clock).toMatchObject({ paused: false });
});

test("whoever writes again after a merge has a promise that runs", async () => {
  const into = await ask(desk.own.owner, { subject: "Into" });
  await desk.reply(into);
  await desk.change(into, { status: "open" });
  const later = new Date(desk.home.ctx.clock.now().getTime() + 20 * 86_400_000);
  await desk.change(into, { snoozeUntil: later.toISOString() });
  const from = await ask(desk.own.owner, { subject: "From" });
  await desk.change(from, { status: "waiting" });
  expect((await merge(from, into)).body).toMatchObject({ snoozedUntil: null, status: "open" });
  const { body } = await desk.write(into, "Are you there?");
  expect(body.clock).toMatchObject({ paused: false, leftMinutes: expect.any(Number) });
});

test("a promise that stood still was not broken by a merge", async () => {
  await at("2031-03-18T10:00:00-07:00");
  const from = await ask(desk.own.owner);
  await desk.change(from, { status: "waiting" });
  await at("2031-03-26T10:00:00-07:00");
  const into = await ask(desk.own.owner);
  expect((await merge(from, into)).status).toBe(200);
  const [dropped] = await desk.home.database.db
    .select()
    .from(clocks)
    .where(eq(clocks.conversationId, from));
  expect(dropped!.droppedAt!.getTime()).toBeLessThan(dropped!.dueAt.getTime());
});

test("a promise that goes on in an urgent request is kept as it was made", async () => {
  await at("2031-03-26T11:00:00-07:00");
  const from = await ask(desk.own.owner, { subject: "From" });
  await at("2031-03-26T16:00:00-07:00");
  await desk.change(from, { status: "waiting" });
  const into = await ask(desk.own.owner, { subject: "Into", urgency: "urgent" });
  await desk.reply(into);
  await desk.change(into, { status: "open" });
  const { body } = await merge(from, into);
  expect(body.clock).toMatchObject({ late: false, dueAt: near("2031-03-27T11:00:00-07:00") });
  await at("2031-03-27T10:00:00-07:00");
  await desk.change(into, { status: "waiting" });
  await at("2031-03-27T10:30:00-07:00");
  const again = await desk.change(into, { status: "open" });
  expect(again.clock).toMatchObject({ late: false, dueAt: near("2031-03-27T11:30:00-07:00") });
});

test("a promise that goes on in an urgent request is recounted as it was made, until its urgency changes", async () => {
  await at("2031-04-02T11:00:00-07:00");
  const from = await ask(desk.own.owner, { subject: "From" });
  const into = await ask(desk.own.owner, { subject: "Into", urgency: "urgent" });
  await desk.reply(into);
  await desk.change(into, { status: "open" });
  await merge(from, into);
  await desk.home.runJob({ name: "promise-recount", payload: {} });
  const dueAt = async () => (await desk.read(into)).clock.dueAt;
  expect(await dueAt()).toEqual(near("2031-04-03T11:00:00-07:00"));
  await desk.change(into, { urgency: "standard" });
  await desk.change(into, { urgency: "urgent" });
  await desk.home.runJob({ name: "promise-recount", payload: {} });
  expect(await dueAt()).toEqual(near("2031-04-02T15:00:00-07:00"));
});

test("so is one that began before its urgency was kept", async () => {
  await at("2031-04-09T11:00:00-07:00");
  const from = await ask(desk.own.owner, { subject: "From" });
  const into = await ask(desk.own.owner, { subject: "Into", urgency: "urgent" });
  await desk.reply(into);
  await desk.change(into, { status: "open" });
  await desk.home.database.db.update(clocks).set({ pace: null });
  await merge(from, into);
  await desk.home.runJob({ name: "promise-recount", payload: {} });
  expect((await desk.read(into)).clock.dueAt).toEqual(near("2031-04-10T11:00:00-07:00"));
});

test("what was asked with priority keeps it in a merge", async () => {
  await at("2031-03-27T10:00:00-07:00");
  const company = await newCompany(desk.home, "Yearly");
  const into = await ask(company.owner);
  await addMembership(desk.home.ctx, company.id, { anchor: "2031-03-01", term: "year" });
  const from = await ask(company.owner);
  expect((await merge(from, into)).status).toBe(200);
  await desk.reply(into);
  const { body } = await company.owner.call("POST", `/api/requests/${into}/messages`, {
    text: "And now?",
  });
  expect(body.clock.dueAt).toEqual(near("2031-03-27T14:00:00-07:00"));
});

test("an answer is not mailed to whoever lost their seat while it waited", async () => {
  const company = await newCompany(desk.home, "Removed");
  const id = await ask(company.requester);
  desk.home.sent.length = 0;
  await desk.reply(id, { text: "It is in the vault." });
  const jobs = desk.home.sent.filter(({ name }) => name === "conversation-reply");
  expect(jobs).not.toEqual([]);
  const seat = `${company.at}/seats/${company.requester.id}`;
  expect((await company.owner.call("DELETE", seat)).status).toBe(204);
  for (const job of jobs) await desk.home.runJob(job);
  const mails = await desk.mailsAbout("It is in the vault.");
  expect(mails.map(({ to }) => to)).not.toContain(company.requester.email);
});
