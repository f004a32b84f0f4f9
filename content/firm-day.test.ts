import { expect, test } from "vitest";
import { firmLastDay } from "./firm-day.ts";

test("a period that is over at midnight of the 22nd has the 21st as its last day", () => {
  expect(firmLastDay("2027-12-22T08:00:00.000Z")).toBe("December 21, 2027");
  expect(firmLastDay("2027-06-22T07:00:00.000Z")).toBe("June 21, 2027");
});

test("one that is over at three in the afternoon has that day", () => {
  expect(firmLastDay("2027-12-22T23:00:00.000Z")).toBe("December 22, 2027");
});
