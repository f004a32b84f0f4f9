import fs from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { inTurns } from "../bucket/in-turns.ts";
import { hashIn, sha256 } from "../bucket/object-key.ts";
import type { Bucket } from "../bucket/open-bucket.ts";
import { fsyncFolder } from "../db/durable-files.ts";
import type { Manifest } from "./manifest.ts";
import { readSealed, sha256Of, writeSealed } from "./sealed-file.ts";

type Files = Manifest["files"];

const atOnce = 4;

const pathOf = (folder: string, key: string, { encrypted }: { encrypted: boolean }) =>
  join(folder, "files", encrypted ? `${key}.age` : key);

export async function copyFiles(
  folder: string,
  keys: string[],
  bucket: Bucket | undefined,
  recipient: string | undefined,
): Promise<Files> {
  const files: Files = { digests: {}, missing: [] };
  if (keys.length === 0) return files;
  if (!bucket)
    throw new Error("There are files in a bucket: set FILES_S3_URL and the others of its kind.");
  fs.mkdirSync(join(folder, "files"), { mode: 0o700 });
  await inTurns(keys, atOnce, async (key) => {
    const bytes = await bucket.get(key);
    if (!bytes) return void files.missing.push(key);
    const path = pathOf(folder, key, { encrypted: recipient !== undefined });
    files.digests[key] = await writeSealed(path, Readable.from([Buffer.from(bytes)]), recipient);
  });
  fsyncFolder(join(folder, "files"));
  return files;
}

export async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  await inTurns(Object.entries(manifest.files.digests), atOnce, async ([key, digest]) => {
    const path = pathOf(folder, key, manifest);
    if (!fs.existsSync(path) || (await sha256Of(path)) !== digest)
      throw new Error(`files/${key} is not what was written: the backup is damaged.`);
  });
}

/** @throws Error if one of them does not hold what its name says */
export async function readFiles(
  folder: string,
  manifest: Manifest,
  identity: string | undefined,
  take: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void> = async () => undefined,
): Promise<void> {
  await inTurns(Object.keys(manifest.files.digests), atOnce, async (key) => {
    const bytes = new Uint8Array(
      await buffer(await readSealed(pathOf(folder, key, manifest), identity)),
    );
    if (sha256(bytes) !== hashIn(key)) throw new Error(`files/${key} does not hold its file.`);
    await take(key, bytes);
  });
}
