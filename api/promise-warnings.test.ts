import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clocks } from "../domain/desk/promises/tables.ts";
import { ask, type Desk, openDesk, turnTo } from "../tests/support/desk.ts";

let desk: Desk;

/** On a Friday at 16:30. */
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());

async function warnAt(moment: string) {
  const { home } = desk;
  turnTo(home, moment);
  await home.pass(0);
  const before = home.sent.length;
  for (let run = 0; run < 2; run += 1) await home.runJob({ name: "promise-warnings", payload: {} });
  return home.sent.slice(before).filter(({ name }) => name === "promise-warning");
}

test("warns at half of the business time and at its end, once each, whom it is assigned to", async () => {
  const { home, own, staff } = desk;
  const urgent = await desk.askUrgently();
  const answered = await desk.askUrgently();
  const paused = await desk.askUrgently();
  await desk.change(urgent, { assignee: staff.id });
  await desk.change(paused, { status: "waiting" });
  expect(await warnAt("2031-03-07T17:59:00-08:00")).toEqual([]);
  const halves = await warnAt("2031-03-10T09:31:00-07:00");
  expect(halves).toHaveLength(2);
  await desk.reply(answered);
  for (const job of [...halves, ...halves]) await home.runJob(job);
  const [half, ...others] = await desk.mailsAbout(`/admin/inbox/${urgent}`);
  expect(others).toEqual([]);
  expect(half?.to).toContain(staff.email);
  expect(half?.text).toContain("Half of the time to answer");
  expect(half?.text).toContain("promised an answer by Monday, Mar 10, 11:30 AM PDT");
  expect(await desk.mailsAbout(`/admin/inbox/${answered}`)).toEqual([]);

  const standard = await ask(own.owner);
  const ends = await warnAt("2031-03-10T12:00:00-07:00");
  expect(ends.map(({ payload }) => payload)).toMatchObject([{ which: "end" }]);
  for (const job of ends) await home.runJob(job);
  const [end] = await desk.mailsAbout(`/admin/inbox/${urgent}`);
  expect(end?.subject).toContain("Late: A wheel is stuck, from ");

  const late = await warnAt("2031-03-14T12:00:00-07:00");
  expect(late.map(({ payload }) => payload)).toMatchObject([{ which: "end" }]);
  for (const job of late) await home.runJob(job);
  const [nobody] = await desk.mailsAbout(`/admin/inbox/${standard}`);
  expect(nobody?.to).not.toContain(staff.email);
  expect(nobody?.text).toContain("Assigned to: nobody");
  const [kept] = await home.database.db
    .select()
    .from(clocks)
    .where(eq(clocks.conversationId, paused));
  expect(kept).toMatchObject({ halfWarnedAt: null, endWarnedAt: null });
});

test("doesn't warn while a clock stands still, and counts on where it stopped", async () => {
  const id = await desk.askUrgently();
  turnTo(desk.home, "2031-03-10T09:15:00-07:00");
  await desk.change(id, { status: "waiting" });
  expect(await warnAt("2031-03-10T15:00:00-07:00")).toEqual([]);
  await desk.write(id);
  expect(await warnAt("2031-03-10T15:14:00-07:00")).toEqual([]);
  expect(await warnAt("2031-03-10T15:16:00-07:00")).toHaveLength(1);
});
