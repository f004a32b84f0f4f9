import { expect, test } from "vitest";
import { lineChanges } from "./line-changes.ts";

const marks = { same: " ", mine: "+", theirs: "-" };
const shown = (mine: string, theirs: string) =>
  lineChanges(mine, theirs)
    .map(({ kind, line }) => marks[kind] + line)
    .join("\n");

test("tells what only one of two texts has", () => {
  expect(shown("a\nb\nc", "a\nx\nc\nd")).toBe(" a\n-x\n+b\n c\n-d");
});

test("has nothing to tell of equal texts", () => {
  expect(shown("a\n\nb", "a\n\nb")).toBe(" a\n \n b");
});

test("each text can be read off again", () => {
  const mine = "one\ntwo\nthree\nfour";
  const theirs = "zero\ntwo\nfour\nfive";
  const changes = lineChanges(mine, theirs);
  const without = (kind: string) =>
    changes
      .filter((change) => change.kind !== kind)
      .map(({ line }) => line)
      .join("\n");
  expect(without("theirs")).toBe(mine);
  expect(without("mine")).toBe(theirs);
});
