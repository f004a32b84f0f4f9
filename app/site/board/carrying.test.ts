import { describe, expect, it } from "vitest";
import { carryingCost, pairs } from "./carrying.ts";

describe("what carrying costs", () => {
  it("is hours a week times the hour's price times 52 weeks", () => {
    expect(carryingCost(6, 40)).toEqual({ dollars: 12_480, hoursAYear: 312, workWeeks: 7.8 });
    expect(carryingCost(2.5, 33.33)).toMatchObject({ dollars: 4_333, hoursAYear: 130 });
  });

  it("is nothing where nobody carries", () => {
    expect(carryingCost(0, 40)).toEqual({ dollars: 0, hoursAYear: 0, workWeeks: 0 });
  });

  it("is not known without both numbers", () => {
    expect(carryingCost(Number.NaN, 40)).toBeUndefined();
    expect(carryingCost(6, -1)).toBeUndefined();
  });
});

it("each tool may disagree with every other", () => {
  expect([0, 1, 2, 5, 8].map(pairs)).toEqual([0, 0, 1, 10, 28]);
});
