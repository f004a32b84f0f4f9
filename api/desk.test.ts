import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conversations, messages } from "../domain/desk/tables.ts";
import { finishDeletions } from "../domain/finish-deletions.ts";
import { newPerson } from "../tests/support/company.ts";
import { ask, type Desk, near, openDesk, sendEnquiry } from "../tests/support/desk.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk({
    LEAD_WEBHOOK_URL: "https://crm.example/in",
    LEAD_WEBHOOK_SECRET: "s".repeat(32),
  });
});
afterAll(() => desk.close());

describe("a lead", () => {
  test("comes from the contact page, and its answer goes to the address it gave", async () => {
    const id = await sendEnquiry(desk.home, desk.staff);
    expect(await desk.see(id)).toMatchObject({
      kind: "lead",
      status: "new",
      from: "Charles Babbage",
      email: "charles@example.org",
      company: "Difference Engines",
      subject: "Growth Plan $1,800/mo",
      interestedIn: "growth-plan",
      page: "/contact",
      clock: { kind: "first_answer", dueAt: near("2031-03-10T16:30:00-07:00") },
      messages: [{ author: "client", text: "Can you automate my looms?" }],
    });
    expect((await desk.reply(id, { text: "We can." })).body).toMatchObject({ status: "open" });
    for (const job of await desk.sentFor("conversation-reply", id)) await desk.home.runJob(job);
    const [mail] = (await desk.mailsAbout("> We can.")).filter(({ to }) => to.includes("charles@"));
    expect(mail?.to).toBe("charles@example.org");
    expect(mail?.text).not.toContain("/dashboard");
    expect(mail?.replyTo).toBe(desk.home.services.settings.mail.firmInbox.address);
  });

  test("that looks automated is spam without a promise, and can be taken back", async () => {
    const id = await sendEnquiry(desk.home, desk.staff, { website: "https://bot.example" });
    expect(await desk.see(id)).toMatchObject({ status: "spam", clock: null });
    const held = async () =>
      (await desk.staff.call("GET", "/api/admin/held-enquiries")).body.length;
    const before = await held();
    expect((await desk.reply(id)).status).toBe(409);
    const sent = desk.home.sent.length;
    expect(await desk.change(id, { status: "new" })).toMatchObject({
      clock: { kind: "first_answer", metAt: null },
    });
    expect(await held()).toBe(before - 1);
    expect(desk.home.sent.slice(sent).map(({ name }) => name)).toEqual(["lead-delivery"]);
    expect(await desk.change(id, { status: "spam" })).toMatchObject({ clock: { metAt: null } });
    await desk.change(id, { status: "open" });
    expect(desk.home.sent.slice(sent)).toHaveLength(1);
  });

  test("becomes a company at one press, once", async () => {
    const id = await sendEnquiry(desk.home, desk.staff);
    const press = () => desk.staff.call("POST", `/api/admin/inbox/${id}/company`);
    const [one, two] = await Promise.all([press(), press()]);
    expect([one.status, two.status].toSorted()).toEqual([201, 409]);
    const { companyId } = [one, two].find(({ status }) => status === 201)!.body;
    expect(await desk.see(id)).toMatchObject({ status: "won", wonCompanyId: companyId });
    const company = await desk.staff.call("GET", `/api/admin/companies/${companyId}`);
    expect(company.body).toMatchObject({ name: "Difference Engines" });
  });
});

const idsOf = async (query: string) => {
  const { body } = await desk.staff.call("GET", `/api/admin/inbox?limit=100&${query}`);
  return body.map(({ id }: { id: string }) => id);
};

test("a member's list keeps apart what is solved and what is not", async () => {
  const { owner } = desk.own;
  const solved = await ask(owner);
  const waiting = await ask(owner);
  await owner.call("POST", `/api/requests/${solved}/solution`);
  await desk.reply(waiting);
  const listed = async (status: string) => {
    const { body } = await owner.call("GET", `/api/requests?limit=100&status=${status}`);
    return body.map(({ id }: { id: string }) => id);
  };
  expect(await listed("active")).toContain(waiting);
  expect(await listed("active")).not.toContain(solved);
  expect(await listed("solved")).toContain(solved);
  expect(await listed("solved")).not.toContain(waiting);
});

