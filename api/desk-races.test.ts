import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "../domain/desk/tables.ts";
import { clocks } from "../domain/desk/promises/tables.ts";
import type { Person } from "../tests/support/company.ts";
import { type Desk, openDesk } from "../tests/support/desk.ts";

let desk: Desk;
const rounds = [0, 1, 2, 3];

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const turnsOf = (id: string) =>
  desk.home.database.db
    .select({ n: messages.n, author: messages.author })
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(asc(messages.n));

const clocksOf = (id: string) =>
  desk.home.database.db
    .select()
    .from(clocks)
    .where(eq(clocks.conversationId, id))
    .orderBy(asc(clocks.startedAt));

test.each(rounds)(
  "of two staff who answer at once one is shown the other's, round %i",
  async () => {
    const id = await desk.askUrgently();
    const [{ id: after }] = (await desk.see(id)).messages;
    const answers = await Promise.all([
      desk.reply(id, { after, text: "Mine." }),
      desk.reply(id, { after, text: "Mine." }, desk.colleague),
    ]);
    const [sent, shown] = answers.toSorted((a, b) => a.status - b.status);
    expect([sent?.status, shown?.status]).toEqual([201, 409]);
    expect(shown?.body.current).toMatchObject({ text: "Mine.", author: "staff" });
    expect(await turnsOf(id)).toHaveLength(2);
    expect(await desk.sentFor("conversation-reply", id)).toHaveLength(1);
  },
);

test.each(rounds)("so is whoever does not say what they have seen, once, round %i", async () => {
  const id = await desk.askUrgently();
  const said = { text: "Mine.", key: crypto.randomUUID() };
  const mine = () => desk.reply(id, said);
  const theirs = () => desk.reply(id, { text: "Mine." }, desk.colleague);
  const answers = await Promise.all([mine(), theirs()]);
  const [sent, shown] = answers.toSorted((a, b) => a.status - b.status);
  expect([sent?.status, shown?.status]).toEqual([201, 409]);
  expect(shown?.body.current).toMatchObject({ text: "Mine.", author: "staff", you: false });
  const again = answers[0] === shown ? mine : theirs;
  expect((await again()).status).toBe(201);
  expect(await turnsOf(id)).toHaveLength(3);
  // Who has been shown it was shown it, and one's own is no colleague's.
  expect((await again()).status).toBe(201);
});

test("who takes a conversation that a colleague has taken since is told of them", async () => {
  const id = await desk.askUrgently();
  const take = ({ id: assignee, call }: Person, from: string | null = null) =>
    call("PATCH", `/api/admin/inbox/${id}`, { assignee, before: { assignee: from } });
  expect((await take(desk.colleague)).status).toBe(200);
  const { assignee: name } = await desk.see(id);
  expect(await take(desk.staff)).toMatchObject({
    status: 409,
    body: { message: `This has been assigned to ${name} in the meantime.` },
  });
  expect((await desk.see(id)).assigneeId).toBe(desk.colleague.id);
  // Its answer was lost.
  expect((await take(desk.colleague)).status).toBe(200);
  expect((await take(desk.staff, desk.colleague.id)).status).toBe(200);
  expect((await desk.see(id)).assigneeId).toBe(desk.staff.id);
});

test("an answer of long ago is no surprise", async () => {
  const id = await desk.askUrgently();
  await desk.reply(id, {}, desk.colleague);
  desk.home.advance(16 * 60_000);
  expect((await desk.reply(id)).status).toBe(201);
});

