import { describe, expect, test } from "vitest";
import { addOpenTime, nextBusinessDay, openTimeBetween } from "./business-time.ts";
import { type Calendar, minutesOfDay } from "./calendar.ts";
import { makeOracle } from "../../tests/calendar/oracle.ts";
import { randomCalendar } from "../../tests/calendar/random-calendar.ts";
import { createChance } from "../../scripts/chance.ts";

const hour = 3_600_000;
const minute = 60_000;
const weekdays = (...times: [string, string][]) => {
  const windows = times.map(([opens, closes]) => ({
    opens: minutesOfDay(opens),
    closes: minutesOfDay(closes),
  }));
  return [windows, windows, windows, windows, windows, [], []];
};
const calendar = (
  week: Calendar["weekdays"],
  exceptions: [string, Calendar["weekdays"][0]][] = [],
) => ({
  timeZone: "America/Los_Angeles",
  weekdays: week,
  exceptions: new Map(exceptions),
});

test("Friday 16:30 and a business hour is Monday 9:30 where the day ends at 17:00", () => {
  const days = calendar(weekdays(["09:00", "17:00"]));
  const due = addOpenTime(days, new Date("2026-11-20T16:30:00-08:00"), hour);
  expect(due).toEqual(new Date("2026-11-23T09:30:00-08:00"));
});

test("a promise that ends with the day is kept on that day", () => {
  const days = calendar(weekdays(["09:00", "18:00"]));
  const due = addOpenTime(days, new Date("2026-11-20T17:00:00-08:00"), hour);
  expect(due).toEqual(new Date("2026-11-20T18:00:00-08:00"));
});

describe("the next business day", () => {
  const halfDay = [{ opens: minutesOfDay("10:00"), closes: minutesOfDay("13:00") }];
  const days = calendar(weekdays(["09:00", "12:00"], ["13:00", "18:00"]), [
    ["2026-11-26", []],
    ["2026-11-27", halfDay],
  ]);
  test.each([
    ["passes over a closed day", "2026-11-25T11:00", "2026-11-27T11:00"],
    ["is over when a half day is", "2026-11-25T16:00", "2026-11-27T13:00"],
    ["begins when a half day does", "2026-11-25T09:15", "2026-11-27T10:00"],
    ["counts a break from its end", "2026-11-23T12:20", "2026-11-24T13:00"],
    ["counts a weekend from Monday", "2026-11-21T10:00", "2026-11-24T09:00"],
  ])("%s", (_, from, due) => {
    expect(nextBusinessDay(days, new Date(`${from}:00-08:00`))).toEqual(
      new Date(`${due}:00-08:00`),
    );
  });
});

test.each([addOpenTime, openTimeBetween, nextBusinessDay])(
  "%o refuses a calendar without an open day",
  (rule) => {
    const from = new Date("2026-11-20T12:00:00Z");
    const run = () => rule(calendar([]), from, new Date("2046-11-20T12:00:00Z") as never);
    expect(run).toThrow("no open day");
  },
);

/** Each has twenty years of minutes, which take a second. */
const calendars = Number(process.env["CALENDARS"] ?? 1);

test.each(Array.from({ length: calendars }, (_, seed) => seed + 1))(
  "twenty years of minutes agree, seed %i",
  (seed) => {
    const chance = createChance(seed);
    const drawn = randomCalendar(chance);
    const oracle = makeOracle(drawn);
    for (let round = 0; round < 1_000; round += 1) {
      const from = oracle.someInstant(chance);
      const minutes = chance.between(1, chance.pick([60, 600, 6_000]));
      const until = new Date(from.getTime() + minutes * minute);
      const said = `from ${from.toISOString()}, ${minutes} minutes`;
      expect(addOpenTime(drawn, from, minutes * minute), said).toEqual(oracle.after(from, minutes));
      expect(openTimeBetween(drawn, from, until), said).toBe(oracle.between(from, until) * minute);
      expect(nextBusinessDay(drawn, from), said).toEqual(oracle.nextDay(from));
    }
  },
);
