import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberships } from "../domain/membership/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp } from "../tests/support/app.ts";
import { newCompany, newPerson } from "../tests/support/company.ts";
import { addMembership } from "../tests/support/hours.ts";
import {
  ask,
  type Desk,
  lateOnFriday,
  near,
  newStaff,
  openDesk,
  turnTo,
} from "../tests/support/desk.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => turnTo(desk.home, lateOnFriday));
afterAll(() => desk.close());

const hour = 3_600_000;

describe("a promise", () => {
  test("is of four business hours where it is urgent, else of the next business day", async () => {
    const id = await desk.askUrgently();
    expect(await desk.read(id)).toMatchObject({
      urgency: "urgent",
      status: "open",
      you: true,
      company: "Analytical Engines",
      clock: {
        kind: "first_answer",
        dueAt: near("2031-03-10T11:30:00-07:00"),
        pausedMinutes: 0,
        metAt: null,
        late: false,
      },
    });
    const standard = await desk.read(await ask(desk.own.requester), desk.own.requester);
    expect(standard.clock.dueAt).toEqual(near("2031-03-10T16:30:00-07:00"));
    const { body } = await desk.own.owner.call("GET", "/api/requests/promises");
    expect(body).toMatchObject({
      companyId: desk.own.id,
      mayAsk: true,
      urgentBy: near("2031-03-10T11:30:00-07:00"),
      standardBy: near("2031-03-10T16:30:00-07:00"),
    });
  });

  test("without a company is always standard", async () => {
    const person = await newPerson(desk.home);
    const id = await ask(person, { urgency: "urgent" });
    const { urgency, companyId, clock } = await desk.read(id, person);
    expect([urgency, companyId]).toEqual(["standard", null]);
    expect(clock.dueAt).toEqual(near("2031-03-10T16:30:00-07:00"));
    const { body } = await person.call("GET", "/api/requests/promises");
    expect(body).toMatchObject({ companyId: null, mayAsk: true, urgentBy: null });
  });

  test("to a company on a yearly term is of four business hours, as long as it is paid for", async () => {
    const company = await newCompany(desk.home);
    await addMembership(desk.home.ctx, company.id, { anchor: "2031-03-01", term: "year" });
    const soon = near("2031-03-10T11:30:00-07:00");
    const { body } = await company.owner.call("GET", "/api/requests/promises");
    expect(body).toMatchObject({ urgentBy: soon, standardBy: soon });
    const id = await ask(company.requester);
    const { urgency, clock } = await desk.read(id, company.requester);
    expect([urgency, clock.dueAt]).toEqual(["standard", soon]);
    expect(await desk.see(id)).toMatchObject({ urgency: "standard", priority: true });
    await desk.home.database.db
      .update(memberships)
      .set({ status: "paused" })
      .where(eq(memberships.companyId, company.id));
    const later = await desk.read(await ask(company.requester), company.requester);
    expect(later.clock.dueAt).toEqual(near("2031-03-10T16:30:00-07:00"));
  });

  test("is kept by the first public answer, not by a note", async () => {
    const id = await desk.askUrgently();
    await desk.note(id, "He calls a lot.");
    expect((await desk.see(id)).clock.metAt).toBeNull();
    const { status, body } = await desk.reply(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "waiting",
      assigneeId: desk.staff.id,
      clock: { kind: "first_answer", metAt: expect.any(String), late: false },
    });
    expect((await desk.write(id)).body).toMatchObject({
      status: "open",
      clock: { kind: "next_answer", metAt: null, dueAt: near("2031-03-10T11:30:00-07:00") },
    });
  });

  test("moves with the urgency, and says so to the client and in the log", async () => {
    const id = await ask(desk.own.owner);
    const changed = await desk.change(id, { urgency: "urgent" });
    expect(changed.clock.dueAt).toEqual(near("2031-03-10T11:30:00-07:00"));
    const told = await desk.read(id);
    expect(told.messages.at(-1)).toMatchObject({
      author: "system",
      text: expect.stringMatching(/^This is urgent now\. We’ll answer by Monday, Mar 10, 11:30/),
    });
    const [entry] = await desk.home.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, "conversation.changed")));
    expect(entry).toMatchObject({
      actorId: desk.staff.id,
      details: { before: { urgency: "standard" }, after: { urgency: "urgent" } },
    });
    const { body: log } = await desk.staff.call("GET", `/api/admin/log?conversationId=${id}`);
    expect(log[0].changes).toEqual([
      { field: "Urgency", before: "Standard", after: "Urgent" },
      {
        field: "Answer promised by",
        before: expect.stringMatching(/^Mar 10, 2031, 4:30/),
        after: expect.stringMatching(/^Mar 10, 2031, 11:30/),
      },
    ]);
  });

  test("ends where the client has solved it, and begins anew where it is opened again", async () => {
    const id = await desk.askUrgently();
    const solved = await desk.own.requester.call("POST", `/api/requests/${id}/solution`);
    expect(solved.body).toMatchObject({ status: "solved", clock: { metAt: null, late: false } });
    expect((await desk.see(id)).messages.at(-1).text).toBe("Marked as solved.");
    const again = await desk.own.requester.call("DELETE", `/api/requests/${id}/solution`);
    expect(again.body).toMatchObject({ status: "open", clock: { kind: "first_answer" } });
    expect(await desk.sentFor("conversation-notice", id)).toHaveLength(2);
  });

  test("stands still while the client is to answer, and moves by that time", async () => {
    const alone = await openTestApp();
    try {
      turnTo(alone, "2031-03-07T10:00:00-08:00");
      const [{ call }] = await newStaff(alone);
      const { owner } = await newCompany(alone);
      const id = await ask(owner, { urgency: "urgent" });
      alone.advance(hour);
      const waits = await call("PATCH", `/api/admin/inbox/${id}`, { status: "waiting" });
      expect(waits.body.clock).toMatchObject({ paused: true, late: false });
      alone.advance(3 * hour);
      const { body } = await owner.call("POST", `/api/requests/${id}/messages`, { text: "Yes." });
      expect(body.clock).toMatchObject({
        kind: "first_answer",
        paused: false,
        pausedMinutes: 180,
        dueAt: near("2031-03-07T17:00:00-08:00"),
      });
      alone.advance(4 * hour);
      const late = await call("GET", "/api/admin/inbox?late=true");
      expect(late.body).toMatchObject([{ id, clock: { late: true } }]);
      const putOff = { snoozeUntil: "2031-03-12T17:00:00.000Z" };
      expect((await call("PATCH", `/api/admin/inbox/${id}`, putOff)).status).toBe(200);
      expect((await call("GET", "/api/admin/inbox?late=true")).body).toMatchObject([{ id }]);
      expect((await call("GET", "/api/admin/health")).body).toMatchObject({ promisesLate: 1 });
      await call("POST", `/api/admin/inbox/${id}/reply`, { text: "Sorry." });
      expect((await call("GET", "/api/admin/inbox?late=true")).body).toEqual([]);
      expect((await owner.call("GET", `/api/requests/${id}`)).body.clock.late).toBe(true);
    } finally {
      await alone.close();
    }
  });

  test("is counted anew when staff change the days on which the firm is closed", async () => {
    const alone = await openTestApp();
    try {
      turnTo(alone, lateOnFriday);
      await alone.runJob({ name: "calendar-seeding", payload: {} });
      const [{ call }] = await newStaff(alone);
      const { owner } = await newCompany(alone);
      const id = await ask(owner);
      const [year] = (await call("GET", "/api/admin/calendar")).body;
      const days = [...year.days, { date: "2031-03-10", name: "Moving", closesAt: null }];
      const saved = await call("PUT", "/api/admin/calendar/2031", {
        updatedAt: year.updatedAt,
        days,
      });
      expect(saved.status).toBe(200);
      for (let run = 0; run < 2; run += 1)
        await alone.runJob(alone.sent.find(({ name }) => name === "promise-recount")!);
      const { body } = await owner.call("GET", `/api/requests/${id}`);
      expect(body.clock.dueAt).toEqual(near("2031-03-11T16:30:00-07:00"));
      expect(body.messages.map(({ author }: { author: string }) => author)).toEqual([
        "client",
        "system",
      ]);
      const { body: log } = await call("GET", `/api/admin/log?conversationId=${id}`);
      expect(log).toMatchObject([
        {
          who: "The program",
          changes: [
            {
              field: "Answer promised by",
              before: expect.stringMatching(/^Mar 10, 2031, 4:30/),
              after: expect.stringMatching(/^Mar 11, 2031, 4:30/),
            },
          ],
        },
      ]);
    } finally {
      await alone.close();
    }
  });
});
