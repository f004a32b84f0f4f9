import { expect, test } from "vitest";
import { termsShown } from "./current-terms.ts";

test("the words change only together with their version", () => {
  expect(termsShown(undefined)).toEqual({
    version: "2026-11-23",
    hash: "5e9d7c655a13164bd46edf6b2e518fcdd52780c829cadb799112fdac3b2ac413",
  });
});
