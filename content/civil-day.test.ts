import { expect, test } from "vitest";
import { civilDay, civilDays, lastMonthDay, monthDay, unbrokenDays } from "./civil-day.ts";
import { unbroken } from "./unbroken.ts";

test("a civil date is the same day in every zone", () => {
  expect(civilDay("2026-03-05")).toBe("March 5, 2026");
  expect(monthDay("2026-03-05")).toBe("March 5");
  expect(lastMonthDay("2026-03-01")).toBe("February 28");
  expect(lastMonthDay("2028-03-01")).toBe("February 29");
});

test.each([
  [{ starts: "2026-03-01", ends: "2026-04-01" }, "March 1 – 31, 2026"],
  [{ starts: "2026-03-05", ends: "2026-04-05" }, "March 5 – April 4, 2026"],
  [{ starts: "2026-12-05", ends: "2027-01-05" }, "December 5, 2026 – January 4, 2027"],
  [{ starts: "2026-03-01", ends: "2026-03-02" }, "March 1, 2026"],
])("%o is %s", (period, said) => {
  expect(civilDays(period).replaceAll(/\s/g, " ")).toBe(said);
});

test("on a screen a line breaks between two days, in neither of them", () => {
  const days = unbrokenDays({ starts: "2026-12-05", ends: "2027-01-05" });
  expect(days.split(" ")).toEqual(["December 5, 2026 –", "January 4, 2027"].map(unbroken));
  expect(unbrokenDays({ starts: "2026-03-01", ends: "2026-04-01" }).split(" ")).toHaveLength(2);
});
