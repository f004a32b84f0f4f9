import { expect, test } from "vitest";
import { minutesInWords } from "./say-minutes.ts";

test.each([
  [0, "0 min"],
  [5, "5 min"],
  [60, "1 h"],
  [90, "1 h 30 min"],
  [6000, "100 h"],
])("%i minutes are %s", (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});
