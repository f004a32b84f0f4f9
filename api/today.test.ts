import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "../domain/companies/tables.ts";
import { memberships } from "../domain/membership/tables.ts";
import type { PastWeeks, Today, TodayItem } from "../domain/office/today/schema.ts";
import { openPeriods } from "../domain/hours/open-period.ts";
import { newPerson } from "../tests/support/company.ts";
import { ask, type Desk, near, openDesk, sendEnquiry, turnTo } from "../tests/support/desk.ts";

let desk: Desk;
let requestId: string;
let leadId: string;

/** On a Friday at 16:30: what a member, a stranger, an applicant and a consultant leave behind. */
beforeAll(async () => {
  desk = await openDesk();
  const { home, own, staff } = desk;
  leadId = await sendEnquiry(home, staff);
  requestId = await desk.askUrgently();
  await home.post("/api/membership/request", {
    firstName: "Mary",
    lastName: "Somerville",
    email: "mary@example.org",
    phone: "909 555 0188",
    company: "Tides",
    requestedPlan: "Growth",
  });
  const startedAt = home.ctx.clock.now();
  const membership = { companyId: own.id, planId: "growth", billing: "by-hand" as const };
  const [made] = await home.database.db
    .insert(memberships)
    .values({ ...membership, startedAt, anchor: "2031-03-07" })
    .returning();
  await openPeriods(home.ctx, made!.id);
  const line = { companyId: own.id, date: "2031-03-07", where: "onshore", text: "A call" };
  for (const minutes of [30, 60]) await staff.call("POST", "/api/admin/work", { ...line, minutes });
});
afterAll(() => desk.close());

const today = async (): Promise<Today> => (await desk.staff.call("GET", "/api/admin/today")).body;
const weeks = async (): Promise<PastWeeks> =>
  (await desk.staff.call("GET", "/api/admin/today/weeks")).body;
const only = (items: TodayItem[], kind: TodayItem["kind"]) =>
  items.filter((item) => item.kind === kind);

test("lists what needs a person: promises by when they are due, then the rest by when it came", async () => {
  const { items, more } = await today();
  expect(items.map(({ kind }) => kind)).toEqual(["request", "lead", "application", "jobs", "work"]);
  expect(more).toBe(false);
  expect(only(items, "work")).toEqual([
    {
      kind: "work",
      id: desk.own.id,
      title: "Analytical Engines",
      detail: "2 lines, 1\u00A0h\u00A030\u00A0min to approve",
      since: near("2031-03-07T16:30:00-08:00"),
      dueAt: null,
      leftMinutes: null,
      href: `/admin/work?companyId=${desk.own.id}&status=logged`,
    },
  ]);
  expect(only(items, "request")).toMatchObject([
    {
      title: "A wheel is stuck",
      detail: expect.stringContaining("Analytical Engines, urgent"),
      // Half an hour of business on Friday and, as clocks have changed, the rest on Monday.
      dueAt: near("2031-03-10T11:30:00-07:00"),
      leftMinutes: expect.closeTo(66 * 60, -1),
      href: `/admin/inbox/${requestId}`,
    },
  ]);
  expect(only(items, "application")).toMatchObject([
    {
      title: "Mary Somerville",
      detail: "Growth, Tides",
      dueAt: near("2031-03-10T16:30:00-07:00"),
      href: "/admin?tab=requests&q=mary%40example.org",
    },
  ]);
});

test("says what is late, and forgets what waits for the client, is put off or done", async () => {
  turnTo(desk.home, "2031-03-10T12:00:00-07:00");
  const late = (await today()).items.filter(({ leftMinutes }) => (leftMinutes ?? 0) < 0);
  expect(late.map(({ id }) => id)).toEqual([requestId]);
  await desk.reply(requestId);
  await desk.change(leadId, { snoozeUntil: "2031-03-11T17:00:00.000Z" });
  expect((await today()).items.map(({ kind }) => kind)).toEqual(["application", "jobs", "work"]);
  turnTo(desk.home, "2031-03-11T12:00:00-07:00");
  const [lead] = only((await today()).items, "lead");
  expect(lead).toMatchObject({ id: leadId, dueAt: near("2031-03-10T16:30:00-07:00") });
});

