import fs from "node:fs";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { fsyncFolder } from "../db/durable-files.ts";
import { describeDatabase } from "./describe-database.ts";
import { dump } from "./dump.ts";
import type { Manifest } from "./manifest.ts";
import { writeSealed } from "./sealed-file.ts";

type Options = {
  /** A new folder, which has the backup whole or does not exist. */
  folder: string;
  /** An age recipient, `age1…`. */
  recipient: string | undefined;
  now: Date;
};

/** @throws Error if the folder exists, the disk is full, or a tool is missing */
export async function writeBackup(
  database: Database,
  { folder, recipient, now }: Options,
): Promise<Manifest> {
  if (fs.existsSync(folder)) throw new Error(`${folder} exists already.`);
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const { lastMigration } = await describeDatabase(database);
    const written = join(unfinished, "writing");
    let sha256 = "";
    const { tables, file } = await dump(database, async (bytes) => {
      sha256 = await writeSealed(written, bytes, recipient);
    });
    const encrypted = recipient !== undefined;
    const named = encrypted ? `${file}.age` : file;
    fs.renameSync(written, join(unfinished, named));
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      kind: database.kind,
      lastMigration,
      file: named,
      sha256,
      encrypted,
      tables,
    };
    fs.writeFileSync(join(unfinished, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`, {
      flush: true,
      mode: 0o600,
    });
    fsyncFolder(unfinished);
    fs.renameSync(unfinished, folder);
    return manifest;
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}
