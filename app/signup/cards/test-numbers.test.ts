import { expect, test } from "vitest";
import { outcomeOf, testNumbers } from "./test-numbers.ts";

test("a number means what it is offered as, however it is typed", () => {
  expect(outcomeOf("4000 0000 0000 0341")).toBe("refused-later");
  for (const { digits, outcome } of testNumbers) expect(outcomeOf(digits)).toBe(outcome);
  expect(outcomeOf("4000 0000 0000 0340")).toBeUndefined();
});
