import { expect, test } from "vitest";
import { dollarsAlike } from "./dollars.ts";

test("sums one below another have cents together or not at all", () => {
  const even = [350_000, 67_500];
  expect(even.map(dollarsAlike(even))).toEqual(["$3,500", "$675"]);
  const odd = [350_000, 99_999];
  expect(odd.map(dollarsAlike(odd))).toEqual(["$3,500.00", "$999.99"]);
});
