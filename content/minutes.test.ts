import { expect, test } from "vitest";
import { sayMinutes } from "./minutes.ts";

test.each([
  [0, "0 min"],
  [15, "15 min"],
  [60, "1 h"],
  [90, "1 h 30 min"],
  [615, "10 h 15 min"],
  [-90, "\u22121 h 30 min"],
])("%i minutes are %s, which does not break", (minutes, said) => {
  expect(sayMinutes(minutes)).toBe(said.replaceAll(" ", "\u00A0"));
});
