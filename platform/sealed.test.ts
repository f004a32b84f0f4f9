import { describe, expect, test } from "vitest";
import { seal, unseal } from "./sealed.ts";

const secret = "a-secret-of-more-than-32-letters-for-tests";
const unreadable = /unable to authenticate/;

test("what an earlier version sealed is read, and it reads what is sealed now", () => {
  const earlier = "9ok4BGhJjQxPmW+cCubH6lCpU2aJ/cVx0TCgkvqxAYGHZQ==";
  expect(unseal(secret, "notes", earlier)).toBe("a word");
  expect(seal(secret, "notes", "a word")).toMatch(/^[A-Za-z\d+/]+={0,2}$/);
});

test("what a later version seals in a way of its own is refused by name", () => {
  const later = `aes-256-gcm-siv.${seal(secret, "notes", "a word")}`;
  expect(() => unseal(secret, "notes", later)).toThrow("this version does not know");
});

describe.each(["", "chacha20-poly1305."] as const)("sealed with “%s”", (mark) => {
  test("it is read by the same secret, for the same purpose, and looks different each time", () => {
    const sealed = seal(secret, "notes", "a word", mark);
    expect(sealed.startsWith(mark)).toBe(true);
    expect(unseal(secret, "notes", sealed)).toBe("a word");
    expect(seal(secret, "notes", "a word", mark)).not.toBe(sealed);
    expect(Buffer.from(sealed, "base64").toString()).not.toContain("a word");
    expect(() => unseal(secret, "other notes", sealed)).toThrow(unreadable);
    expect(() => unseal(`${secret}!`, "notes", sealed)).toThrow(unreadable);
  });

  test("a bit that was changed is noticed, wherever it is", () => {
    const sealed = Buffer.from(seal(secret, "notes", "a word", mark).slice(mark.length), "base64");
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => unseal(secret, "notes", mark + changed.toString("base64"))).toThrow(unreadable);
    }
  });
});
