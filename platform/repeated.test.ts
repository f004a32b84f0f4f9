import { expect, test } from "vitest";
import { repeated } from "./repeated.ts";
import { clockOf } from "../tests/support/clock.ts";

test("a lasting fault is logged at once and then once a minute, with a count", () => {
  let now = 0;
  const lines: unknown[] = [];
  const sometimes = repeated(clockOf(() => new Date(now)));
  for (now = 0; now < 150_000; now += 100) sometimes("down", (more) => lines.push(more));
  expect(lines).toEqual([{}, { repeated: 599 }, { repeated: 599 }]);
  sometimes("another", (more) => lines.push(more));
  expect(lines).toHaveLength(4);
});