describe("the inbox", () => {
  test("is filtered by kind, status, assignee and words", async () => {
    const id = await ask(desk.own.owner, { subject: "Unmistakable trouble" });
    expect(await idsOf("kind=request")).toContain(id);
    expect(await idsOf("kind=lead")).not.toContain(id);
    expect(await idsOf("assignee=none")).toContain(id);
    await desk.change(id, { assignee: desk.staff.id });
    expect(await idsOf("assignee=me")).toContain(id);
    expect(await idsOf("assignee=none")).not.toContain(id);
    expect(await idsOf(`assignee=${desk.staff.id}`)).toContain(id);
    expect(await idsOf(`assignee=${desk.colleague.id}`)).not.toContain(id);
    expect(await idsOf("q=mistakable%20troub")).toEqual([id]);
    expect(await idsOf("q=Analytical&status=open")).toContain(id);
    expect(await idsOf(`q=${desk.own.owner.email}`)).toContain(id);
    await desk.change(id, { status: "solved", assignee: null });
    expect(await idsOf("")).not.toContain(id);
    expect(await idsOf("status=solved")).toContain(id);
    expect(await idsOf("status=any")).toContain(id);
  });

  test("says on every page how many there are", async () => {
    await Promise.all([1, 2, 3].map((n) => ask(desk.own.owner, { subject: `Countable ${n}` })));
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => {
        const answer = await desk.home.request(
          "GET",
          `/api/admin/inbox?q=countable&limit=2&page=${page}`,
          { headers: { Cookie: desk.staff.cookie } },
        );
        return [((await answer.json()) as unknown[]).length, answer.headers.get("x-total-count")];
      }),
    );
    expect(pages).toEqual([2, 1, 0].map((length) => [length, "3"]));
  });

  test("hides what is put off until then, or until the client writes", async () => {
    const id = await desk.askUrgently();
    await desk.change(id, { snoozeUntil: "2031-03-09T19:00:00Z" });
    expect(await idsOf("")).not.toContain(id);
    for (const found of ["snoozed=true", "status=any", `q=${desk.own.owner.email}`])
      expect(await idsOf(found), found).toContain(id);
    await desk.write(id);
    expect(await idsOf("")).toContain(id);
  });

  test("puts off nothing that is done, or it would be in no list", async () => {
    const id = await desk.askUrgently();
    const putOff = (more: object = {}) =>
      desk.staff.call("PATCH", `/api/admin/inbox/${id}`, {
        snoozeUntil: "2031-03-09T19:00:00Z",
        ...more,
      });
    const refused = { status: 400, body: { fields: { snoozeUntil: expect.any(String) } } };
    expect(await putOff({ status: "solved" })).toMatchObject(refused);
    await desk.change(id, { status: "solved" });
    expect(await putOff()).toMatchObject(refused);
    expect(await idsOf("status=solved")).toContain(id);
    expect((await desk.change(id, { snoozeUntil: null })).status).toBe("solved");
    expect((await putOff({ status: "open" })).status).toBe(200);
    expect(await idsOf("snoozed=true")).toContain(id);
  });

  test("lists the next that is due first", async () => {
    const { body } = await desk.staff.call("GET", "/api/admin/inbox");
    const due = await desk.home.database.db
      .select({ id: conversations.id, dueAt: conversations.dueAt })
      .from(conversations);
    const times = body.map(
      ({ id }: { id: string }) => due.find((one) => one.id === id)?.dueAt?.getTime() ?? Infinity,
    );
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
  });

  test.each([
    [{ status: "won" }, "status"],
    [{ assignee: "nobody" }, "assignee"],
    [{ snoozeUntil: "2031-03-01T00:00:00Z" }, "snoozeUntil"],
  ])("refuses %j of a request", async (wrong, field) => {
    const id = await desk.askUrgently();
    const { status, body } = await desk.staff.call("PATCH", `/api/admin/inbox/${id}`, wrong);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test("takes nothing without a company as urgent", async () => {
    const id = await ask(await newPerson(desk.home));
    const { status } = await desk.staff.call("PATCH", `/api/admin/inbox/${id}`, {
      urgency: "urgent",
    });
    expect(status).toBe(400);
  });
});

test("messages are never changed, nor deleted on their own", async () => {
  const id = await desk.askUrgently();
  const { db } = desk.home.database;
  const isIts = eq(messages.conversationId, id);
  for (const touch of [
    db.update(messages).set({ text: "Other" }).where(isIts),
    db.delete(messages).where(isIts),
  ])
    await expect(touch).rejects.toMatchObject({ cause: { constraint: "messages_append_only" } });
  await db.delete(conversations).where(eq(conversations.id, id));
  expect(await db.select().from(messages).where(isIts)).toEqual([]);
});

test("what somebody asked for a company stays with it, without their name", async () => {
  const { requester, owner } = desk.own;
  const id = await ask(requester, { subject: "Stays behind" });
  expect((await requester.call("POST", "/api/account/deletion", {})).status).toBe(200);
  desk.home.advance(15 * 86_400_000);
  await finishDeletions(desk.home.ctx);
  expect((await requester.call("GET", "/api/requests")).status).toBe(401);
  const { body } = await owner.call("GET", `/api/requests/${id}`);
  expect(body).toMatchObject({ by: null, messages: [{ by: null, text: "Please help." }] });
  expect(await desk.see(id)).toMatchObject({ from: "Somebody who has left", email: null });
});
