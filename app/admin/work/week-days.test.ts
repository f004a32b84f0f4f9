import { expect, test } from "vitest";
import { weekOf } from "./week-days.ts";

test("a week begins on Monday, also across months and years", () => {
  expect(weekOf("2026-11-22")).toEqual([
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
  ]);
  expect(weekOf("2026-11-23")[0]).toBe("2026-11-23");
  expect(weekOf("2027-01-01", -1).slice(0, 2)).toEqual(["2026-12-21", "2026-12-22"]);
});
