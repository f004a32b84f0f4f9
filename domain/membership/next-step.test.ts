import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

/** A year that was paid for from so many days after the first period on. */
const afterAYear = (paidThrough: string) =>
  nextStep(
    {
      membership: {
        anchor: "2027-01-31",
        anchorMonth: 0,
        cadence: "month",
        status: "active",
        endsOn: null,
        planId: "crm-essentials",
        term: "year",
        termMonth: 1,
        nextPlanId: null,
        nextTerm: null,
        paidThrough,
      },
      last: { id: "", n: 12, month: 12, starts: "2028-01-31", ends: "2028-02-29" },
      pauses: [],
    },
    "2028-03-04",
  );

test("a term that began some days late at the provider does not pay for a thirteenth month", () => {
  expect(afterAYear("2028-02-28")).toBeNull();
  expect(afterAYear("2028-03-03")).toBeNull();
  expect(afterAYear("2028-03-30")).toMatchObject({ kind: "period", starts: "2028-02-29" });
});
