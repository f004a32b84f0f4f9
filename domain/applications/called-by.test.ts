import { expect, test } from "vitest";
import { firmMoment } from "../../content/firm-day.ts";
import { calledBy } from "./called-by.ts";

// 2026-11-20 is a Friday; the clocks go forward on Sunday, 2026-03-08.
test.each([
  ["within hours", "2026-11-18T15:30:00-08:00", "Thursday, Nov 19, 3:30 PM PST"],
  ["on a Friday", "2026-11-20T17:59:00-08:00", "Monday, Nov 23, 5:59 PM PST"],
  ["at the opening", "2026-11-18T09:00:00-08:00", "Thursday, Nov 19, 9 AM PST"],
  ["before the opening", "2026-11-18T08:59:59-08:00", "Thursday, Nov 19, 9 AM PST"],
  ["at the closing", "2026-11-18T18:00:00-08:00", "Friday, Nov 20, 9 AM PST"],
  ["on a Friday evening", "2026-11-20T18:00:00-08:00", "Tuesday, Nov 24, 9 AM PST"],
  ["on a Saturday", "2026-11-21T12:00:00-08:00", "Tuesday, Nov 24, 9 AM PST"],
  ["on a Sunday night", "2026-11-22T23:59:00-08:00", "Tuesday, Nov 24, 9 AM PST"],
  ["before the clocks change", "2026-03-06T11:00:00-08:00", "Monday, Mar 9, 11 AM PDT"],
])("what comes %s is answered the next business day", async (_, from, due) => {
  expect(firmMoment(await calledBy(new Date(from)))).toBe(due);
});
