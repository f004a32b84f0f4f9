import { expect, test } from "vitest";
import { sayDraft } from "./say-draft.ts";
import { noDay } from "./typed-day.ts";

const day = (date: string, closesAt: string | null = null) => ({ date, name: date, closesAt });
const before = [day("2027-01-01"), day("2027-07-05"), day("2027-12-24", "13:00")];

test.each([
  [before, ""],
  [before.toReversed(), ""],
  [[...before, day("2027-02-15")], "1 day added"],
  [[day("2027-02-15"), day("2027-12-24")], "1 day added, 2 removed, 1 changed"],
  [[], "3 days removed"],
])("what was done to the days of a year is counted", (after, said) => {
  expect(sayDraft(before, { days: after, typed: noDay }).replaceAll("\u00A0", " ")).toBe(said);
});

test("a day that was typed and not added is unsaved, too", () => {
  const typed = { date: "", name: "Company retreat" };
  expect(sayDraft(before, { days: before, typed })).toBe("a day typed but not added");
});
