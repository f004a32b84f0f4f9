import fs from "node:fs";
import { join } from "node:path";
import type { FilePlace } from "../bucket/file-place.ts";
import type { Bucket } from "../bucket/open-bucket.ts";
import type { Database } from "../db/database.ts";
import { fsyncFolder } from "../db/durable-files.ts";
import { copyFiles } from "./backup-files.ts";
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
  places: FilePlace[];
  bucket: Bucket | undefined;
};

/** @throws Error if the folder exists, the disk is full, or a tool is missing */
export async function writeBackup(
  database: Database,
  { folder, recipient, now, places, bucket }: Options,
): Promise<Manifest> {
  if (fs.existsSync(folder)) throw new Error(`${folder} exists already.`);
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const { lastMigration } = await describeDatabase(database);
    const written = join(unfinished, "writing");
    let sha256 = "";
    let files: Manifest["files"] = { digests: {}, missing: [] };
    const { tables, file } = await dump(database, {
      places,
      write: async (bytes) => void (sha256 = await writeSealed(written, bytes, recipient)),
      copy: async (keys) => void (files = await copyFiles(unfinished, keys, bucket, recipient)),
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
      files,
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
