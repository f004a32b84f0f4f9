import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { periodDates } from "./period-dates.ts";

const anchors = (year: number) => {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  return Array.from({ length: first.daysInYear }, (_, day) => first.add({ days: day }));
};

test.each([2023, 2024, 2025, 2028])("months from every day of %i keep to the calendar", (year) => {
  for (const anchor of anchors(year)) {
    const rhythm = { anchor: anchor.toString(), anchorMonth: 0, cadence: "month" as const };
    for (let month = 0; month < 50; month += 1) {
      const starts = anchor.add({ months: month }).toString();
      const ends = anchor.add({ months: month + 1 }).toString();
      expect(periodDates(rhythm, month)).toEqual({ starts, ends });
    }
  }
});

const starts = (anchor: string, months: number[], anchorMonth = 0) =>
  months.map((month) => periodDates({ anchor, anchorMonth, cadence: "month" }, month).starts);

test("an anchor on the 31st comes back to it", () => {
  expect(starts("2026-01-31", [0, 1, 2, 3, 13, 25])).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2027-02-28",
    "2028-02-29",
  ]);
  expect(starts("2024-02-29", [12, 48])).toEqual(["2025-02-28", "2028-02-29"]);
});

test("months count from the one that begins on the anchor", () => {
  expect(starts("2027-03-31", [3, 4, 5, 6], 3)).toEqual([
    "2027-03-31",
    "2027-04-30",
    "2027-05-31",
    "2027-06-30",
  ]);
});

test("thirty days are thirty days, whatever the month or the clocks do", () => {
  for (const anchor of anchors(2024)) {
    const rhythm = { anchor: anchor.toString(), anchorMonth: 0, cadence: "thirty-days" as const };
    for (let month = 0; month < 26; month += 1) {
      expect(periodDates(rhythm, month)).toEqual({
        starts: anchor.add({ days: 30 * month }).toString(),
        ends: anchor.add({ days: 30 * (month + 1) }).toString(),
      });
    }
  }
});
