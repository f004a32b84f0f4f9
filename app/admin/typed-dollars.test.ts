import { expect, test } from "vitest";
import { typedDollars } from "./typed-dollars.ts";

const read = (words: string) => typedDollars("What is that?").safeParse(words).data;

test("an amount is read in cents, and one that could be read two ways is not", () => {
  const amounts = ["1250", "99.50", " $1,234,567.8 ", "0"];
  expect(amounts.map(read)).toEqual([125_000, 9950, 123_456_780, 0]);
  const others = ["", "1234,50", "9,50", "1,234.505", "12,34", "1e3", "-5", "1 250"];
  expect(others.map(read)).toEqual(others.map(() => undefined));
});
