import { expect, test } from "vitest";
import { sayTimeLeft } from "./say-time-left.ts";

test.each([
  [130, "2 h 10 min left"],
  [1, "1 min left"],
  [0, "Due now"],
  [-1, "Late by 1 min"],
  [-180, "Late by 3 h"],
  [1439, "23 h 59 min left"],
  [1440, "1 day left"],
  [-4400, "Late by 3 days"],
])("%i minutes are %s", (minutes, words) => {
  expect(sayTimeLeft(minutes).replaceAll("\u00A0", " ")).toBe(words);
});
