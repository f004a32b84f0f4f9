import { expect, test } from "vitest";
import { foreseeOverage } from "./foresee-overage.ts";

const company = {
  name: "Cedar Clinic",
  remainingMinutes: 60,
  awaitedMinutes: 0,
  overageCapMinutes: 0,
  overageCapUsedMinutes: 0,
};

test("there is nothing to say while the hours suffice", () => {
  expect(foreseeOverage(company, 60)).toBeNull();
});

test("what was agreed to is said, and whether it suffices", () => {
  expect(foreseeOverage(company, 90)).toEqual({
    needsYes: true,
    text: "Cedar Clinic has 1 h left: 30 min of this would be overage. They have agreed to none, so an owner has to say yes first.",
  });
  const capped = { ...company, overageCapMinutes: 120, overageCapUsedMinutes: 60 };
  expect(foreseeOverage(capped, 120)).toMatchObject({ needsYes: false });
  expect(foreseeOverage(capped, 135)).toMatchObject({
    needsYes: true,
    text: expect.stringContaining("Of the 2 h a month they have agreed to, 1 h is left"),
  });
});

test("without hours all of it is overage", () => {
  expect(foreseeOverage({ ...company, remainingMinutes: 0 }, 15)?.text).toMatch(
    /^Cedar Clinic has no hours left: 15 min/,
  );
});

test("on the day of a renewal the hours to come count, as far as they reach", () => {
  const renewing = { ...company, awaitedMinutes: 600 };
  expect(foreseeOverage(renewing, 180)).toEqual({
    needsYes: false,
    text: "Cedar Clinic has 1 h left until the renewal is charged, and 10 h more then: 2 h of this waits for them.",
  });
  expect(foreseeOverage(renewing, 720)).toEqual({
    needsYes: true,
    text: "Cedar Clinic has 1 h left until the renewal is charged, and 10 h more then: 1 h of this would be overage. They have agreed to none, so an owner has to say yes first.",
  });
});
