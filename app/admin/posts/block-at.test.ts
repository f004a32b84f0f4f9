import { expect, test } from "vitest";
import { blockAt } from "./block-at.ts";

const text = "# One\n\nSee [the **tools**](https://a.example).\n\n- same\n\nwords\n\nsame\n\n";
const blocks = ["One", "See the tools.", "same", "words", "same"];
const at = (words: string, from = 0) => blockAt(text, text.indexOf(words, from), blocks);

test("finds the block of the line that the cursor is in", () => {
  expect(at("One")).toBe(0);
  expect(at("tools")).toBe(1);
  expect(at("words")).toBe(3);
});

test("of the same words it finds the first for the first line, the second for the second", () => {
  expect(at("same")).toBe(2);
  expect(at("same", text.indexOf("words"))).toBe(4);
});

test("on an empty line it stays with the one before, and finds none in what isn't shown", () => {
  expect(blockAt(text, text.length, blocks)).toBe(4);
  expect(blockAt("new", 3, blocks)).toBe(-1);
  expect(blockAt("", 0, blocks)).toBe(-1);
});
