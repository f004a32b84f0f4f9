import { expect, it } from "vitest";
import { monthlyPriceLabel } from "./monthly-price.ts";

it("gives one price its unit", () => {
  expect(monthlyPriceLabel("9.99")).toBe("$9.99/mo");
});

it("gives a range its unit", () => {
  expect(monthlyPriceLabel("49-499")).toBe("$49-499/mo");
});
