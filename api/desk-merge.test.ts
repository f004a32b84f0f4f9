import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LoggedEntry } from "../domain/log/schema.ts";
import { newCompany, newPerson } from "../tests/support/company.ts";
import { ask, type Desk, near, openDesk, sendEnquiry, turnTo } from "../tests/support/desk.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const merge = (id: string, into: string, { call } = desk.staff) =>
  call("POST", `/api/admin/inbox/${id}/merge`, { into });
const offered = async (id: string, q = "") =>
  (await desk.staff.call("GET", `/api/admin/inbox/${id}/merge?q=${q}`)).body.map(
    (one: { id: string }) => one.id,
  );
const textsOf = (conversation: { messages: { text: string }[] }) =>
  conversation.messages.map(({ text }) => text);

test("two requests of a company become one, with all that was written in its order", async () => {
  const from = await ask(desk.own.owner, { subject: "The wheel", text: "One." });
  desk.home.advance(1000);
  const into = await ask(desk.own.requester, { subject: "The cart", text: "Two." });
  desk.home.advance(1000);
  await desk.write(from, "Three.");
  await desk.note(into, "Four.");
  const { status, body } = await merge(from, into);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: into, subject: "The cart" });
  const texts = ["One.", "Two.", "Three.", "Four.", "“The wheel” was merged into this."];
  expect(textsOf(body)).toEqual(texts);
  expect((await desk.see(from)).id).toBe(into);
  expect(textsOf(await desk.read(from))).toEqual(texts.filter((text) => text !== "Four."));
  const { body: listed } = await desk.own.owner.call("GET", "/api/requests?limit=100");
  const ids = listed.map(({ id }: { id: string }) => id);
  expect([ids.includes(into), ids.includes(from)]).toEqual([true, false]);
  for (const status of ["active", "any", "solved"]) {
    const inbox = await desk.staff.call("GET", `/api/admin/inbox?status=${status}&limit=100`);
    expect(inbox.body.some(({ id }: { id: string }) => id === from)).toBe(false);
  }
  const log = await desk.staff.call("GET", "/api/admin/log?limit=5");
  expect(JSON.stringify(log.body)).toContain("conversation.merged");
});

test("the history of the one that is left tells what was done with both, the newest first", async () => {
  const from = await ask(desk.own.owner, { subject: "The horn" });
  const into = await ask(desk.own.owner, { subject: "The lamp" });
  await ask(desk.own.owner, { subject: "Another" });
  await desk.change(from, { urgency: "urgent" });
  await desk.reply(into);
  await merge(from, into);
  await desk.change(into, { status: "solved" });
  const path = `/api/admin/log?conversationId=${into}`;
  const { body } = await desk.staff.call("GET", path);
  expect(body.map(({ action }: LoggedEntry) => action)).toEqual([
    "conversation.changed",
    "conversation.merged",
    "conversation.answered",
    "conversation.changed",
  ]);
  const fields = body.map(({ changes }: LoggedEntry) => changes.map(({ field }) => field));
  expect(fields[0]).toEqual(["Status"]);
  expect(fields[2]).toEqual(["Status", "Assigned to"]);
  expect(fields[3]).toEqual(["Urgency", "Answer promised by"]);
  const { body: none } = await desk.staff.call("GET", `${path}&kind=posts`);
  expect(none).toEqual([]);
});

test("what is written at the old address joins the one that is left", async () => {
  const [from, into] = [await ask(desk.own.owner), await ask(desk.own.owner)];
  await merge(from, into);
  await desk.write(from, "To the old address.");
  expect((await desk.reply(from)).body.id).toBe(into);
  expect(textsOf(await desk.see(into)).slice(-2)).toEqual([
    "To the old address.",
    "Turn it off and on.",
  ]);
  expect((await desk.change(from, { status: "solved" })).id).toBe(into);
});

test("one that was merged into goes on with what it holds", async () => {
  const [one, two, three] = [
    await ask(desk.own.owner, { text: "First." }),
    await ask(desk.own.owner, { text: "Second." }),
    await ask(desk.own.owner, { text: "Third." }),
  ];
  await merge(one, two);
  const { body } = await merge(two, three);
  expect(textsOf(body)).toEqual(expect.arrayContaining(["First.", "Second.", "Third."]));
  expect((await desk.see(one)).id).toBe(three);
});

describe("the promise", () => {
  test("that is due first is kept, whichever way they are merged", async () => {
    turnTo(desk.home, "2031-03-17T10:00:00-07:00");
    const urgent = () => desk.askUrgently();
    const standard = () => ask(desk.own.owner);
    const dueAt = near("2031-03-17T14:00:00-07:00");
    const { body: one } = await merge(await urgent(), await standard());
    const { body: two } = await merge(await standard(), await urgent());
    for (const kept of [one, two])
      expect(kept).toMatchObject({ urgency: "urgent", status: "open", clock: { dueAt } });
  });

  test("that runs is kept before one that stands still", async () => {
    const [from, into] = [await ask(desk.own.owner), await ask(desk.own.owner)];
    await desk.change(into, { status: "waiting" });
    const { body } = await merge(from, into);
    expect(body).toMatchObject({ status: "open", clock: { paused: false, metAt: null } });
  });

  test("comes along to what was solved, which is open again", async () => {
    const [from, into] = [await ask(desk.own.owner), await ask(desk.own.owner)];
    await desk.change(into, { status: "solved" });
    expect((await merge(from, into)).body).toMatchObject({
      status: "open",
      clock: { metAt: null, late: false },
    });
    await desk.reply(into);
    expect(await desk.see(into)).toMatchObject({ clock: { metAt: expect.any(String) } });
  });

  test("is none where nobody waits", async () => {
    const [from, into] = [await ask(desk.own.owner), await ask(desk.own.owner)];
    for (const id of [from, into]) await desk.change(id, { status: "solved" });
    expect((await merge(from, into)).body.status).toBe("solved");
  });
});

