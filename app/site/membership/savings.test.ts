import { expect, it } from "vitest";
import { hourlyRates } from "../../../content/rates.ts";
import { memberQuickstartDiscount, quickstarts } from "../../../content/quickstarts.ts";
import { discounted, savingOf } from "./savings.ts";

it("finds the savings that the firm states", () => {
  expect(
    Object.values(hourlyRates).map(({ member, nonMember }) => savingOf(nonMember, member)),
  ).toEqual([
    { amount: 2_500, percent: 17 },
    { amount: 1_500, percent: 20 },
  ]);
});

it("takes 15% off each quickstart", () => {
  const prices = Object.values(quickstarts).map(({ price }) =>
    discounted(price, memberQuickstartDiscount),
  );
  expect(prices).toEqual([382_500, 467_500, 297_500]);
});

it("rounds to whole cents", () => {
  expect(discounted(999, 15)).toBe(849);
});
