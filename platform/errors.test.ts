import { expect, test, vi } from "vitest";
import { CodedError } from "./errors.ts";
import { CardServiceError } from "./payments/cards.ts";

test("a coded error is recognized and told apart by its code", () => {
  const plain = new CodedError("unavailable", "Later.");
  const kind = new CardServiceError("unavailable", "Later.");
  expect(plain).toBeInstanceOf(CodedError);
  expect(kind).toBeInstanceOf(CodedError);
  expect(kind).toBeInstanceOf(CardServiceError);
  expect(plain).not.toBeInstanceOf(CardServiceError);
  expect(new Error("Later.")).not.toBeInstanceOf(CodedError);
});

test("so is one made by another copy of the class", async () => {
  vi.resetModules();
  const copy = await import("./errors.ts");
  expect(copy.CodedError).not.toBe(CodedError);
  expect(new copy.CodedError("conflict", "Twice.")).toBeInstanceOf(CodedError);
});
