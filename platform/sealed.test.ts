import { expect, test } from "vitest";
import { seal, unseal } from "./sealed.ts";

const secret = "a-secret-of-more-than-32-letters-for-tests";
const unreadable = /unable to authenticate/;

test("what is sealed is read by the same secret, for the same purpose, and looks different each time", () => {
  const sealed = seal(secret, "notes", "a word");
  expect(unseal(secret, "notes", sealed)).toBe("a word");
  expect(seal(secret, "notes", "a word")).not.toBe(sealed);
  expect(Buffer.from(sealed, "base64").toString()).not.toContain("a word");
  expect(() => unseal(secret, "other notes", sealed)).toThrow(unreadable);
  expect(() => unseal(`${secret}!`, "notes", sealed)).toThrow(unreadable);
});

test("a bit that was changed is noticed, wherever it is", () => {
  const sealed = Buffer.from(seal(secret, "notes", "a word"), "base64");
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => unseal(secret, "notes", changed.toString("base64"))).toThrow(unreadable);
  }
});
