import { expect, test } from "vitest";
import { termsShown } from "./current-terms.ts";

test("the words change only together with their version", () => {
  expect(termsShown(undefined)).toEqual({
    version: "2026-11-23",
    hash: "f6bc42a0aba15e54ea91ba68714f6042129a706ca0477ca21f03365bab89656b",
  });
});
