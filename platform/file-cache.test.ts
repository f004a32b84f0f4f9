import { expect, test, vi } from "vitest";
import { createFileCache } from "./file-cache.ts";

const file = (bytes = 1) => new Uint8Array(bytes);

function openCache(maxSize?: number) {
  const files = createFileCache(maxSize);
  files.resume();
  const isCached = async (path: string) => (await files.read(path, async () => null)) !== null;
  return { files, isCached };
}

test("a file is loaded once while removals are announced, and every time otherwise", async () => {
  const files = createFileCache();
  const load = vi.fn<() => Promise<Uint8Array<ArrayBuffer>>>(async () => file());
  const loads = async () => {
    load.mockClear();
    for (let n = 0; n < 3; n += 1) await files.read("a", load);
    return load.mock.calls.length;
  };
  expect(await loads()).toBe(3);
  files.resume();
  expect(await loads()).toBe(1);
  files.drop();
  expect(await loads()).toBe(1);
  files.pause();
  expect(await loads()).toBe(3);
});

test("a file read during a removal is returned but not cached, and neither is a missing one", async () => {
  const { files, isCached } = openCache();
  const load = async () => {
    files.drop();
    return file();
  };
  expect(await files.read("a", load)).toEqual(file());
  expect(await files.read("b", async () => null)).toBeNull();
  expect([await isCached("a"), await isCached("b")]).toEqual([false, false]);
});

test("the least recently used file goes when the cache is full", async () => {
  const { files, isCached } = openCache(100);
  for (const path of ["a", "b", "c", "a", "d"]) await files.read(path, async () => file(30));
  expect([await isCached("a"), await isCached("b"), await isCached("d")]).toEqual([
    true,
    false,
    true,
  ]);
});
