import { readdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "./log.ts";

export type FolderFile = { name: string; bytes: Buffer<ArrayBuffer>; changedAt: Date };

/** In bytes; no file of ours was ever larger. */
const maxBytes = 8 * 1024 * 1024;

/** `store` tells whether the file is now in the database. Safe to repeat, and in several processes at once. */
export async function importFolder(
  folder: string,
  store: (file: FolderFile) => Promise<boolean>,
  log: Log,
): Promise<void> {
  const names = await readdir(folder).catch(ignore("ENOENT"));
  if (!names) return;
  const stored: string[] = [];
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    const file = await readSmallFile(path).catch(ignore("ENOENT"));
    if (file === null) continue;
    if (file && (await store({ name, ...file }))) {
      stored.push(path);
      log.debug({ path }, "imported");
    } else log.warn({ path }, "left where it is: a broken file, or nothing of ours");
  }
  for (const path of stored) await rm(path, { force: true });
  await rmdir(folder).catch(ignore("ENOENT", "ENOTEMPTY"));
  log.info({ folder, files: stored.length }, "imported into the database");
}

async function readSmallFile(path: string) {
  const facts = await stat(path);
  if (!facts.isFile() || facts.size > maxBytes) return undefined;
  return { bytes: await readFile(path), changedAt: facts.mtime };
}

function ignore(...codes: string[]) {
  return (error: NodeJS.ErrnoException): null => {
    if (codes.includes(error.code ?? "")) return null;
    throw error;
  };
}