test.each(rounds)("an answer beside a solution leaves it solved, round %i", async (round) => {
  const id = await desk.askUrgently();
  const calls = [
    () => desk.reply(id),
    () => desk.own.owner.call("POST", `/api/requests/${id}/solution`),
  ];
  if (round % 2) calls.reverse();
  const answers = await Promise.all(calls.map((call) => call()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect((await desk.see(id)).status).toBe("solved");
  const [clock, ...more] = await clocksOf(id);
  expect([more, clock?.pausedAt]).toEqual([[], null]);
  expect(Boolean(clock?.metAt) !== Boolean(clock?.droppedAt)).toBe(true);
});

test("an answer to what was solved since begins no promise, whatever its writer has not seen", async () => {
  const id = await desk.askUrgently();
  const [{ id: after }] = (await desk.see(id)).messages;
  await desk.write(id, "It came loose by itself.");
  await desk.own.owner.call("POST", `/api/requests/${id}/solution`);
  expect((await desk.reply(id, { after })).status).toBe(201);
  expect(await desk.see(id)).toMatchObject({ status: "solved", clock: { leftMinutes: null } });
  const [clock, ...more] = await clocksOf(id);
  expect([more, clock?.droppedAt]).toEqual([[], expect.any(Date)]);
});

test.each(rounds)(
  "an answer beside a client's message leaves that to answer, round %i",
  async (round) => {
    const id = await desk.askUrgently();
    const [{ id: after }] = (await desk.see(id)).messages;
    const calls = [() => desk.reply(id, { after }), () => desk.write(id)];
    if (round % 2) calls.reverse();
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await desk.see(id)).status).toBe("open");
    expect((await turnsOf(id)).map(({ n }) => n)).toEqual([1, 2, 3]);
    const kept = await clocksOf(id);
    expect(kept.map(({ kind, metAt }) => [kind, metAt !== null])).toEqual([
      ["first_answer", true],
      ["next_answer", false],
    ]);
  },
);

test.each(rounds)(
  "what would hide a client's new message waits for it, round %i",
  async (round) => {
    const id = await desk.askUrgently();
    const [{ id: after }] = (await desk.see(id)).messages;
    const putOff = { snoozeUntil: "2031-04-01T16:00:00.000Z" };
    const hiding = [{ status: "waiting" }, { status: "solved" }, putOff, putOff][round];
    const hide = (seen: string) =>
      desk.staff.call("PATCH", `/api/admin/inbox/${id}`, { ...hiding, after: seen });
    const [hidden] = await Promise.all([hide(after), desk.write(id, "It smokes.")]);
    // Hidden before the client wrote, it is open again by that; after it, it was never hidden.
    expect([200, 409]).toContain(hidden.status);
    expect(await desk.see(id)).toMatchObject({ status: "open", snoozedUntil: null });
    const late = await hide(after);
    expect(late).toMatchObject({
      status: 409,
      body: { code: "conflict", current: { text: "It smokes.", author: "client" } },
    });
    expect(
      (await desk.staff.call("PATCH", `/api/admin/inbox/${id}`, { status: "open", after })).status,
    ).toBe(200);
    expect((await hide(late.body.current.id)).status).toBe(200);
  },
);

test("two messages of a company at once are both kept", async () => {
  const id = await desk.askUrgently();
  const write = ({ call }: Desk["staff"]) =>
    call("POST", `/api/requests/${id}/messages`, { text: "And?" });
  const { owner, requester } = desk.own;
  const answers = await Promise.all([write(owner), write(requester)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await turnsOf(id)).map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(await clocksOf(id)).toHaveLength(1);
});

test.each(rounds)("what is sent twice with one key is there once, round %i", async () => {
  const key = crypto.randomUUID();
  const { call } = desk.own.owner;
  const asked = { urgency: "standard", subject: "Sent twice", text: "Please help.", key };
  const requests = await Promise.all([1, 2, 3].map(() => call("POST", "/api/requests", asked)));
  expect(requests.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [id, ...others] = new Set(requests.map(({ body }) => body.id));
  expect(others).toEqual([]);
  const written = { text: "It still is.", key: crypto.randomUUID() };
  const write = () => call("POST", `/api/requests/${id}/messages`, written);
  const said = { text: "Turn it off and on.", key: crypto.randomUUID() };
  await Promise.all([write(), write()]);
  const answers = await Promise.all([desk.reply(id, said), desk.reply(id, said)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  await desk.reply(id, said);
  await write();
  expect((await turnsOf(id)).map(({ author }) => author)).toEqual(["client", "client", "staff"]);
  expect(await desk.sentFor("conversation-notice", id)).toHaveLength(2);
  expect(await desk.sentFor("conversation-reply", id)).toHaveLength(1);
});

test("a key is its sender's own, for one conversation", async () => {
  const key = crypto.randomUUID();
  const [one, two] = [await desk.askUrgently(), await desk.askUrgently()];
  expect((await desk.reply(one, { key })).status).toBe(201);
  expect((await desk.reply(two, { key })).status).toBe(409);
  expect((await desk.reply(two, { key }, desk.colleague)).status).toBe(201);
  expect([await turnsOf(one), await turnsOf(two)].map((turns) => turns.length)).toEqual([2, 2]);
});
