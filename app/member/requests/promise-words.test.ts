import { expect, test } from "vitest";
import type { Clock } from "../../../domain/desk/promises/schema.ts";
import { tellPromise } from "./promise-words.ts";

const clock: Clock = {
  kind: "first_answer",
  startedAt: "2031-03-07T20:00:00Z",
  dueAt: "2031-03-10T18:30:00Z",
  paused: false,
  pausedMinutes: 0,
  metAt: null,
  late: false,
  leftMinutes: 120,
};
const due = "Monday, Mar 10, 11:30 AM PDT";

test.each([
  ["open", {}, `We answer by ${due}`],
  ["open", { late: true }, `Late: we promised an answer by ${due}`],
  ["waiting", { paused: true }, "Our time stands still until you answer"],
  ["waiting", { metAt: "2031-03-10T18:00:00Z" }, /^Answered Mar 10, 2031, [^,]+$/],
  ["waiting", { metAt: "2031-03-11T18:00:00Z", late: true }, `later than promised (${due})`],
] as const)("says of what is %s with %j what became of the promise", (status, more, words) => {
  const told = tellPromise({ status, clock: { ...clock, ...more } })?.words;
  expect(told?.replaceAll("\u00A0", " ")).toEqual(
    words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
  );
});

test("names no time that nobody waits for", () => {
  expect(tellPromise({ status: "solved", clock: { ...clock, late: true } })).toBeNull();
  expect(tellPromise({ status: "open", clock: null })).toBeNull();
});
