import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Desk, lateOnFriday, near, openDesk, turnTo } from "../tests/support/desk.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe("an answer", () => {
  test("is refused beside a colleague's that the writer has not seen, and shows it", async () => {
    const id = await desk.askUrgently();
    const [first] = (await desk.see(id)).messages;
    await desk.reply(id, { text: "The first.", after: first.id }, desk.colleague);
    const second = await desk.reply(id, { after: first.id });
    expect(second).toMatchObject({
      status: 409,
      body: { code: "conflict", current: { text: "The first.", author: "staff", you: false } },
    });
    const { current } = second.body;
    expect((await desk.reply(id, { after: current.id })).status).toBe(201);
    expect((await desk.reply(id)).status).toBe(201);
    expect((await desk.reply(id, { after: crypto.randomUUID() })).status).toBe(400);
  });

  test("does not answer what the writer has not read", async () => {
    const id = await desk.askUrgently();
    const [first] = (await desk.see(id)).messages;
    await desk.write(id, "And another thing.");
    const { body } = await desk.reply(id, { after: first.id });
    expect(body).toMatchObject({
      status: "open",
      clock: { kind: "next_answer", metAt: null },
    });
  });

  test("is mailed to whoever wrote there, once, with the way back", async () => {
    const id = await desk.askUrgently();
    await desk.own.requester.call("POST", `/api/requests/${id}/messages`, { text: "Me too." });
    await desk.reply(id, { text: "Oil the wheel." });
    const jobs = await desk.sentFor("conversation-reply", id);
    expect(jobs).toHaveLength(2);
    for (const job of [...jobs, ...jobs]) await desk.home.runJob(job);
    const mails = await desk.mailsAbout(id);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [desk.own.owner.email, desk.own.requester.email].toSorted(),
    );
    expect(mails[0]).toMatchObject({ subject: expect.stringContaining("Re: A wheel is stuck") });
    expect(mails[0]?.text).toContain("> Oil the wheel.");
    expect(mails[0]?.text).toContain(`/dashboard/requests/${id}`);
  });
});

describe("a client's message", () => {
  beforeEach(() => turnTo(desk.home, lateOnFriday));

  test("is mailed to the firm with name, company, urgency and time, then to whom it is assigned", async () => {
    const id = await desk.askUrgently();
    const [job] = await desk.sentFor("conversation-notice", id);
    await desk.home.runJob(job!);
    const [notice] = await desk.mailsAbout(`/admin/inbox/${id}`);
    expect(notice?.to).not.toBe(desk.staff.email);
    for (const said of [
      "Analytical Engines",
      "Urgency: urgent",
      "Answer by: Monday, Mar 10, 11:30",
    ])
      expect(notice?.text).toContain(said);
    await desk.reply(id);
    await desk.write(id);
    await desk.home.runJob((await desk.sentFor("conversation-notice", id)).at(-1)!);
    const [newest] = await desk.mailsAbout(`/admin/inbox/${id}`);
    expect(newest?.to).toContain(desk.staff.email);
  });

  test("by a dashboard's button is a request too, and the firm's notice says whose and by when", async () => {
    await desk.own.owner.call("POST", "/api/account/enquiries", {
      topic: "support",
      message: "The reports are empty.",
    });
    const { body } = await desk.own.owner.call("GET", "/api/requests");
    const asked = body.filter(({ subject }: { subject: string }) => subject === "Contact Support");
    expect(asked).toMatchObject([{ companyId: desk.own.id }]);
    const [{ id, clock }] = asked;
    expect(clock.dueAt).toEqual(near("2031-03-10T16:30:00-07:00"));
    await desk.home.runJob(desk.home.sent.findLast(({ name }) => name === "enquiry-notice")!);
    const [notice] = await desk.mailsAbout(id);
    for (const said of [
      desk.own.owner.email,
      "Company: Analytical Engines",
      "Urgency: standard",
      "Answer by: Monday, Mar 10, 4:30",
      `/admin/inbox/${id}`,
    ])
      expect(notice?.text).toContain(said);
  });
});

test("a note is in nothing that a client reads", async () => {
  const id = await desk.askUrgently();
  const hidden = "He never pays in time";
  await desk.note(id, hidden);
  await desk.reply(id);
  const [first] = (await desk.see(id)).messages;
  // A note is no answer that somebody would have to read first.
  expect((await desk.see(id)).messages).toHaveLength(3);
  const jobs = await desk.sentFor("conversation-reply", id);
  for (const job of jobs) await desk.home.runJob(job);
  expect(await desk.mailsAbout(hidden)).toEqual([]);
  for (const path of [`/api/requests/${id}`, "/api/requests", "/api/account/export"]) {
    const { body } = await desk.own.owner.call("GET", path);
    expect(JSON.stringify(body)).not.toContain(hidden);
  }
  expect(first.internal).toBe(false);
});
