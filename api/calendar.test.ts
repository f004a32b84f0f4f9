import { afterAll, beforeAll, expect, test } from "vitest";
import { firmMoment } from "../content/firm-day.ts";
import { trialAddresses } from "../content/trial.ts";
import { promisedBy } from "../domain/promised-by.ts";
import type { CalendarYear } from "../domain/calendar/schema.ts";
import { seedCalendar } from "../domain/calendar/seed-calendar.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";

const now = new Date("2026-11-18T20:00:00Z");
let home: TestApp;
let cookie: string;
beforeAll(async () => {
  home = await openTestApp();
  home.advance(now.getTime() - Date.now());
  cookie = await home.signIn(trialAddresses.admin);
  await Promise.all([seedCalendar(home.ctx), seedCalendar(home.ctx)]);
});
afterAll(() => home.close());

const ask = async (): Promise<CalendarYear[]> =>
  (await home.request("GET", "/api/admin/calendar", { headers: { Cookie: cookie } })).json();

const confirm = (year: number, body: Pick<CalendarYear, "updatedAt" | "days">) =>
  home.request("PUT", `/api/admin/calendar/${year}`, {
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

async function readYear(year: number): Promise<CalendarYear> {
  const found = (await ask()).find((one) => one.year === year);
  if (!found) throw new Error(`${year} is not listed`);
  return found;
}

const waiting = async () =>
  (await home.request("GET", "/api/admin/counts", { headers: { Cookie: cookie } })).json();

test("this year and the next are proposed once, with the day a holiday is observed", async () => {
  const [current, following] = await ask();
  expect(current?.days.map(({ date, name }) => `${date} ${name}`)).toEqual([
    "2026-01-01 New Year's Day",
    "2026-05-25 Memorial Day",
    "2026-07-03 Independence Day (observed)",
    "2026-09-07 Labor Day",
    "2026-11-26 Thanksgiving Day",
    "2026-12-25 Christmas Day",
  ]);
  expect(following?.days.map(({ date }) => date)).toContain("2027-12-31");
  expect(current?.offered).toContainEqual({ date: "2026-02-16", name: "Presidents' Day" });
  expect((await waiting()).calendar).toBe(2);
});

// 2026-11-20 is a Friday; the clocks go forward on Sunday, 2026-03-08.
test.each([
  ["within hours", "2026-11-18T15:30:00-08:00", "Thursday, Nov 19, 3:30 PM PST"],
  ["on a Friday", "2026-11-20T17:59:00-08:00", "Monday, Nov 23, 5:59 PM PST"],
  ["at the opening", "2026-11-18T09:00:00-08:00", "Thursday, Nov 19, 9 AM PST"],
  ["before the opening", "2026-11-18T08:59:59-08:00", "Thursday, Nov 19, 9 AM PST"],
  ["at the closing", "2026-11-18T18:00:00-08:00", "Friday, Nov 20, 9 AM PST"],
  ["on a Friday evening", "2026-11-20T18:00:00-08:00", "Tuesday, Nov 24, 9 AM PST"],
  ["on a Saturday", "2026-11-21T12:00:00-08:00", "Tuesday, Nov 24, 9 AM PST"],
  ["before Thanksgiving", "2026-11-25T11:00:00-08:00", "Friday, Nov 27, 11 AM PST"],
  ["before the clocks change", "2026-03-06T11:00:00-08:00", "Monday, Mar 9, 11 AM PDT"],
])("what comes %s is answered the next business day", async (_, from, due) => {
  const by = await promisedBy(home.ctx, new Date(from));
  expect(firmMoment(by)).toBe(due);
});

test("what staff confirm is what promises are counted with", async () => {
  const { days, updatedAt } = await readYear(2026);
  const half = { date: "2026-12-24", name: "Christmas Eve", closesAt: "13:00" };
  const answer = await confirm(2026, { updatedAt, days: [...days, half] });
  expect(answer.status).toBe(200);
  const after = await readYear(2026);
  expect(after.days.at(-2)).toEqual(half);
  expect(after.confirmedBy).not.toBeNull();
  expect((await waiting()).calendar).toBe(1);
  const by = await promisedBy(home.ctx, new Date("2026-12-23T16:00:00-08:00"));
  expect(firmMoment(by)).toBe("Thursday, Dec 24, 1 PM PST");
});

test("of two who confirm a year at once, the second is told", async () => {
  const { updatedAt, days } = await readYear(2027);
  const all = [days, days.slice(1)];
  const answers = await Promise.all(all.map((some) => confirm(2027, { updatedAt, days: some })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = all[answers.findIndex(({ ok }) => ok)]!;
  expect((await confirm(2027, { updatedAt, days: saved })).status, "sent again").toBe(200);
});

test.each([
  ["a day of another year", [{ date: "2027-01-04", name: "A day off", closesAt: null }]],
  ["a day twice", [1, 2].map(() => ({ date: "2026-03-02", name: "A day off", closesAt: null }))],
  ["a day that does not exist", [{ date: "2026-02-30", name: "A day off", closesAt: null }]],
  ["a time that does not exist", [{ date: "2026-03-02", name: "Early", closesAt: "25:00" }]],
  ["no name", [{ date: "2026-03-02", name: " ", closesAt: null }]],
])("%s is refused and changes nothing", async (_, days) => {
  const before = await readYear(2026);
  const answer = await confirm(2026, { updatedAt: before.updatedAt, days });
  expect(answer.status).toBe(400);
  expect(await readYear(2026)).toEqual(before);
});

test.each([2026.5, "soon", 1, 2031])("there is no year %s", async (year) => {
  const answer = await confirm(Number(year), { updatedAt: new Date().toISOString(), days: [] });
  expect(answer.status).toBe(404);
});
