import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { readStored, removeStored, storedKeys, writeStored } from "./browser-storage.ts";

afterEach(() => vi.unstubAllGlobals());

const blocked = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

test("a value is returned if it matches the schema", () => {
  const items = new Map<string, string>();
  const getItem = (key: string) => items.get(key) ?? null;
  const setItem = (key: string, value: string) => items.set(key, value);
  vi.stubGlobal("window", { localStorage: { getItem, setItem } });
  expect(writeStored("localStorage", "a", { n: 1 })).toBe(true);
  expect(readStored("localStorage", "a", z.object({ n: z.number() }))).toEqual({ n: 1 });
  expect(readStored("localStorage", "a", z.string())).toBeNull();
  expect(readStored("localStorage", "b", z.string())).toBeNull();
  items.set("b", "not JSON");
  expect(readStored("localStorage", "b", z.string())).toBeNull();
});

test("full or blocked storage causes no errors", () => {
  const full = { getItem: blocked, setItem: blocked, removeItem: blocked };
  vi.stubGlobal("window", { localStorage: full });
  expect(writeStored("localStorage", "a", 1)).toBe(false);
  expect(readStored("localStorage", "a", z.number())).toBeNull();
  expect(() => removeStored("localStorage", "a")).not.toThrow();
  vi.stubGlobal("window", Object.defineProperty({}, "localStorage", { get: blocked }));
  expect(writeStored("localStorage", "a", 1)).toBe(false);
  expect(readStored("localStorage", "a", z.number())).toBeNull();
  expect(storedKeys("localStorage", "a")).toEqual([]);
});
