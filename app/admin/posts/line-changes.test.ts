import { expect, test } from "vitest";
import { lineChanges } from "./line-changes.ts";

const lines = (word: string) => Array.from({ length: 1_000 }, (_, at) => `${word} ${at}`);
const marks = { same: " ", mine: "+", theirs: "-" };
const shown = (mine: string, theirs: string) =>
  lineChanges(mine, theirs)
    .map(({ kind, line }) => marks[kind] + line)
    .join("\n");

test("shows what only one of two texts has", () => {
  expect(shown("a\nb\nc", "a\nx\nc\nd")).toBe(" a\n-x\n+b\n c\n-d");
});

test("shows nothing for equal texts", () => {
  expect(shown("a\n\nb", "a\n\nb")).toBe(" a\n \n b");
});

test("lets each text be reconstructed", () => {
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

test("shows two texts with hardly a line in common one after the other", () => {
  const kinds = lineChanges(lines("my").join("\n"), lines("their").join("\n")).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual([...Array(1_000).fill("theirs"), ...Array(1_000).fill("mine")]);
});
