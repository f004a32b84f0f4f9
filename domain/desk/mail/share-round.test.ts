import { expect, test } from "vitest";
import { shareRound } from "./share-round.ts";

const uids = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

test("mails that wait keep no new ones waiting, and new ones none that wait", () => {
  const [many, few] = [uids(1, 30), uids(100, 3)];
  expect(shareRound({ again: many, fresh: few }, 10)).toEqual([...uids(1, 5), ...few, 6, 7]);
  expect(shareRound({ again: few, fresh: many }, 10)).toEqual([...few, ...uids(1, 7)]);
  expect(shareRound({ again: [1, 2], fresh: [2, 3] }, 10)).toEqual([1, 2, 3]);
});