test("work on the one counts as work on the other", async () => {
  const [from, into] = [await ask(desk.own.owner), await ask(desk.own.owner)];
  const logged = await desk.staff.call("POST", "/api/admin/work", {
    companyId: desk.own.id,
    date: "2031-03-07",
    minutes: 30,
    where: "onshore",
    text: "Oiled the wheel",
    requestId: from,
  });
  expect(logged.status).toBe(201);
  await merge(from, into);
  const { body } = await desk.own.owner.call("GET", `/api/requests/${into}/work`);
  expect(body).toHaveLength(1);
});

describe("who goes together", () => {
  test("the same company, or the same person without one", async () => {
    const other = await newCompany(desk.home, "Jacquard Looms");
    const alone = await newPerson(desk.home);
    const foreign = await ask(other.owner);
    const own = await ask(desk.own.owner);
    const [mine, more] = [await ask(alone), await ask(alone)];
    for (const [from, into] of [
      [own, foreign],
      [own, mine],
      [mine, own],
      [own, own],
    ])
      expect((await merge(from!, into!)).status).toBe(409);
    expect(await offered(mine)).toEqual([more]);
    expect((await merge(mine, more)).status).toBe(200);
    expect((await merge(own, crypto.randomUUID())).status).toBe(404);
    expect((await merge(own, "nothing")).status).toBe(400);
  });

  test("a lead, and leads or requests of its address alone; never a request and a lead", async () => {
    const { email, ...known } = await newPerson(desk.home);
    const request = await ask(known);
    const lead = await sendEnquiry(desk.home, desk.staff, { email: email.toUpperCase() });
    const more = await sendEnquiry(desk.home, desk.staff, { email, message: "And yarn, too?" });
    const stranger = await sendEnquiry(desk.home, desk.staff, { email: "eve@example.org" });
    expect((await offered(lead)).toSorted()).toEqual([request, more].toSorted());
    expect(await offered(lead, "nothing-like-it")).toEqual([]);
    expect(await offered(stranger)).toEqual([]);
    for (const [from, into] of [
      [stranger, request],
      [request, lead],
    ])
      expect((await merge(from!, into!)).status).toBe(409);
    expect((await merge(lead, more)).status).toBe(200);
    const { body } = await merge(more, request);
    expect(textsOf(body)).toEqual(expect.arrayContaining(["And yarn, too?"]));
    expect(await desk.staff.call("GET", `/api/admin/inbox/${lead}`)).toMatchObject({
      body: { id: request },
    });
  });

  test("no spam", async () => {
    const email = "spammer@example.org";
    const one = await sendEnquiry(desk.home, desk.staff, { email });
    const two = await sendEnquiry(desk.home, desk.staff, { email });
    await desk.change(one, { status: "spam" });
    expect([(await merge(one, two)).status, (await merge(two, one)).status]).toEqual([409, 409]);
  });
});

describe("two staff at once", () => {
  const rounds = [0, 1, 2, 3];

  test.each(rounds)("who merge both ways, or twice, merge once, round %i", async (round) => {
    const [one, two] = [await ask(desk.own.owner), await ask(desk.own.owner)];
    const second = round % 2 ? merge(two, one, desk.colleague) : merge(one, two, desk.colleague);
    const answers = await Promise.all([merge(one, two), second]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await desk.see(one)).id).toBe((await desk.see(two)).id);
  });

  test.each(rounds)("an answer beside a merge is lost in neither, round %i", async (round) => {
    const [from, into] = [await ask(desk.own.owner), await ask(desk.own.owner)];
    const steps = [() => merge(from, into), () => desk.reply(from, {}, desk.colleague)];
    if (round % 2) steps.reverse();
    const answers = await Promise.all(steps.map((step) => step()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const texts = textsOf(await desk.see(into));
    expect(texts.filter((text) => text === "Turn it off and on.")).toHaveLength(1);
    expect(texts).toHaveLength(4);
  });

  test("whoever had not seen the other's answer is shown it", async () => {
    const [from, into] = [await ask(desk.own.owner), await ask(desk.own.owner)];
    await desk.reply(from, { text: "Answered there." });
    desk.home.advance(1000);
    const [{ id: after }] = (await desk.see(into)).messages;
    desk.home.advance(1000);
    await merge(from, into);
    const late = await desk.reply(into, { after }, desk.colleague);
    expect(late).toMatchObject({ status: 409, body: { current: { text: "Answered there." } } });
    const seen = (await desk.see(into)).messages.at(-1).id;
    expect((await desk.reply(into, { after: seen }, desk.colleague)).status).toBe(201);
  });
});
