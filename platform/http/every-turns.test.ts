import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { everyTurns } from "./every-turns.ts";

test.each([1, 3])("one is done every %s turns, in the order they came", async (turns) => {
  const later = everyTurns(turns);
  const done: number[] = [];
  const pass = async () => {
    for (let n = 0; n < turns; n += 1) await turn();
  };
  for (const n of [1, 2, 3]) later(() => done.push(n));
  expect(done).toEqual([1]);
  await pass();
  expect(done).toEqual([1, 2]);
  later(() => done.push(4));
  await pass();
  await pass();
  expect(done).toEqual([1, 2, 3, 4]);
  await pass();
  later(() => done.push(5));
  expect(done).toEqual([1, 2, 3, 4, 5]);
});
