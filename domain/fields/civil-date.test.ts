import { expect, test } from "vitest";
import { addDays, civilDateOf, daysBetween } from "./civil-date.ts";

test("the date is the firm's, on the days its clocks change too", () => {
  expect(civilDateOf(new Date("2026-03-08T07:59:59Z"))).toBe("2026-03-07");
  expect(civilDateOf(new Date("2026-03-08T08:00:00Z"))).toBe("2026-03-08");
  expect(civilDateOf(new Date("2026-03-09T06:59:59Z"))).toBe("2026-03-08");
  expect(civilDateOf(new Date("2026-11-01T07:00:00Z"))).toBe("2026-11-01");
  expect(civilDateOf(new Date("2026-11-02T07:59:59Z"))).toBe("2026-11-01");
});

test("days are counted on the calendar", () => {
  expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
});
