import { expect, test } from "vitest";
import { resumptionOf } from "./resumption.ts";

const pausedFor = (months: number, paidThrough: string | null) => ({
  membership: {
    anchor: "2027-01-15",
    anchorMonth: 0,
    cadence: "month" as const,
    status: "paused" as const,
    endsOn: null,
    planId: "crm-essentials",
    term: "month" as const,
    termMonth: 0,
    nextPlanId: null,
    nextTerm: null,
    paidThrough,
  },
  last: { id: "", n: 0, month: 0, starts: "2027-01-15", ends: "2027-02-15" },
  pauses: [{ month: 1, months }],
});

test("a pause ends on its first day where the firm bills, and a month later where the provider has given that day's invoice up", () => {
  const on = "2027-02-15";
  expect(resumptionOf(pausedFor(2, null), on)).toEqual({ takesBack: "pause", on });
  expect(resumptionOf(pausedFor(2, on), on)).toEqual({ takesBack: "pause", on: "2027-03-15" });
  expect(resumptionOf(pausedFor(1, on), on)).toEqual({
    refusal: "The next period begins on March 15, 2027 anyway, and can’t begin earlier.",
  });
});
