import { expect, test } from "vitest";
import { termsShown } from "./current-terms.ts";

test("the words change only together with their version", () => {
  expect(termsShown(undefined)).toEqual({
    version: "2026-11-25",
    hash: "ee5889f53af844bd3feb4b0bee4dee5611cf7dc7a2812793c7cc5c9e40326703",
  });
});
