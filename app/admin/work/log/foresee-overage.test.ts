import { expect, test } from "vitest";
import { foreseeOverage } from "./foresee-overage.ts";

const company = {
  name: "Cedar Clinic",
  remainingMinutes: 60,
  overageCapMinutes: 0,
  overageCapUsedMinutes: 0,
  hours: { awaited: null },
  periods: [],
};
const today = "2031-04-01";

test("there is nothing to say while the hours suffice", () => {
  expect(foreseeOverage(company, 60, today)).toBeNull();
});

test("what was agreed to is said, and whether it suffices", () => {
  expect(foreseeOverage(company, 90, today)).toEqual({
    needsYes: true,
    text: "Cedar Clinic has 1 h left: 30 min of this would be overage. They have agreed to none, so an owner has to say yes first.",
  });
  const capped = { ...company, overageCapMinutes: 120, overageCapUsedMinutes: 60 };
  expect(foreseeOverage(capped, 120, today)).toMatchObject({ needsYes: false });
  expect(foreseeOverage(capped, 135, today)).toMatchObject({
    needsYes: true,
    text: expect.stringContaining("Of the 2 h a month they have agreed to, 1 h is left"),
  });
});

test("without hours all of it is overage", () => {
  expect(foreseeOverage({ ...company, remainingMinutes: 0 }, 15, today)?.text).toMatch(
    /^Cedar Clinic has no hours left: 15 min/,
  );
});

const renewing = {
  ...company,
  hours: { awaited: { starts: today, ends: "2031-05-01", minutes: 600 } },
  periods: [
    { starts: "2031-03-01", ends: today, closed: false },
    { starts: "2031-02-01", ends: "2031-03-01", closed: true },
  ],
};

test("on the day of a renewal the hours to come count, as far as they reach", () => {
  expect(foreseeOverage(renewing, 180, today)).toEqual({
    needsYes: false,
    text: "Cedar Clinic has 1 h left until the renewal is charged, and 10 h more then: 2 h of this waits for them.",
  });
  expect(foreseeOverage(renewing, 720, today)).toEqual({
    needsYes: true,
    text: "Cedar Clinic has 1 h left until the renewal is charged, and 10 h more then: 1 h of this would be overage. They have agreed to none, so an owner has to say yes first.",
  });
});

test("they are not for work of the period that is over, until that is closed", () => {
  expect(foreseeOverage(renewing, 180, "2031-03-31")).toEqual({
    needsYes: true,
    text: "Cedar Clinic has 1 h left: 2 h of this would be overage. They have agreed to none, so an owner has to say yes first.",
  });
  expect(foreseeOverage(renewing, 180, "2031-02-28")).toMatchObject({
    needsYes: false,
    text: expect.stringContaining("2 h of this waits for them"),
  });
});
