import { afterEach, beforeEach, expect, test } from "vitest";
import { decideJobs } from "../../platform/installation.ts";
import { type FileDesk, openFileDesk } from "../../tests/support/file-desk.ts";
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
