import { expect, test } from "vitest";
import { readMinutes } from "./read-minutes.ts";

test.each([
  ["1:30", 90],
  ["0:05", 5],
  ["90m", 90],
  ["90 min", 90],
  ["1.5h", 90],
  ["1,5 h", 90],
  [".5h", 30],
  ["1h 30m", 90],
  ["1h30", 90],
  ["2 hours", 120],
  ["1.5", 90],
  ["90", 90],
  ["  45  ", 45],
  ["24:00", 1440],
])("%s is %i minutes", (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes);
});

test.each([
  "",
  "0",
  "0:00",
  "1:60",
  "24:01",
  "25h",
  "1441",
  "-5",
  "1:3",
  "abc",
  "1h 90m",
  "1e3",
  "1,000",
  "h",
  ":",
])("%j is not an amount of time to log", (typed) => {
  expect(readMinutes(typed)).toBeNull();
});
