import { expect, test } from "vitest";
import { firmLastDay, unbrokenTimeWithZone } from "./firm-day.ts";

test("a period that is over at midnight of the 22nd has the 21st as its last day", () => {
  expect(firmLastDay("2027-12-22T08:00:00.000Z")).toBe("December 21, 2027");
  expect(firmLastDay("2027-06-22T07:00:00.000Z")).toBe("June 21, 2027");
});

test("one whose end has another hour has the day before as well, also as clocks change", () => {
  expect(firmLastDay("2027-12-22T23:00:00.000Z")).toBe("December 21, 2027");
  expect(firmLastDay("2027-03-15T07:30:00.000Z")).toBe("March 14, 2027");
  expect(firmLastDay("2027-11-08T07:30:00.000Z")).toBe("November 6, 2027");
});

test("on a screen a line breaks between the date and the time of an answer, and in neither", () => {
  const said = unbrokenTimeWithZone("2026-11-26T01:50:00.000Z");
  expect(said.split(" ").map((part) => part.replaceAll(/[\u00A0\u202F]/g, " "))).toEqual([
    "Nov 25, 2026,",
    "5:50 PM PST",
  ]);
});
