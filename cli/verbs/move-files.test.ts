import { afterEach, beforeEach, expect, test } from "vitest";
import { decideJobs } from "../../platform/installation.ts";
import { type FileDesk, openFileDesk } from "../../tests/support/file-desk.ts";
import { sendFile } from "../../tests/support/files.ts";
import type { Operator } from "../operator.ts";
import { moveFilesVerb } from "./move-files.ts";

let store: FileDesk;
beforeEach(async () => void (store = await openFileDesk()));
afterEach(() => store.close());

/** What runs in the program has what the program opened. */
const operator = () => store.desk.home.services as unknown as Operator;
const move = (to: "s3" | "database") => {
  operator().settings.files.store = to;
  return moveFilesVerb.run(operator(), { to }, () => undefined);
};

test("a copy of a database takes no file from the original's bucket until it is adopted", async () => {
  await move("s3");
  const { settings, database, clock } = operator();
  const { db } = database;
  const original = { db, place: async () => "the original" };
  await decideJobs({ database: original, settings, clock });
  const held = new Map(store.s3.objects);
  const asked = store.s3.asked.length;
  for (const runJobs of [true, false]) {
    settings.runJobs = runJobs;
    for (const to of ["s3", "database"] as const)
      await expect(move(to)).rejects.toThrow(
        /^This database belongs to a trial at the original[^.]+ADOPT_DATABASE=[\da-f]{8} [^.]+\.$/,
      );
  }
  expect([store.s3.objects, store.s3.asked.length]).toEqual([held, asked]);
  const said = await move("database").catch(({ message }: Error) => message);
  [, settings.adoptDatabase] = /ADOPT_DATABASE=(\w+)/.exec(String(said)) ?? [];
  expect(await move("database")).toMatchObject({ data: { inBucket: 0 } });
});

test("files that the store has lost are named, and the others move", async () => {
  const { home, own } = store.desk;
  for (let n = 0; n < 9; n++)
    expect(await sendFile(home, own.owner, { text: `${n}` })).toMatchObject({ status: 201 });
  await move("s3");
  const lost = [...store.s3.objects].filter(([, bytes]) => bytes.length === 1);
  for (const [key] of lost) store.s3.objects.delete(key);
  const { ok, data, lines } = await move("database");
  expect([ok, lost.length]).toEqual([false, 9]);
  expect(data).toMatchObject({ moved: { files: 7 }, inDatabase: 7, inBucket: 9 });
  const [first, ...more] = lines;
  expect(first).toBe("7 of 16 files were moved, 9 failed, 9 of them lost by the file store");
  for (const [key] of lost)
    expect(more.filter((line) => /^files .+ is lost: /.test(line)).join("\n")).toContain(key);
  expect(store.s3.objects.size, "what moved has left the bucket").toBe(0);
});

test("a file that the store refuses is named with the store's own words", async () => {
  store.s3.takes(100);
  const { ok, lines } = await move("s3");
  expect(ok).toBe(false);
  expect(lines.join("\n")).toMatch(/^photos .+ \(S3 returned 413 – EntityTooLarge\)$/m);
  expect(await store.places()).toMatchObject({ files: [0, 1], invoices: [0, 1], photos: [1, 0] });
});

test("a store that is away is left after some files", async () => {
  const { home, own } = store.desk;
  for (let n = 0; n < 9; n++) await sendFile(home, own.owner, { text: `${n}` });
  store.is("fails");
  const { ok, data, lines } = await move("s3");
  expect([ok, store.s3.objects.size]).toEqual([false, 0]);
  expect(data).toMatchObject({ gaveUp: true, error: expect.stringContaining("503 – SlowDown") });
  expect(lines.join("\n")).toContain("So many failed in a row");
  expect(store.s3.asked.length).toBeLessThan(12);
});