test("counts twelve weeks, of which this one is the last", async () => {
  const before = await weeks();
  expect(before.weeks).toHaveLength(12);
  expect(before.weeks[0]?.starts).toBe("2030-12-23");
  expect(before.weeks.at(-1)).toEqual({
    starts: "2031-03-10",
    inTime: 0,
    late: 2,
    usedMinutes: 0,
  });
  expect(before.leads).toEqual([{ about: expect.stringContaining("Growth"), leads: 1 }]);
  const { body } = await desk.staff.call("GET", "/api/admin/work");
  await desk.staff.call("POST", `/api/admin/work/${body[0].id}/approve`);
  await desk.write(requestId);
  await desk.reply(requestId);
  const after = await weeks();
  expect(after.weeks.at(-2)).toEqual({
    starts: "2031-03-03",
    inTime: 0,
    late: 0,
    usedMinutes: body[0].billedMinutes,
  });
  // Promised on Tuesday, due on Wednesday, and kept at once.
  expect(after.weeks.at(-1)).toMatchObject({ inTime: 1, late: 2 });
  await desk.change(leadId, { status: "spam" });
  const { leads, weeks: last } = await weeks();
  expect(leads).toEqual([]);
  // Filing it away hides nothing.
  expect(last.at(-1)).toMatchObject({ inTime: 1, late: 2 });
});

test("is for staff alone", async () => {
  const stranger = await newPerson(desk.home);
  const paths = ["today", "today.csv", "today/weeks", "promises", "promises.csv"];
  for (const path of paths.map((name) => `/api/admin/${name}`)) {
    expect((await stranger.call("GET", path)).status, path).toBe(403);
    expect((await desk.home.request("GET", path)).status, path).toBe(401);
  }
});

test("promises kept are counted by week, by urgency and by company, as long as asked", async () => {
  const { call } = desk.staff;
  const { body } = await call("GET", "/api/admin/promises?weeks=4");
  expect(body.weeks).toHaveLength(4);
  expect(body.weeks.at(-1)).toEqual({ starts: "2031-03-10", inTime: 1, late: 2, unneeded: 0 });
  expect(body.kinds).toEqual([
    { kind: "urgent", inTime: 1, late: 1, unneeded: 0 },
    { kind: "standard", inTime: 0, late: 0, unneeded: 0 },
    { kind: "lead", inTime: 0, late: 1, unneeded: 0 },
  ]);
  expect(body.companies).toEqual([
    { id: desk.own.id, name: "Analytical Engines", inTime: 1, late: 1, unneeded: 0 },
    { id: null, name: "Leads", inTime: 0, late: 1, unneeded: 0 },
  ]);
  expect(body.more).toBe(false);
  const closed = await ask(desk.own.owner);
  await desk.change(closed, { status: "solved" });
  const after = (await call("GET", "/api/admin/promises")).body;
  expect(after.weeks).toHaveLength(12);
  expect(after.kinds[1]).toMatchObject({ inTime: 0, late: 0, unneeded: 1 });
  const file = await call("GET", "/api/admin/promises.csv?weeks=4");
  expect(file.body.trim().split("\r\n").slice(1)).toEqual([
    "2031-03-10,Analytical Engines,Standard,0,0,1",
    "2031-03-10,Analytical Engines,Urgent,1,1,0",
    "2031-03-10,Leads,Lead,0,1,0",
  ]);
});

test("its file has what it lists, and all of a kind that the list cuts off", async () => {
  const { body } = await desk.staff.call("GET", "/api/admin/today.csv");
  const lines = body.trim().split("\r\n").slice(1);
  expect(lines).toHaveLength((await today()).items.length);
  expect(lines[0]).toMatch(
    /^Mary Somerville,"Growth, Tides",Call about membership,2031-03-10 16:30,-\d+,2031-03-07 16:30$/,
  );
  const rest = Array.from({ length: 51 }, (_, at) => ({
    id: desk.own.id.replace(/^.{4}/, String(1000 + at)),
    name: `Company ${at}`,
  }));
  await desk.home.database.db.insert(companies).values(rest);
  const work = rest.map(({ id }) => ({ companyId: id, date: "2031-03-07", minutes: 30 }));
  for (const line of work)
    await desk.staff.call("POST", "/api/admin/work", { ...line, where: "onshore", text: "A call" });
  const { items, more } = await today();
  expect([only(items, "work").length, more]).toEqual([50, true]);
  const whole = (await desk.staff.call("GET", "/api/admin/today.csv")).body;
  expect(whole.match(/,Approve work,/g)).toHaveLength(52);
});
