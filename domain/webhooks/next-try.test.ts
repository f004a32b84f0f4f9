import { expect, test } from "vitest";
import { nextTry } from "./next-try.ts";

const now = new Date("2026-11-20T12:00:00Z");
const hour = 3_600_000;
const after = (tries: number, retryAfter?: string) =>
  nextTry(tries, now, retryAfter)!.getTime() - now.getTime();

test("tries are spread by a tenth, over some three days, and end with the tenth", () => {
  const fourth = Array.from({ length: 200 }, () => after(4));
  expect(new Set(fourth).size).toBeGreaterThan(10);
  expect(Math.min(...fourth)).toBeGreaterThanOrEqual(1.8 * hour);
  expect(Math.max(...fourth)).toBeLessThanOrEqual(2.2 * hour);
  const all = Array.from({ length: 9 }, (_, n) => after(n + 1)).reduce((sum, ms) => sum + ms);
  expect(all / hour).toBeGreaterThan(3 * 24 * 0.9);
  expect(all / hour).toBeLessThan(3.5 * 24);
  expect(nextTry(10, now)).toBeNull();
});

test.each([
  ["a longer wait, in seconds", "7200", 2 * hour],
  ["a date", "Fri, 20 Nov 2026 15:00:00 GMT", 3 * hour],
  ["a week, which is too long", "604800", 24 * hour],
])("what an endpoint asks for is kept: %s", (_, retryAfter, ms) => {
  expect(after(1, retryAfter)).toBe(ms);
});

test.each(["0", "nonsense", "-5"])("%j asks for nothing", (retryAfter) => {
  expect(after(1, retryAfter)).toBeLessThanOrEqual(5500);
});
