import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeEmbedded } from "../../tests/support/embedded-files.ts";
import { openEmbedded } from "../db/embedded.ts";
import { openBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

test("a backup whose rows are not as they were takes no place", async () => {
  const home = fs.mkdtempSync(join(tmpdir(), "fontana-restore-"));
  onTestFinished(() => fs.rmSync(home, { recursive: true }));
  const folder = join(home, "backup");
  fs.mkdirSync(join(home, "original"));
  await makeEmbedded(join(home, "original"));
  const database = await openEmbedded(join(home, "original"));
  const options = { recipient: undefined, now: new Date(), places: [], bucket: undefined };
  const manifest = await writeBackup(database, { folder, ...options });
  await database.close();
  const place = {
    databaseUrl: undefined,
    dataDir: join(home, "restored"),
    files: { bucket: undefined },
  };
  const restore = async (tables: typeof manifest.tables) =>
    restoreBackup({ ...manifest, tables }, await openBackup(folder, manifest, undefined), place);
  const [name = "", ...others] = Object.keys(manifest.tables);
  expect(others.length).toBeGreaterThan(50);
  await expect(restore({ ...manifest.tables, [name]: { rows: 1, digest: "1" } })).rejects.toThrow(
    "Not as it was backed up",
  );
  expect(fs.readdirSync(place.dataDir).filter((name) => name.startsWith("db"))).toEqual([]);
  await restore(manifest.tables);
  expect(fs.existsSync(join(place.dataDir, "db"))).toBe(true);
});
