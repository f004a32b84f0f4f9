import { expect, test } from "vitest";
import { requireRoom } from "./data-folder.ts";

test("a folder that is gone is told", () => {
  expect(() => requireRoom(import.meta.dirname)).not.toThrow();
  expect(() => requireRoom("/nowhere")).toThrow("ENOENT");
});

test.runIf(process.platform === "linux")("a disk without room is told", () => {
  // A file system that never has any; only root may write to it, were there room.
  expect(() => requireRoom("/proc")).toThrow(/is full|EACCES/);
});
